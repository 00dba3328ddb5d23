/** The lookups of the filters, for the first HTML. */
import type { ApiRequest } from '@/lib/api/calls'

export const lookupRequests: ApiRequest[] = [
  { call: 'voiceRegions', query: {} },
  { call: 'voiceAgeCategories', query: {} },
  { call: 'voiceCategories', query: {} },
]
