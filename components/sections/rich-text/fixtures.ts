/** Sections for tests. */
import { contentBlock, contentDefinitions } from '@/lib/content/fixtures'
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'richText'> = {
  _key: 'text',
  _type: 'richText',
  tone: 'cream',
  anchor: null,
  heading: 'What the price covers',
  body: [contentBlock('Commercials carry a 12-month licence.'), contentBlock('GST', { style: 'h3' })],
  contents: 'auto',
  updated: null,
}

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'richText'> = { ...typical, heading: '', body: [] }

export const longest: SectionOf<'richText'> = {
  ...typical,
  heading: '',
  updated: '2026-10-09',
  body: ['Usage Terms', 'Payment Terms', 'Music Licensing', 'AI Use', 'Usage Terms'].flatMap((heading, index) => [
    contentBlock(heading, { _key: `h${index}`, style: 'h2' }),
    contentBlock('A rule. '.repeat(60), { _key: `p${index}` }),
    contentDefinitions([['A term of many words', 'And what it means. '.repeat(20)]], `d${index}`),
  ]),
}
