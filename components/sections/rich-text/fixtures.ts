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
  contents: 'auto',
  updated: null,
}
