/** Selects the sample of an AI voice and maps it to a track. Pure. */
import type { Voice, VoiceSample } from '@/lib/api/models'
import type { Track } from '@/lib/audio/player-state'
import { inlineSampleLink } from '@/lib/voices/links'

/** The first sample with a file, whatever its category. */
export function aiSample(voice: Voice): VoiceSample | null {
  return voice.categoryAudioList.find(({ url }) => url !== '') ?? null
}

/** @param title names it as an AI voice, wherever it can be played */
export function aiTrack(voice: Voice, sample: VoiceSample, title: string): Track {
  return {
    id: `ai-voice-${voice.id}-${sample.id}`,
    url: sample.url,
    title,
    artist: voice.pseudonym,
    seconds: sample.seconds,
    peaks: sample.peaks,
    sameOriginUrl: inlineSampleLink(voice, sample),
  }
}
