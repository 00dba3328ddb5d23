/** Validation of a whole page: unique anchors, and exactly one banner, at the top. Pure. */
import { headingIds } from '../../lib/html/heading-ids.ts'
import { questionIds } from '../../lib/html/question-ids.ts'
import { placeName } from './headings.ts'
import { fieldOf, listOf, paragraphText, textOf } from './parent.ts'

/** An anchor on a page. */
export type Place = {
  name: string
  /** Key of its section. */
  section: string
  /** Named by an editor, or generated from a heading of running text or a question. */
  from: 'anchor' | 'heading'
}

/** A problem with one section. */
export type SectionProblem = { section: string; message: string }

const BANNERS = ['voiceBanner', 'pageBanner']
/** Section types whose heading is the page's main heading when they come first: a tool belongs at the top. */
const TOOLS = ['shortlist', 'stopwatch']

function isHeading(block: unknown): boolean {
  return ['h2', 'h3'].includes(textOf(block, 'style'))
}

/** All anchors of a page, top to bottom. The site generates the names for headings by the same rule. */
export function placesOf(sections: readonly unknown[]): Place[] {
  return sections.flatMap((section): Place[] => {
    const key = textOf(section, '_key')
    const anchor = textOf(section, 'anchor')
    const headings = listOf(section, 'body')
      .filter(isHeading)
      .map((block) => ({ key: textOf(block, '_key'), text: paragraphText(block), anchor: placeName(block) }))
    const questions = listOf(section, 'items')
      .map((item) => ({ key: textOf(item, '_key'), question: textOf(item, 'question') }))
      .filter(({ question }) => question !== '')
    const roles = listOf(section, 'roles').map((role) => textOf(role, 'anchor'))
    const ids = headingIds(headings)
    const names = [...headings.map((heading) => ids.get(heading.key) ?? ''), ...questionIds(questions).values()]
    return [
      ...[anchor, ...roles].filter(Boolean).map((name) => ({ name, section: key, from: 'anchor' as const })),
      ...names.map((name) => ({ name, section: key, from: 'heading' as const })),
    ]
  })
}

/** Anchor names used earlier on the page, which links could not distinguish. */
export function repeatedAnchors(sections: readonly unknown[]): SectionProblem[] {
  const places = placesOf(sections)
  return places.flatMap(({ name, section, from }, index) => {
    const earlier = places.slice(0, index).find((place) => place.name === name)
    // Two headings with the same words are not an error: links in the table of contents lead to the first.
    if (!earlier || (from === 'heading' && earlier.from === 'heading')) return []
    return [{ section, message: `Two places on this page are called "${name}". Rename one of them.` }]
  })
}

/** Banners that are not at the top, or are more than one; the page itself when it does not start with one. */
export function bannerProblems(sections: readonly unknown[]): SectionProblem[] {
  const banners = sections.filter((section) => BANNERS.includes(textOf(section, '_type')))
  const [first, ...others] = banners
  const opening = sections[0]
  const problems = others.map((section) => ({
    section: textOf(section, '_key'),
    message: 'One banner is enough: it holds the main heading of the page.',
  }))
  const isOpenedByTool = !first && TOOLS.includes(textOf(opening, '_type'))
  if (opening && first !== opening && !isOpenedByTool) {
    problems.unshift({
      section: textOf(first ?? opening, '_key'),
      message: first
        ? 'The banner holds the main heading of the page, so it comes first.'
        : 'Start with a banner: without one the page has no main heading.',
    })
  }
  return problems
}

/** Whether a page with these sections has this anchor. */
export function hasPlace(sections: readonly unknown[], name: string): boolean {
  return placesOf(sections).some((place) => place.name === name)
}

/** The sections of a page document. */
export function sectionsOf(document: unknown): readonly unknown[] | null {
  return fieldOf(document, '_type') === 'page' ? listOf(document, 'sections') : null
}
