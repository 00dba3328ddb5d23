/** Rates of the stand-in by location, script type and length. */
export const LOCATIONS = ['regional', 'statewide', 'national'] as const
export const SCRIPT_TYPES = ['radio', 'tv', 'digital'] as const

/** Prices in Australian dollars, without GST, by duration in seconds or word count. A missing entry: no fixed price. */
type Prices = Readonly<Record<number, number>>

/** The rates, invented for this stand-in: a commercial by medium and location, a narration. */
export const rates = {
  commercial: {
    radio: {
      regional: { 15: 180, 30: 220, 60: 290 },
      statewide: { 15: 260, 30: 320, 60: 410 },
      national: { 15: 420, 30: 520, 60: 660 },
    },
    tv: {
      regional: { 15: 240, 30: 295, 60: 385 },
      statewide: { 15: 380, 30: 465, 60: 595 },
      national: { 15: 690, 30: 840, 60: 1080 },
    },
    digital: {
      regional: { 15: 195, 30: 240, 60: 310 },
      statewide: { 15: 270, 30: 335, 60: 430 },
      national: { 15: 395, 30: 490, 60: 620 },
    },
  },
  narration: { 150: 190, 300: 260, 450: 325, 600: 385, 750: 440 },
} satisfies {
  commercial: Record<(typeof SCRIPT_TYPES)[number], Record<(typeof LOCATIONS)[number], Prices>>
  narration: Prices
}
