/** The voices and lists of the booking system, read through the API of the site that serves the Studio. */

import { readAllVoices } from '../../lib/api/all-voices.ts'
import { fetchApi } from '../../lib/api/fetch-api.ts'
import type { Voice } from '../../lib/api/models.ts'
import { remembered } from '../common/remembered.ts'

const TIMEOUT_MS = 8000

async function loadVoices(signal: AbortSignal): Promise<readonly Voice[]> {
  const all: Voice[] = []
  await readAllVoices(
    (query) => fetchApi('voices', query, { signal }),
    (voices) => {
      all.push(...voices)
      return false
    },
  )
  return all
}

/** All voices of the booking system. */
export const readCatalogue = remembered(loadVoices, TIMEOUT_MS)

/** An entry of one of the booking system's lists. */
export type LookupEntry = { id: number; title: string }

const named = ({ id, category }: { id: number; category: string }): LookupEntry => ({ id, title: category })

/** The lists by which voices can be filtered. */
export const LOOKUPS = {
  voiceRegions: remembered(async (signal) => {
    const regions = await fetchApi('voiceRegions', {}, { signal })
    return regions.map(({ id, region }): LookupEntry => ({ id, title: region }))
  }, TIMEOUT_MS),
  voiceAgeCategories: remembered(
    async (signal) => (await fetchApi('voiceAgeCategories', {}, { signal })).map(named),
    TIMEOUT_MS,
  ),
  voiceCategories: remembered(
    async (signal) => (await fetchApi('voiceCategories', {}, { signal })).map(named),
    TIMEOUT_MS,
  ),
}

export type VoiceLookup = keyof typeof LOOKUPS
