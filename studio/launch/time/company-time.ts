/** Times in the time zone of the company, whoever reads them and wherever. Pure. */

/** "Tuesday, 1 December 2026 at 9:00 am AEDT". @param iso time */
export function timeInWords(iso: string, timeZone: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  const day = date.toLocaleDateString('en-AU', { timeZone, dateStyle: 'full' })
  const clock = { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  return `${day} at ${date.toLocaleTimeString('en-AU', clock)}`
}

/** "12 minutes", "3 hours", "2 days". */
export function durationInWords(milliseconds: number): string {
  const units = [
    { unit: 'day', length: 86_400_000 },
    { unit: 'hour', length: 3_600_000 },
    { unit: 'minute', length: 60_000 },
    { unit: 'second', length: 1000 },
  ] as const
  const { unit, length } = units.find((each) => milliseconds >= each.length) ?? { unit: 'second', length: 1000 }
  return new Intl.NumberFormat('en-AU', { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(milliseconds / length),
  )
}
