/** What the sections of a page need of the server. Not for the browser, which needs none of it. */
import type { ApiRequest } from '@/lib/api/calls'
import type { PageSection, SectionOf, SectionType } from '@/lib/content/section-types'
import type { ContentNeeds } from '@/lib/page/props'
import type { SectionDefinition } from './definition'
import { DEFINITIONS } from './definitions'

function definitionOf<T extends SectionType>(type: T): SectionDefinition<T> | undefined {
  return DEFINITIONS[type]
}

function requestsOf<T extends SectionType>(section: SectionOf<T>, page: number): ApiRequest[] {
  const type: T = section._type
  return definitionOf(type)?.requests?.(section, page) ?? []
}

/** @param page of the lists, whose first one stands on the page itself */
export function sectionNeeds(sections: readonly PageSection[], page = 1): ContentNeeds {
  return {
    requests: sections.flatMap((section) => requestsOf(section, page)),
    words: Object.fromEntries(sections.map(({ _type }) => [_type, definitionOf(_type)?.words ?? []])),
  }
}
