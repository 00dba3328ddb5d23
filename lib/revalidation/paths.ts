/** Which pages have to be made again after a change of content. Pure. */
import { normaliseSource } from '../routing/redirects/normalise.ts'
import { hasReservedSegment } from '../routing/redirects/table.ts'
import type { ContentEvent } from './webhook.ts'

/** Why a page is made again. */
export type Reason =
  | 'the page itself'
  | 'its former path'
  | 'refers to it'
  | 'the settings of the whole site'
  | 'lists it'

/** Where a document is shown. */
export type Dependents = {
  /** Paths of pages that refer to it, or hold a section that lists documents of its type. */
  pages: readonly string[]
  /** Do the settings refer to it, in the navigation for instance? */
  settings: boolean
}

/** What is published now, after the change. */
export type SiteKnowledge = {
  paths: ReadonlySet<string>
  dependents: Dependents
}

/** Something made of many documents, such as a sitemap: its path, and the types of documents that are in it. */
export type ListPage = { path: string; types: readonly string[] }

/** Lists outside the pages that editors own. None yet. */
const LIST_PAGES: readonly ListPage[] = []

/** Pages with settings that editors do not own. */
const FRAME_PAGES = ['/404', '/500']

/** Sections that show documents without referring to them one by one, by type of document. */
const LISTING_SECTIONS: Readonly<Record<string, readonly string[]>> = {
  page: ['blogCategoryList'],
  review: ['reviews'],
}

/** Sections that show every document of a type. */
export function sectionsThatList(type: string): readonly string[] {
  return LISTING_SECTIONS[type] ?? []
}

/** Has the document a new address, or has it come or gone? Links to it show its path, so then they change. */
function hasMoved({ before, after }: ContentEvent): boolean {
  return before.path !== after.path
}

/** Is it worth asking where the document is shown? A page that stays where it is looks the same from everywhere else. */
export function needsDependents(event: ContentEvent): boolean {
  if (event.type === 'siteSettings' || event.type === 'redirect') return false
  return event.type !== 'page' || hasMoved(event)
}

/** Documents can hold anything: only what can be the path of a page is one. */
function isPagePath(path: string | null): path is string {
  return path !== null && /^\/(?:[^/\s?#\\][^\s?#\\]*)?$/.test(path) && !hasReservedSegment(normaliseSource(path))
}

/**
 * Turns a change into the paths to make again, the most wanted first, each with the reason.
 *
 * It says where to look again and never what to show, so events may come late, twice or out of order. Redirects are on no page: proxy.ts
 * answers them from the table that the webhook renews.
 * @param lists for tests; the site's own by default
 */
export function pathsToRevalidate(
  event: ContentEvent,
  { paths, dependents }: SiteKnowledge,
  lists: readonly ListPage[] = LIST_PAGES,
): Map<string, Reason> {
  const found = new Map<string, Reason>()
  const add = (candidates: Iterable<string | null>, reason: Reason) => {
    for (const path of candidates) if (isPagePath(path) && !found.has(path)) found.set(path, reason)
  }
  const addWholeSite = () => add([...paths, ...FRAME_PAGES], 'the settings of the whole site')
  const { before, after, type } = event

  if (type === 'page') {
    add([after.path], 'the page itself')
    add([before.path], 'its former path')
  }
  if (type === 'siteSettings') addWholeSite()
  if (needsDependents(event)) {
    add(dependents.pages, 'refers to it')
    if (dependents.settings) addWholeSite()
  }
  add(
    lists.filter(({ types }) => types.includes(type)).map(({ path }) => path),
    'lists it',
  )
  return found
}
