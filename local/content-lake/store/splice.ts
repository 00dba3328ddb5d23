/** The difference of two texts: the part between their common start and their common end. */
export type Splice = { start: number; removed: number; text: string }

/** Positions are UTF-16 units, but never inside a surrogate pair, since half of one cannot be stored as UTF-8. */
export function spliceBetween(before: string, after: string): Splice {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1
  if (isHighSurrogate(before.charCodeAt(start - 1))) start -= 1
  let end = 0
  const longestEnd = shorter - start
  while (end < longestEnd && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)) {
    end += 1
  }
  if (isLowSurrogate(before.charCodeAt(before.length - end))) end -= 1
  return { start, removed: before.length - end - start, text: after.slice(start, after.length - end) }
}

export function applySplice(before: string, { start, removed, text }: Splice): string {
  return before.slice(0, start) + text + before.slice(start + removed)
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
