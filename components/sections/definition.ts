/**
 * The types of a section's `definition.ts`, which exports when the section hydrates, the API requests for its HTML, and its
 * tables of words. A section whose folder has no such file never hydrates, requests nothing and uses no words of its own.
 * `npm run typegen` writes three lists from these files: registry.ts has the rules of hydration, for the browser; islands.ts
 * the components; definitions.ts also requests and words, for the server.
 */
import type { IslandDefinition } from '@/components/island/definition'
import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf, SectionType } from '@/lib/content/section-types'
import type { WordTable } from '@/lib/words/words'

/** What every section's component gets. */
export type SectionProps<T extends SectionType> = {
  section: SectionOf<T>
  /** The first section of a page holds its h1. */
  isFirst?: boolean
}

/**
 * When the section hydrates: on interaction unless it says otherwise. `load` imports the component: a chunk of its own, so
 * that a page loads only the sections that are used. Sections with much in common share a chunk, and so do those that
 * never hydrate, which only draft mode loads: the name of each chunk is in every page.
 */
export type SectionIsland<T extends SectionType> = Omit<IslandDefinition<SectionProps<T>>, 'name'>

export type SectionDefinition<T extends SectionType> = {
  island: SectionIsland<T>
  /** API requests whose data the server's HTML holds. Describes them, sends none. `page` of its list, where it has one. */
  requests?: (section: SectionOf<T>, page: number) => ApiRequest[]
  /** The tables of words that it uses beside those of the frame. A test compares them with what its components use. */
  words?: readonly WordTable[]
}

/** What campaigns add to a link, which selects nothing. */
const CAMPAIGN = /^utm_|clid$/

/** Whether the URL's query selects another list than the one in the server's HTML, or a voice for the estimator. */
export function hasQuery(): boolean {
  return Array.from(new URLSearchParams(window.location.search).keys()).some((name) => !CAMPAIGN.test(name))
}
