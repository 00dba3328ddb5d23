/** Sections for tests. */
import { contentBlock } from '@/lib/content/fixtures'
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'richText'> = {
  _key: 'text',
  _type: 'richText',
  tone: 'cream',
  anchor: null,
  heading: 'What the price covers',
  body: [contentBlock('Commercials carry a 12-month licence.'), contentBlock('GST', { style: 'h3' })],
}

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'richText'> = { ...typical, heading: '', body: [] }

export const longest: SectionOf<'richText'> = {
  ...typical,
  heading: '',
  body: ['Usage Terms', 'Payment Terms', 'Music Licensing', 'AI Use', 'Usage Terms'].flatMap((heading, index) => [
    contentBlock(heading, { _key: `h${index}`, style: 'h2' }),
    contentBlock('A rule. '.repeat(60), { _key: `p${index}` }),
  ]),
}
