/** Formats times of the stopwatch. Pure. */

/** Hundredths roll over at 100, seconds and minutes at 60; hours are unbounded. */
export function timeOf(milliseconds: number) {
  const hundredths = Math.floor(milliseconds / 10)
  const seconds = Math.floor(hundredths / 100)
  const minutes = Math.floor(seconds / 60)
  return {
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
    seconds: seconds % 60,
    hundredths: hundredths % 100,
  }
}

/** Hours, minutes, seconds and hundredths, each at least two digits wide. */
export function figuresOf(milliseconds: number): [string, string, string, string] {
  const { hours, minutes, seconds, hundredths } = timeOf(milliseconds)
  const two = (value: number) => String(value).padStart(2, '0')
  return [two(hours), two(minutes), two(seconds), two(hundredths)]
}

/** "00:00:29:53" */
export function stopwatchTime(milliseconds: number): string {
  return figuresOf(milliseconds).join(':')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** "1 minute 5.32 seconds", for screen readers. */
export function timeInWords(milliseconds: number): string {
  const { hours, minutes, seconds, hundredths } = timeOf(milliseconds)
  return [
    ...(hours > 0 ? [counted(hours, 'hour')] : []),
    ...(hours > 0 || minutes > 0 ? [counted(minutes, 'minute')] : []),
    `${seconds}.${String(hundredths).padStart(2, '0')} seconds`,
  ].join(' ')
}

/** Rows of the list of splits, oldest first, numbered from 1; `since` is the time since the previous split. */
export function splitLines(splits: readonly number[]) {
  return splits.map((at, index) => ({
    number: index + 1,
    at: stopwatchTime(at),
    // The displayed values must add up, so the difference is taken between whole hundredths.
    since: stopwatchTime((Math.floor(at / 10) - Math.floor((splits[index - 1] ?? 0) / 10)) * 10),
  }))
}

/** The splits as text: one per line, tab-separated, so that spreadsheets paste it as columns. */
export function splitsText(splits: readonly number[], nameOf: (number: number) => string): string {
  return splitLines(splits)
    .map(({ number, at, since }) => `${nameOf(number)}\t${at}\t+${since}`)
    .join('\n')
}
