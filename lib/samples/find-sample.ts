/** Finds the sample that a URL of this site names, as the shortlist finds its voices. Server only. */
import { LRUCache } from 'lru-cache'
import type { CallQuery } from '@/lib/api/calls'
import type { Voice, VoicePage, VoiceSample } from '@/lib/api/models'
import { type ApiClient, UpstreamError } from '@/lib/api/server/client'
import { findVoices } from '../shortlist/find-voices'
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

/** Voices in memory. */
const MAX_KEPT = 500

export function createSampleFinder(client: ApiClient, { ttl = 60_000 } = {}): SampleFinder {
  async function ask(query: CallQuery<'voices'>): Promise<VoicePage> {
    try {
      return await client.read('voices', query)
    } catch (error) {
      const isUnknownId = error instanceof UpstreamError && (error.status === 404 || error.status === 400)
      if (query.voiceId === undefined || !isUnknownId) throw error
      return { voices: [], totalCount: 0, totalPages: 0 }
    }
  }

  async function readVoice({ voiceId, name }: AskedSample): Promise<Voice | null> {
    let found: Voice | null = null
    await findVoices([{ id: voiceId, name, code: '' }], {
      ask,
      onFound(_id, voice) {
        found = voice
      },
    })
    return found
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
