/** How loudly a quote is set: short ones carry display type, long ones have to be read. Pure. */
import type { SectionTone } from '@/lib/content/section-types'

export type Voice = 'loud' | 'clear' | 'quiet'

/** Most characters that are set loud and clear. */
const LOUD = 90
const CLEAR = 190

export function voiceOf(quote: string): Voice {
  if (quote.length <= LOUD) return 'loud'
  return quote.length <= CLEAR ? 'clear' : 'quiet'
}

const TONES: Record<Voice, readonly SectionTone[]> = {
  loud: ['ochre', 'ink', 'blush'],
  clear: ['mint', 'white', 'blush'],
  quiet: ['white', 'cream'],
}

/** The ground of a tile: never that of the section it stands on. */
export function tileTone(voice: Voice, index: number, ground: SectionTone): SectionTone {
  const tones = TONES[voice].filter((tone) => tone !== ground)
  return tones[index % tones.length] ?? 'white'
}
