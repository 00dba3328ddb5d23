/** Hook with the state of the voice list: query, current and previous response, and actions. */

import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { usePagedRead } from '@/components/lists/use-paged-read'
import { useQueryState } from '@/components/lists/use-query-state'
import { findVoiceById } from '@/lib/api/all-voices'
import { fetchApi } from '@/lib/api/fetch-api'
import type { Voice } from '@/lib/api/models'
import { useKeepPreviousData } from '@/lib/api-hooks/use-api'
import { useFetchOnce } from '@/lib/api-hooks/use-fetch-once'
import { usePreload } from '@/lib/api-hooks/use-preload'
import { untilIdle } from '@/lib/browser/loading'
import {
  cleared,
  DEFAULT_LIST,
  type Filters,
  listQuery,
  parseList,
  withFilters,
  withSimilar,
  writeList,
} from '@/lib/voices/list-query'
import { useLookups } from './use-lookups'

export type VoiceList = ReturnType<typeof useVoiceList>

/** The key of a voice in SWR's cache. */
const voiceKey = (id: string) => `voice ${id}`

/** The name for a voice id, which may be in no response: the API leaves a voice out of those similar to it. */
function useNameOf(id: string | null): string | null {
  const find = async () => (id === null ? null : findVoiceById(id, (query) => fetchApi('voices', query)))
  const { data } = useFetchOnce<Voice | null>(id === null ? null : voiceKey(id), find)
  return data?.pseudonym ?? null
}

export function useVoiceList() {
  const { state, path, href, replace, push } = useQueryState(parseList, writeList)
  const lookups = useLookups()
  const { page } = state
  const read = usePagedRead('voices', {
    query: listQuery(state),
    first: listQuery(DEFAULT_LIST),
    page,
    onPage: (existing) => replace({ ...state, page: existing }),
  })
  const { response } = read
  const similarTo = useNameOf(state.voiceId)
  const { mutate } = useSWRConfig()
  const category = lookups.category?.find(({ id }) => id === state.category)?.label
  // The previous list's cards keep their samples until the new list is rendered.
  const initialCategory = useKeepPreviousData(response && (category ?? state.initialCategory ?? '')) || null
  const preload = usePreload()

  /** Latest state for handlers created in an earlier render, such as those of cards and timers. */
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  })

  const totalPages = response?.totalPages ?? 0
  useEffect(() => {
    if (page >= totalPages) return
    let isCancelled = false
    void untilIdle().then(() => {
      if (!isCancelled) preload('voices', listQuery({ ...latest.current, page: page + 1 }))
    })
    return () => {
      isCancelled = true
    }
  }, [page, totalPages, preload])

  const findSimilar = useCallback(
    (voice: Voice | null) => {
      if (!voice) return replace(withFilters(latest.current, {}))
      const voiceId = String(voice.id)
      void mutate(voiceKey(voiceId), voice, { revalidate: false })
      push(withSimilar(latest.current, voiceId))
    },
    [replace, push, mutate],
  )

  return {
    ...read,
    state,
    path,
    lookups,
    /** Name of the voice that the listed ones are similar to; null if there is none, or its name is unknown. */
    similarTo,
    /** Category whose sample the cards show first: the filter's, otherwise the one named by a link. */
    initialCategory,
    change: (change: Partial<Filters>) => replace(withFilters(latest.current, change)),
    clear: () => replace(cleared(latest.current)),
    /** Shows voices similar to this one, with a new history entry; null ends it. */
    findSimilar,
    /** Shows another list, without a new history entry. */
    show: replace,
    /** URL of another page of the same list. */
    pageHref: (other: number) => href({ ...state, page: other }),
    /** A change is likely: prefetches its response. */
    expect: (change: Partial<Filters>) => preload('voices', listQuery(withFilters(latest.current, change))),
  }
}
