/** Hook with the state of the voice list: query, current and previous response, and actions. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { usePlayer } from '@/components/audio/player-context'
import { findVoiceById } from '@/lib/api/all-voices'
import { fetchApi } from '@/lib/api/fetch-api'
import type { Voice, VoicePage } from '@/lib/api/models'
import { useApi, useCached } from '@/lib/api/use-api'
import { usePreload } from '@/lib/api/use-preload'
import { clampPage } from '@/lib/format/paging'
import {
  cleared,
  DEFAULT_LIST,
  type Filters,
  type ListState,
  listQuery,
  withFilters,
  withKnownIds,
  withSimilar,
} from '@/lib/voices/list-query'
import { useKeepPreviousData } from '../../lib/api/use-keep-previous-data'
import { useListAddress } from './use-list-address'
import { knownIds, type Lookups, useLookups } from './use-lookups'

export type VoiceList = {
  state: ListState
  lookups: Lookups
  /** The response for `state`; undefined while it loads. */
  answer: VoicePage | undefined
  /** The response, or the previous one. */
  shown: VoicePage | undefined
  error: Error | undefined
  /** Name of the voice that the listed ones are similar to; null if there is none, or its name is unknown. */
  similarTo: string | null
  /** Category whose sample the cards show first: the one named by a link, otherwise the filter's. */
  preselect: string | null
  /** The URL's page is beyond the last one and is being corrected. */
  isBeyondEnd: boolean
  retry(): void
  change(change: Partial<Filters>): void
  clear(): void
  /** Shows voices similar to this one, with a new history entry; null ends it. */
  findSimilar(voice: Voice | null): void
  /** Shows another list, without a new history entry. */
  show(state: ListState): void
  /** URL of another page of the same list. */
  pageHref(page: number): string
  /** A change is likely: prefetches its response. */
  expect(change: Partial<Filters>): void
  expectPage(page: number): void
}

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

/** Runs a callback when the browser is idle. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 500)
  return () => clearTimeout(timer)
}

export function useVoiceList(): VoiceList {
  const { state: addressed, href, replace, push } = useListAddress()
  const lookups = useLookups()
  const state = useMemo(() => withKnownIds(addressed, knownIds(lookups)), [addressed, lookups])
  const { data: answer, error: failure, isValidating, mutate } = useApi('voices', listQuery(state))
  const shown = useKeepPreviousData(answer, useCached('voices', listQuery(DEFAULT_LIST)))
  const { name, setKnown } = useSimilarName(state.voiceId, answer)
  const category = lookups.category?.find(({ id }) => id === state.category)?.label
  // The previous list's cards keep their samples until the new list is rendered.
  const preselect = useKeepPreviousData(answer && (state.preselect ?? category ?? '')) || null
  const player = usePlayer()
  const preload = usePreload()

  /** Latest state for handlers created in an earlier render, such as those of cards and timers. */
  const latest = useRef(state)
  latest.current = state

  const { page } = state
  const existing = answer && answer.totalCount > 0 ? clampPage(page, answer.totalPages) : page
  const isBeyondEnd = existing !== page
  useEffect(() => {
    if (isBeyondEnd) replace({ ...latest.current, page: existing })
  }, [isBeyondEnd, existing, replace])

  // Stop playback when the page changes, Back and Forward included: a card that is gone cannot be paused.
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current !== page) player.stop()
    shownPage.current = page
  }, [page, player])

  const totalPages = answer?.totalPages ?? 0
  useEffect(() => {
    if (page >= totalPages) return
    return whenIdle(() => preload('voices', listQuery({ ...latest.current, page: page + 1 })))
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
    state,
    lookups,
    answer,
    shown,
    // Hide the error while retrying, so that Try again shows a reaction.
    error: isValidating ? undefined : failure,
    similarTo: name,
    preselect,
    isBeyondEnd,
    retry: () => void mutate(),
    change: (change) => replace(withFilters(latest.current, change)),
    clear: () => replace(cleared(latest.current)),
    findSimilar,
    show: replace,
    pageHref: (other) => href({ ...state, page: other }),
    expect: (change) => preload('voices', listQuery(withFilters(latest.current, change))),
    expectPage: (other) => preload('voices', listQuery({ ...latest.current, page: other })),
  }
}
