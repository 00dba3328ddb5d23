/** Days as YYYY-MM-DD, which sort as text. Pure. */

/** The day of a time, in UTC. */
export function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

export function daysBefore(day: string, days: number): string {
  return dayOf(Date.parse(day) - days * 86_400_000)
}
