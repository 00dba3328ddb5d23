/** Selects the sample of an AI voice and maps it to a track. Pure. */
import type { Voice, VoiceSample } from '@/lib/api/models'
import type { Track } from '@/lib/audio/player-state'
import { inlineSampleLink } from '@/lib/voices/links'

/** In the code, so that no editor can remove it: AI voices are labelled wherever they can be played. */
export const AI_LABEL = 'AI voice'

/** The first sample with a file, whatever its category. */
export function aiSample(voice: Voice): VoiceSample | null {
  return voice.categoryAudioList.find(({ url }) => url !== '') ?? null
}

export function aiTrack(voice: Voice, sample: VoiceSample): Track {
  return {
    id: `ai-voice-${voice.id}-${sample.id}`,
    url: sample.url,
    title: AI_LABEL,
    artist: voice.pseudonym,
    seconds: sample.seconds,
    peaks: sample.peaks,
    sameOriginUrl: inlineSampleLink(voice, sample),
  }
}
