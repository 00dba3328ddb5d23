/** Finds the sample that a URL of this site names, as the shortlist finds its voices. */
import type { Voice, VoiceSample } from '@/lib/api/models'
import type { ApiClient } from '@/lib/api/server/client'
import { findVoices } from '@/lib/shortlist/find-voices'

type RequestedSample = {
  voiceId: string
  sampleId: string
  /** Pseudonym of the voice; a search hint only. Empty when unknown. */
  name: string
}

export type FoundSample = { voice: Voice; sample: VoiceSample }

/** Null when there is none. Rejects with UpstreamError when the API does not respond. */
export type SampleFinder = (requested: RequestedSample) => Promise<FoundSample | null>

export function createSampleFinder(client: ApiClient): SampleFinder {
  return async ({ voiceId, sampleId, name }) => {
    const found = await findVoices([{ id: voiceId, name }], (query) => client.read('voices', query))
    const voice = found.get(voiceId)
    const sample = voice?.categoryAudioList.find(({ id }) => String(id) === sampleId)
    return voice && sample ? { voice, sample } : null
  }
}
