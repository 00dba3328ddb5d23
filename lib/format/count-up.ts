/** Values of the counting statistics: 50 ticks of 100 ms that end exactly on the target. Pure. */

/** Total duration in milliseconds. */
const COUNT_UP_DURATION = 5000
/** Milliseconds between two ticks. */
export const COUNT_UP_TICK = 100
export const COUNT_UP_TICKS = COUNT_UP_DURATION / COUNT_UP_TICK

/**
 * The whole number shown after some ticks; the target itself from the last tick on.
 * @param tick how many ticks have passed, 0 at the start
 */
export function countAt(target: number, tick: number): number {
  if (tick >= COUNT_UP_TICKS) return target
  return Math.floor((target * Math.max(tick, 0)) / COUNT_UP_TICKS)
}

/** The number that a text is, with or without thousands separators; null for every other text. */
export function wholeNumber(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : null
}

/** With thousands separators. Intl.NumberFormat takes 15 ms to begin with, four times as many on a slow phone. */
export function withCommas(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** "620000" and "+" give "620,000+". A text that is not a number stays as it is. */
export function formatCount(value: string, suffix: string): string {
  const target = wholeNumber(value)
  return (target === null ? value : withCommas(target)) + suffix
}
