/** Requests of the filters' lookups for the server's HTML. */
import type { ApiRequest } from '@/lib/api/calls'

export const lookupRequests: ApiRequest[] = [
  { call: 'voiceRegions', query: {} },
  { call: 'voiceAgeCategories', query: {} },
  { call: 'voiceCategories', query: {} },
]
