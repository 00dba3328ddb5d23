export const LOCATIONS = ['regional', 'statewide', 'national'] as const
export const SCRIPT_TYPES = ['radio', 'tv', 'digital'] as const
type Location = (typeof LOCATIONS)[number]
type ScriptType = (typeof SCRIPT_TYPES)[number]

/** Prices in Australian dollars, without GST. `null` or a missing entry: no fixed price. */
type PriceBy = Readonly<Record<number, number | null>>

/** The rate table: a commercial by medium, location and duration in seconds; a narration by its word count. */
export type Rates = {
  commercial: Readonly<Record<ScriptType, Readonly<Record<Location, PriceBy>>>>
  narration: PriceBy
}

/** Demo rates, invented for this stand-in. */
export const rates: Rates = {
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
}

/** The price of a commercial, or null when the table has none. */
export function commercialPrice(
  table: Rates,
  job: { duration: number; location: Location; scriptType: ScriptType },
): number | null {
  return table.commercial[job.scriptType][job.location][job.duration] ?? null
}

/** The price of a narration, or null when the table has none. */
export function narrationPrice(table: Rates, wordCount: number): number | null {
  return table.narration[wordCount] ?? null
}
