/**
 * Finds the voice of a page in the API, which has no call for a single one: as the shortlist finds its voices, by name and
 * then by id. Every good response is kept, so that a page outlives an outage.
 */
import { ALL_VOICES_QUERY } from '@/lib/api/all-voices'
import type { CallQuery } from '@/lib/api/calls'
import type { Voice, VoicesResponse } from '@/lib/api/models'
import type { ApiClient } from '@/lib/api/server/client'
import type { Completeness } from '@/lib/api/server/prefetch'
import { type ReadResult, readWithFallback, type VisitStage } from '@/lib/api/server/stored-responses'
import { findVoices } from '@/lib/shortlist/find-voices'
import { shortName } from '@/lib/shortlist/link'

type WantedVoice = {
  id: string
  /** A search hint; empty when unknown. */
  name: string
  /** Whether the list of all voices is known not to hold it: then only a newer one can be found, by its name. */
  isUnlisted: boolean
  signal: AbortSignal
  stage?: VisitStage
}

export type FoundVoice = { voice: Voice; completeness: Completeness }

const NO_VOICES: VoicesResponse = { voices: [], totalCount: 0, totalPages: 0 }

/** @returns 'missing': the API does not have it; 'unavailable': it does not respond, and has not delivered it before */
export async function findVoice(
  client: ApiClient,
  { id, name, isUnlisted, signal, stage }: WantedVoice,
): Promise<FoundVoice | 'missing' | 'unavailable'> {
  const readings: ReadResult<VoicesResponse>[] = []

  async function read(query: CallQuery<'voices'>): Promise<VoicesResponse> {
    const reading = await readWithFallback(client, { page: `voice ${id}`, call: 'voices', query, signal, stage })
    readings.push(reading)
    return reading.data ?? NO_VOICES
  }

  async function search(): Promise<Voice | undefined> {
    if (!isUnlisted) return (await findVoices([{ id, name }], read)).get(id)
    const { voices } = await read({ ...ALL_VOICES_QUERY, searchKeyword: shortName(name) || undefined })
    return voices.find((voice) => String(voice.id) === id)
  }

  const voice = await search()
  const hasFailed = readings.some(({ failure }) => failure !== null)
  if (voice) return { voice, completeness: hasFailed ? 'stale' : 'fresh' }
  return hasFailed ? 'unavailable' : 'missing'
}
