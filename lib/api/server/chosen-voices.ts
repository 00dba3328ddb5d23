/** Reads the voices that an editor has chosen for a page. */

import { logWarning } from '@/lib/log'
import { readAllVoices } from '../all-voices'
import type { Voice, VoicesResponse } from '../models'
import type { ApiClient } from './client'
import { type ReadResult, readWithFallback } from './stored-responses'

const NOTHING: VoicesResponse = { voices: [], totalCount: 0, totalPages: 0 }

/** Voices whose absence has been logged. */
const reported = new Set<string>()

function reportMissing(ids: Iterable<string>, page: string): void {
  for (const voice of ids) {
    if (reported.has(voice)) continue
    reported.add(voice)
    logWarning('voices.chosen_gone', { page, voice })
  }
}

/**
 * Picks voices from the catalogue, which the API sends in pages of 100; all of them are usually on the first. One that
 * is no longer there is left out, and logged once per process.
 */
export async function readChosenVoices(
  client: ApiClient,
  ids: readonly string[],
  { page, signal }: { page: string; signal: AbortSignal },
): Promise<ReadResult<VoicesResponse>> {
  const open = new Set(ids)
  const found: Voice[] = []
  const readings: ReadResult<VoicesResponse>[] = []
  await readAllVoices(
    async (query) => {
      const reading = await readWithFallback(client, { page, call: 'voices', query, signal })
      readings.push(reading)
      return reading.data ?? NOTHING
    },
    (voices) => {
      found.push(...voices.filter(({ id }) => open.delete(String(id))))
      return open.size === 0
    },
  )
  const failed = readings.find(({ failure, data }) => failure !== null && data === null)
  if (failed) return failed
  const data = { voices: found, totalCount: found.length, totalPages: 1 }
  const failure = readings.find((reading) => reading.failure !== null)?.failure
  if (failure) return { data, failure }
  reportMissing(open, page)
  return { data, failure: null }
}
