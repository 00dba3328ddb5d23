/** The API requests whose data a page's sections need in the server's HTML. Describes requests, sends none. */
import type { ApiRequest } from '@/lib/api/calls'
import type { PageSection, SectionOf, SectionType } from '@/lib/content/section-types'
import { SECTIONS, type SectionEntry } from './registry'

async function requestsOf<T extends SectionType>(section: SectionOf<T>): Promise<ApiRequest[]> {
  const entry: SectionEntry<T> | undefined = SECTIONS[section._type]
  const module = await entry?.requests?.()
  return module?.requests(section) ?? []
}

export async function sectionRequests(sections: readonly PageSection[]): Promise<ApiRequest[]> {
  return (await Promise.all(sections.map((section) => requestsOf(section)))).flat()
}
