/** Requests of the voice list for the server's HTML: the first page and the filters' lookups. Pure. */
import { lookupRequests } from '@/components/voices/lookup-requests'
import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'
import { DEFAULT_LIST, listQuery } from '@/lib/voices/list-query'

export function requests(_section: SectionOf<'voiceList'>): ApiRequest[] {
  return [{ call: 'voices', query: listQuery(DEFAULT_LIST) }, ...lookupRequests]
}
