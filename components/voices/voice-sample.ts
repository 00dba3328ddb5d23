/** Which of a voice's samples a card plays, and as what track. Pure. */
import type { Voice, VoiceSample } from '@/lib/api/models'
import type { Track } from '@/lib/audio/player-state'
import { inlineSampleLink } from '@/lib/voices/links'

const ETHICAL_AI = 'ethical ai'

/** The first listed sample that is not Ethical AI and has a file (readings A59 and A60). */
export function firstSample(voice: Voice): VoiceSample | null {
  const isPlayable = ({ category, url }: VoiceSample) => url !== '' && category.trim().toLowerCase() !== ETHICAL_AI
  return voice.categoryAudioList.find(isPlayable) ?? null
}

export function voiceTrack(voice: Voice, sample: VoiceSample): Track {
  return {
    id: `voice-${voice.id}-${sample.id}`,
    url: sample.url,
    title: sample.category,
    artist: voice.pseudonym,
    seconds: sample.seconds,
    peaks: sample.peaks,
    sameOriginUrl: inlineSampleLink(voice, sample),
  }
}
