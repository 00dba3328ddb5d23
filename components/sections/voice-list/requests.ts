/** What the grid of voices asks of the API. Pure. */
import type { ApiRequest, CallQuery } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'

export const PAGE_SIZE = 12
/** Every list starts in this region (reading A43). */
const DEFAULT_REGION = 1

export function voiceListQuery(page: number): CallQuery<'voices'> {
  return { featuredOnly: false, ethicalAIOnly: false, regionId: DEFAULT_REGION, page, pageSize: PAGE_SIZE }
}

/** The first HTML holds the first page. */
export function requests(_section: SectionOf<'voiceList'>): ApiRequest[] {
  return [{ call: 'voices', query: voiceListQuery(1) }]
}
