/** Validation of a whole page: its anchors, and exactly one banner, at the top. Pure. */
import { headingIds } from '../../lib/html/heading-ids.ts'
import { fieldOf, listOf, paragraphText, textOf } from './parent.ts'

const BANNERS = ['voiceBanner', 'pageBanner']
/** Section types whose heading is the page's main heading when they come first: a tool belongs at the top. */
const TOOLS = ['shortlist', 'stopwatch']

function isHeading(block: unknown): boolean {
  return ['h2', 'h3'].includes(textOf(block, 'style'))
}

/** The anchor name of a heading; empty when there is none. */
function placeName(block: unknown): string {
  const place = listOf(block, 'markDefs').find((mark) => textOf(mark, '_type') === 'place')
  return textOf(place, 'anchor')
}

/**
 * The names of all anchors of a page, top to bottom: those that editors gave, and those that the site makes of headings
 * by the same rule.
 */
export function anchorsOf(sections: readonly unknown[]): string[] {
  return sections.flatMap((section) => {
    const headings = listOf(section, 'body')
      .filter(isHeading)
      .map((block) => ({ key: textOf(block, '_key'), text: paragraphText(block), anchor: placeName(block) }))
    const named = [section, ...listOf(section, 'roles')].map((place) => textOf(place, 'anchor')).filter(Boolean)
    return [...named, ...headingIds(headings).values()]
  })
}

/** The problem of a section's place on the page; empty when there is none. */
function placeProblem(section: unknown, index: number): string {
  const type = textOf(section, '_type')
  if (index > 0) {
    return BANNERS.includes(type) ? 'A banner holds the main heading of the page: one is enough, at the top.' : ''
  }
  const opens = [...BANNERS, ...TOOLS].includes(type)
  return opens ? '' : 'Start with a banner: without one the page has no main heading.'
}

/** Reports sections that leave a page without its main heading, or with two. */
export function checkBanners(sections: readonly unknown[] = []) {
  return sections
    .map((section, index) => ({ message: placeProblem(section, index), path: [{ _key: textOf(section, '_key') }] }))
    .filter(({ message }) => message !== '')
}

/** The sections of a page document. */
export function sectionsOf(document: unknown): readonly unknown[] | null {
  return fieldOf(document, '_type') === 'page' ? listOf(document, 'sections') : null
}
