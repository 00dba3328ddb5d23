/** What makes a page whole: its places have names of their own, and it opens with one banner. Pure. */
import { headingIds } from '../../lib/html/heading-ids.ts'
import { questionIds } from '../../lib/html/question-ids.ts'
import { placeName } from './headings.ts'
import { fieldOf, listOf, textOf } from './parent.ts'

/** A place that a link can jump to. */
export type Place = {
  name: string
  /** Key of the section it is in. */
  section: string
  /** Named by an editor, or made from a heading of running text or from a question. */
  from: 'anchor' | 'heading'
}

/** Something to tell the editor about one section. */
export type SectionProblem = { section: string; message: string }

const BANNERS = ['voiceBanner', 'pageBanner']
/** Their heading is the main one where they open a page: a tool is wanted at the top. */
const TOOLS = ['shortlist', 'stopwatch']

function spanText(block: unknown): string {
  return listOf(block, 'children')
    .map((span) => textOf(span, 'text'))
    .join('')
}

function isHeading(block: unknown): boolean {
  return ['h2', 'h3'].includes(textOf(block, 'style'))
}

/** Every place on a page that a link can jump to, top to bottom. The site gives headings of running text their names by the same rule. */
export function placesOf(sections: readonly unknown[]): Place[] {
  return sections.flatMap((section): Place[] => {
    const key = textOf(section, '_key')
    const anchor = textOf(section, 'anchor')
    const headings = listOf(section, 'body')
      .filter(isHeading)
      .map((block) => ({ key: textOf(block, '_key'), text: spanText(block), anchor: placeName(block) }))
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

/** Anchor names that something above them on the page has already: a link could not tell them apart. */
export function repeatedAnchors(sections: readonly unknown[]): SectionProblem[] {
  const places = placesOf(sections)
  return places.flatMap(({ name, section, from }, index) => {
    const earlier = places.slice(0, index).find((place) => place.name === name)
    // Two headings of the same words are no mistake of the editor's: links in the table of contents lead to the first.
    if (!earlier || (from === 'heading' && earlier.from === 'heading')) return []
    return [{ section, message: `Two places on this page are called "${name}". Rename one of them.` }]
  })
}

/** Banners that do not open the page, or are more than one; the page itself when nothing opens it. */
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

/** Is there such a place on a page with these sections? */
export function hasPlace(sections: readonly unknown[], name: string): boolean {
  return placesOf(sections).some((place) => place.name === name)
}

/** The sections of a document, if it is a page. */
export function sectionsOf(document: unknown): readonly unknown[] | null {
  return fieldOf(document, '_type') === 'page' ? listOf(document, 'sections') : null
}
