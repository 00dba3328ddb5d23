/** What the grid of voices asks of the API for the first HTML: the first page, and what the filters offer. Pure. */
import { lookupRequests } from '@/components/voices/lookup-requests'
import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'
import { DEFAULT_LIST, listQuery } from '@/lib/voices/list-query'

export function requests(_section: SectionOf<'voiceList'>): ApiRequest[] {
  return [{ call: 'voices', query: listQuery(DEFAULT_LIST) }, ...lookupRequests]
}
