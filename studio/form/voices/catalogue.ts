/** The voices and lists of the booking system, read through the API of the site that serves the Studio. */
import { readAllVoices } from '../../../lib/api/all-voices.ts'
import { fetchApi } from '../../../lib/api/fetch-api.ts'
import type { Voice } from '../../../lib/api/models.ts'
import { cacheForOneMinute } from '../../common/cache-for-one-minute.ts'
import { textOf } from '../../common/untyped.ts'

/** For editors, where the lists cannot be read. */
export const UNREACHABLE = 'The booking system cannot be reached. Try again in a minute.'

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
export const readCatalogue = cacheForOneMinute(loadVoices, TIMEOUT_MS)

/** Those of the chosen voices that are not in the booking system; none while that is not known. */
export function missingVoices<Chosen>(
  chosen: readonly Chosen[],
  catalogue: readonly Pick<Voice, 'id'>[] | null | undefined,
): Chosen[] {
  if (!catalogue) return []
  const ids = new Set(catalogue.map(({ id }) => String(id)))
  return chosen.filter((voice) => !ids.has(textOf(voice, 'voiceId')))
}

/** Reads one of the booking system's lists. */
function lookup(call: 'voiceRegions' | 'voiceAgeCategories' | 'voiceCategories') {
  return cacheForOneMinute(async (signal) => {
    const entries = await fetchApi(call, {}, { signal })
    return entries.map((entry) => ({ id: entry.id, title: 'region' in entry ? entry.region : entry.category }))
  }, TIMEOUT_MS)
}

/** The lists by which voices can be filtered. */
export const LOOKUPS = {
  voiceRegions: lookup('voiceRegions'),
  voiceAgeCategories: lookup('voiceAgeCategories'),
  voiceCategories: lookup('voiceCategories'),
}

export type VoiceLookup = keyof typeof LOOKUPS
