/** Type size of a quote: display type for short ones, body type for long ones. Pure. */
import type { Tone } from '@/lib/content/section-types'

export type QuoteSize = 'large' | 'medium' | 'small'

/** Maximum number of characters in the two largest sizes. */
const LARGE = 90
const MEDIUM = 190

export function sizeOf(quote: string): QuoteSize {
  if (quote.length <= LARGE) return 'large'
  return quote.length <= MEDIUM ? 'medium' : 'small'
}

const TONES: Record<QuoteSize, readonly Tone[]> = {
  large: ['ochre', 'ink', 'blush'],
  medium: ['white', 'mint', 'cream', 'blush'],
  small: ['white', 'cream', 'mint'],
}

/** Tones of the tiles of a wall: never the section's own, and equal tones as far apart as the sizes allow. */
export function tileTones(sizes: readonly QuoteSize[], sectionTone: Tone): Tone[] {
  const lastUse = new Map<Tone, number>()
  return sizes.map((size, index) => {
    const tones = TONES[size].filter((tone) => tone !== sectionTone)
    const age = (tone: Tone) => index - (lastUse.get(tone) ?? -sizes.length)
    const tone = tones.reduce((oldest, other) => (age(other) > age(oldest) ? other : oldest))
    lastUse.set(tone, index)
    return tone
  })
}
