/** Determines which pages to revalidate after a change of content. Pure. */

import type { SectionType } from '../../content/section-types.ts'
import { FACTS } from '../../facts/facts.ts'
import { normaliseSource } from '../../routing/redirects/normalise.ts'
import { hasReservedSegment } from '../../routing/redirects/table.ts'
import { voiceIdKey } from '../../voices/paths.ts'
import { WORDS } from '../../words/words.ts'
import type { ContentEvent } from './webhook.ts'

/** Where a document is shown. */
export type Dependents = {
  /** Paths of pages that refer to it, or contain a section that lists documents of its type. */
  pages: readonly string[]
  /** Whether the settings refer to it, in the navigation for instance. */
  settings: boolean
}

/** Published state after the change. */
export type SiteKnowledge = {
  paths: ReadonlySet<string>
  dependents: Dependents
}

/** Documents that every page shows: facts and words stand in header and footer too. */
const WHOLE_SITE: readonly string[] = ['siteSettings', FACTS, WORDS]

/** Pages that show the settings but have no page document. */
const FRAME_PAGES = ['/404', '/500']

/** Sections that show documents without referring to them one by one, by document type. */
const LISTING_SECTIONS: Readonly<Record<string, readonly SectionType[]>> = {
  page: ['blogCategoryList'],
  review: ['reviews'],
}

/** Section types that show every document of a type. */
export function sectionsThatList(type: string): readonly string[] {
  return LISTING_SECTIONS[type] ?? []
}

/** Whether the document's path has changed, appeared or gone. Then links to it change as well. */
function hasMoved({ before, after }: ContentEvent): boolean {
  return before.path !== after.path
}

/** Whether dependents have to be queried. A page that keeps its path looks the same on other pages. */
export function needsDependents(event: ContentEvent): boolean {
  if (WHOLE_SITE.includes(event.type) || event.type === 'redirect') return false
  return event.type !== 'page' || hasMoved(event)
}

/** Whether the change shows in header, footer or words, and so on every page, articles included. */
export function isOnEveryPage(event: ContentEvent, { settings }: Dependents): boolean {
  return WHOLE_SITE.includes(event.type) || (needsDependents(event) && settings)
}

/** Keys of the voices whose recording a changed transcript is of, or was of before. */
export function voicesOf({ before, after }: ContentEvent): ReadonlySet<string> {
  return new Set([before, after].flatMap(({ voiceId }) => (voiceId ? [voiceIdKey(voiceId)] : [])))
}

/** Fields can hold anything, so only a valid page path is accepted. */
function isPagePath(path: string | null): path is string {
  return path !== null && /^\/(?:[^/\s?#\\][^\s?#\\]*)?$/.test(path) && !hasReservedSegment(normaliseSource(path))
}

/**
 * Turns a change into the paths to revalidate, in order of priority.
 *
 * Revalidation re-reads the content, so events may come late, twice or out of order. Redirects are on no page:
 * proxy.ts serves them from the routes that the webhook refreshes.
 */
export function pathsToRevalidate(event: ContentEvent, { paths, dependents }: SiteKnowledge): ReadonlySet<string> {
  const { before, after, type } = event
  const own = type === 'page' ? [after.path, before.path] : []
  const linking = needsDependents(event) ? dependents.pages : []
  const everywhere = isOnEveryPage(event, dependents) ? [...paths, ...FRAME_PAGES] : []
  return new Set([...own, ...linking, ...everywhere].filter(isPagePath))
}
