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
  clear: ['white', 'mint', 'cream', 'blush'],
  quiet: ['white', 'cream', 'mint'],
}

/** The grounds of the tiles of a wall: never that of the section, and each as far from the last tile of its kind as the voices allow. */
export function tileTones(voices: readonly Voice[], ground: SectionTone): SectionTone[] {
  const lastUse = new Map<SectionTone, number>()
  return voices.map((voice, index) => {
    const tones = TONES[voice].filter((tone) => tone !== ground)
    const age = (tone: SectionTone) => index - (lastUse.get(tone) ?? -voices.length)
    const tone = tones.reduce((oldest, other) => (age(other) > age(oldest) ? other : oldest))
    lastUse.set(tone, index)
    return tone
  })
}
