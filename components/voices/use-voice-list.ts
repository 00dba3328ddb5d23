/** The list of voices as its page shows it: what is asked, what has been answered, and what stands there meanwhile. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { usePlayer } from '@/components/audio/player-context'
import { fetchApi } from '@/lib/api/fetch-api'
import type { Voice, VoicePage } from '@/lib/api/models'
import { useApi, useCached } from '@/lib/api/use-api'
import { usePreload } from '@/lib/api/use-preload'
import { clampPage } from '@/lib/format/paging'
import { findVoiceById } from '@/lib/voices/all-voices'
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
  /** The answer to `state`; undefined while it is on its way. */
  answer: VoicePage | undefined
  /** The answer, or the one before it. */
  shown: VoicePage | undefined
  error: Error | undefined
  /** Name of the voice that the listed ones are similar to; null when there is none, or when its name is not known. */
  similarTo: string | null
  /** Category whose sample the cards show first: the one that a link asks for, else the one that the list is filtered by. */
  preselect: string | null
  /** The page of the address is beyond the last one; the address is being put right. */
  isBeyondEnd: boolean
  retry(): void
  change(change: Partial<Filters>): void
  clear(): void
  /** Shows voices similar to this one, as a step in the history; null ends it. */
  findSimilar(voice: Voice | null): void
  /** Shows another list, without a step in the history. */
  show(state: ListState): void
  /** The address of another page of the same list. */
  pageHref(page: number): string
  /** A change is likely: its answer is fetched ahead of time. */
  expect(change: Partial<Filters>): void
  expectPage(page: number): void
}

/** The name behind a voice id: from the card that was pressed, from a response that holds the voice, or from the list of all voices. */
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
      // The list can be read without the name.
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [isMissing, voiceId])
  return { name: isKnown ? known.name : null, setKnown }
}

/** Runs when the browser has nothing better to do. */
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
  // The cards of the list before keep their samples until the new list is there.
  const preselect = useKeepPreviousData(answer && (state.preselect ?? category ?? '')) || null
  const player = usePlayer()
  const preload = usePreload()

  /** What handlers see that were made in an earlier render, such as those of cards and timers. */
  const latest = useRef(state)
  latest.current = state

  const { page } = state
  const existing = answer && answer.totalCount > 0 ? clampPage(page, answer.totalPages) : page
  const isBeyondEnd = existing !== page
  useEffect(() => {
    if (isBeyondEnd) replace({ ...latest.current, page: existing })
  }, [isBeyondEnd, existing, replace])

  // The cards leave with their page, by Back and Forward too: nothing may play that cannot be paused.
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
    // Try again shows that it does.
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
