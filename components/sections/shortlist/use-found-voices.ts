/** Hook that looks up the voices of a shortlist in the API. */
import { useState } from 'react'
import { apiUrl } from '@/lib/api/calls'
import { fetchWithRetries } from '@/lib/api/fetch-api'
import type { Voice, VoicesResponse } from '@/lib/api/models'
import { useFetchOnce } from '@/lib/api-hooks/use-fetch-once'
import { findVoices } from '@/lib/shortlist/find-voices'
import type { ShortlistVoice } from '@/lib/shortlist/shortlist'

export type FoundVoices = ReadonlyMap<string, Voice>

const NONE: FoundVoices = new Map()

export function useFoundVoices(wanted: readonly ShortlistVoice[]) {
  /** Voices found before, so that a removal from the list sends no request. */
  const [known] = useState(() => new Map<string, Voice>())

  async function find(): Promise<FoundVoices> {
    const open = wanted.filter(({ id }) => !known.has(id))
    const found = await findVoices(open, (query) => fetchWithRetries<VoicesResponse>(apiUrl({ call: 'voices', query })))
    for (const [id, voice] of found) known.set(id, voice)
    return new Map(known)
  }

  const key = wanted.length > 0 ? `shortlist ${wanted.map(({ id }) => id).join(' ')}` : null
  const { data, error, isLoading, isValidating, mutate } = useFetchOnce<FoundVoices>(key, find, {
    keepPreviousData: true,
  })
  return {
    found: data ?? NONE,
    /** Whether the search has ended: the API does not have a voice that is not found by now. */
    isComplete: data !== undefined && !isLoading,
    error: isValidating ? undefined : error,
    retry: () => void mutate(),
  }
}
