/** What is searched for, and how a text is compared with it. Pure. */

export type Search = {
  words: string
  /** As they are written, capitals included, and not within a longer word. */
  isExact: boolean
  /** Only in what can be pressed: buttons, menu entries, words of the site's controls. */
  isOnlyLabels: boolean
}

/** A sign such as $ is enough; of letters and digits one would be nearly everywhere. */
export function isSearchable({ words }: Search): boolean {
  return words.length > 1 || /[^\p{L}\p{N}\s]/u.test(words)
}

/** Matches each occurrence of the words; the whole of it is captured. */
export function patternOf({ words, isExact }: Search): RegExp {
  const literal = `(${words.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')})`
  return isExact ? new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu') : new RegExp(literal, 'giu')
}
