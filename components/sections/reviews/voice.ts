/** Type size of a quote: display type for short ones, body type for long ones. Pure. */
import type { SectionTone } from '@/lib/content/section-types'

export type Voice = 'loud' | 'clear' | 'quiet'

/** Maximum number of characters in the two largest sizes. */
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

/** Tones of the tiles of a wall: never the section's own, and equal tones as far apart as the sizes allow. */
export function tileTones(voices: readonly Voice[], sectionTone: SectionTone): SectionTone[] {
  const lastUse = new Map<SectionTone, number>()
  return voices.map((voice, index) => {
    const tones = TONES[voice].filter((tone) => tone !== sectionTone)
    const age = (tone: SectionTone) => index - (lastUse.get(tone) ?? -voices.length)
    const tone = tones.reduce((oldest, other) => (age(other) > age(oldest) ? other : oldest))
    lastUse.set(tone, index)
    return tone
  })
}
