/**
 * Finds the sample that a URL of this site names. Server only.
 *
 * The API has no call for a single voice. The search is by name first, then among the voices similar to its id (some
 * APIs include the voice itself), then in the list of all voices. Only the id decides.
 */
import { LRUCache } from 'lru-cache'
import { findVoiceById } from '@/lib/api/all-voices'
import type { Voice, VoiceSample } from '@/lib/api/models'
import { type ApiClient, UpstreamError } from '@/lib/api/server/client'
import { findByKey } from '../voices/sample-key'

type AskedSample = {
  voiceId: string
  /** From `sampleKey`. */
  key: string
  /** Pseudonym of the voice; a search hint only. Empty when unknown. */
  name: string
}

export type FoundSample = { voice: Voice; sample: VoiceSample }

/** Null when there is none. Rejects with UpstreamError when the API does not respond. */
export type SampleFinder = (asked: AskedSample) => Promise<FoundSample | null>

/** The longest keyword that the API accepts. */
const MAX_KEYWORD = 200

/** Voices in memory. */
const MAX_KEPT = 500

export function createSampleFinder(client: ApiClient, { ttl = 60_000 } = {}): SampleFinder {
  async function readVoice({ voiceId, name }: AskedSample): Promise<Voice | null> {
    const among = (voices: readonly Voice[]) => voices.find(({ id }) => String(id) === voiceId)
    const searchKeyword = name.trim().slice(0, MAX_KEYWORD).toWellFormed()
    if (searchKeyword) {
      const { voices } = await client.read('voices', { featuredOnly: false, searchKeyword, page: 1, pageSize: 100 })
      const named = among(voices)
      if (named) return named
    }
    const similar = await client
      .read('voices', { voiceId, featuredOnly: false, page: 1, pageSize: 12 })
      .then(({ voices }) => among(voices))
      .catch((error) => {
        // The API's response for an unknown id.
        if (error instanceof UpstreamError && (error.status === 404 || error.status === 400)) return undefined
        throw error
      })
    return similar ?? findVoiceById(voiceId, (query) => client.read('voices', query))
  }

  /** Shares one request among all callers within a minute; a failure is retried at once. */
  const voices = new LRUCache<string, { voice: Voice | null }, AskedSample>({
    max: MAX_KEPT,
    ttl,
    // A voice that is evicted while it is being found is still found.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => ({ voice: await readVoice(context) }),
  })

  return async (asked) => {
    const key = `${asked.voiceId}\n${asked.name}`
    const voice = (await voices.fetch(key, { context: asked }))?.voice
    const sample = voice && findByKey(voice.categoryAudioList, asked.key)
    return voice && sample ? { voice, sample } : null
  }
}
