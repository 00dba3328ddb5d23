/** Requests of the AI voices grid. Pure. */
import type { ApiRequest, CallQuery } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'

export const PAGE_SIZE = 12

/** @param searchKeyword blank finds every AI voice. No region: this page has no region filter. */
export function ethicalVoicesQuery(page: number, searchKeyword: string): CallQuery<'voices'> {
  return {
    featuredOnly: false,
    ethicalAIOnly: true,
    searchKeyword: searchKeyword || undefined,
    page,
    pageSize: PAGE_SIZE,
  }
}

/** A page of the list, for the server's HTML. */
export function requests(_section: SectionOf<'ethicalVoiceList'>, page = 1): ApiRequest[] {
  return [{ call: 'voices', query: ethicalVoicesQuery(page, '') }]
}
