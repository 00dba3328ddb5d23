/** Hook with the state of the voice list: query, current and previous response, and actions. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStopOnChange } from '@/components/audio/player-context'
import { untilIdle } from '@/components/island/idle'
import { useAddressState } from '@/components/ui/use-address-state'
import { usePagedRead } from '@/components/ui/use-paged-read'
import { findVoiceById } from '@/lib/api/all-voices'
import { fetchApi } from '@/lib/api/fetch-api'
import type { Voice, VoicePage } from '@/lib/api/models'
import { useKeepPreviousData } from '@/lib/api/use-keep-previous-data'
import { usePreload } from '@/lib/api/use-preload'
import {
  cleared,
  DEFAULT_LIST,
  type Filters,
  listQuery,
  parseList,
  withFilters,
  withKnownIds,
  withSimilar,
  writeList,
} from '@/lib/voices/list-query'
import { knownIds, useLookups } from './use-lookups'

export type VoiceList = ReturnType<typeof useVoiceList>

/**
 * The name for a voice id: from the clicked card, from a response that contains the voice, or from the list of all
 * voices.
 */
function useSimilarName(voiceId: string | null, answer: VoicePage | undefined) {
  const [known, setKnown] = useState<{ id: string; name: string } | null>(null)
  const isKnown = known !== null && known.id === voiceId
  const listed = answer?.voices.find(({ id }) => String(id) === voiceId)
  if (voiceId !== null && listed && !isKnown) setKnown({ id: voiceId, name: listed.pseudonym })
  const isMissing = voiceId !== null && answer !== undefined && !isKnown && !listed
  useEffect(() => {
    if (!isMissing) return
    let isStale = false
    findVoiceById(voiceId, (query) => fetchApi('voices', query)).then(
      (voice) => {
        if (voice && !isStale) setKnown({ id: voiceId, name: voice.pseudonym })
      },
      // The list is usable without the name.
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [isMissing, voiceId])
  return { name: isKnown ? known.name : null, setKnown }
}

export function useVoiceList() {
  const { state: addressed, path, href, replace, push } = useAddressState(parseList, writeList)
  const lookups = useLookups()
  const state = useMemo(() => withKnownIds(addressed, knownIds(lookups)), [addressed, lookups])
  const { page } = state
  const read = usePagedRead('voices', {
    query: listQuery(state),
    first: listQuery(DEFAULT_LIST),
    page,
    onPage: (existing) => replace({ ...state, page: existing }),
  })
  const { answer } = read
  const { name, setKnown } = useSimilarName(state.voiceId, answer)
  const category = lookups.category?.find(({ id }) => id === state.category)?.label
  // The previous list's cards keep their samples until the new list is rendered.
  const preselect = useKeepPreviousData(answer && (state.preselect ?? category ?? '')) || null
  useStopOnChange(page)
  const preload = usePreload()

  /** Latest state for handlers created in an earlier render, such as those of cards and timers. */
  const latest = useRef(state)
  latest.current = state

  const totalPages = answer?.totalPages ?? 0
  useEffect(() => {
    if (page >= totalPages) return
    let isGone = false
    void untilIdle().then(() => {
      if (!isGone) preload('voices', listQuery({ ...latest.current, page: page + 1 }))
    })
    return () => {
      isGone = true
    }
  }, [page, totalPages, preload])

  const findSimilar = useCallback(
    (voice: Voice | null) => {
      if (!voice) return replace(withFilters(latest.current, {}))
      const voiceId = String(voice.id)
      setKnown({ id: voiceId, name: voice.pseudonym })
      push(withSimilar(latest.current, voiceId))
    },
    [replace, push, setKnown],
  )

  return {
    ...read,
    state,
    path,
    lookups,
    /** Name of the voice that the listed ones are similar to; null if there is none, or its name is unknown. */
    similarTo: name,
    /** Category whose sample the cards show first: the one named by a link, otherwise the filter's. */
    preselect,
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
    expectPage: (other: number) => preload('voices', listQuery({ ...latest.current, page: other })),
  }
}
