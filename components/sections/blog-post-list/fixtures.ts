/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'blogPostList'> = {
  _key: 'posts',
  _type: 'blogPostList',
  tone: 'white',
  anchor: 'articles',
  heading: 'Articles on podcasts',
  hideHeading: false,
  intro: 'The newest comes first.',
  category: 'podcast',
  searchLabel: 'Search these articles',
}

/** A section that an editor has just added: it renders nothing until it has a category. */
export const minimal: SectionOf<'blogPostList'> = {
  ...typical,
  heading: '',
  intro: null,
  category: '',
  searchLabel: '',
}

export const longest: SectionOf<'blogPostList'> = {
  ...typical,
  heading: 'Articles on podcasts '.repeat(8),
  intro: 'Plan it, record it, publish it. '.repeat(20),
  searchLabel: 'Search these articles '.repeat(5),
}
