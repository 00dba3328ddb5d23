/** The voices and lists of the booking system, read through the API of the site that serves the Studio. */

import { readAllVoices } from '../../lib/api/all-voices.ts'
import { fetchApi } from '../../lib/api/fetch-api.ts'
import type { Voice } from '../../lib/api/models.ts'

/** Cache lifetime of a response, and its timeout: a form must not wait for a slow API. */
const KEEP_MS = 60_000
const TIMEOUT_MS = 8000

/** Remembers a response for a while, and a failure not at all. @returns null when it cannot be read, as in Node */
function remembered<T>(load: (signal: AbortSignal) => Promise<T>): () => Promise<T | null> {
  let kept: { readAt: number; value: Promise<T | null> } | undefined
  return () => {
    if (typeof document === 'undefined') return Promise.resolve(null)
    if (kept && Date.now() - kept.readAt < KEEP_MS) return kept.value
    const value = load(AbortSignal.timeout(TIMEOUT_MS)).catch(() => {
      kept = undefined
      return null
    })
    kept = { readAt: Date.now(), value }
    return value
  }
}

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
export const readCatalogue = remembered(loadVoices)

/** An entry of one of the booking system's lists. */
export type LookupEntry = { id: number; title: string }

const named = ({ id, category }: { id: number; category: string }): LookupEntry => ({ id, title: category })

/** The lists by which voices can be filtered. */
export const LOOKUPS = {
  voiceRegions: remembered(async (signal) =>
    (await fetchApi('voiceRegions', {}, { signal })).map(({ id, region }): LookupEntry => ({ id, title: region })),
  ),
  voiceAgeCategories: remembered(async (signal) => (await fetchApi('voiceAgeCategories', {}, { signal })).map(named)),
  voiceCategories: remembered(async (signal) => (await fetchApi('voiceCategories', {}, { signal })).map(named)),
}

export type VoiceLookup = keyof typeof LOOKUPS
