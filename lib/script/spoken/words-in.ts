/** Counts the words of a text in which everything is written as it is said. Pure. */

/** A run of letters and digits; apostrophes belong to the word, hyphens do not: "ninety-nine" takes the time of two. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['\u2019][\p{L}\p{M}\p{N}]+)*/gu

/** Writing without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const IDEOGRAPHS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu
const UNSPACED_LETTERS = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu

/** The average length of a word in them, in characters. */
const IDEOGRAPHS_PER_WORD = 2
const LETTERS_PER_WORD = 5

/** A word in a writing without spaces is estimated from its characters. */
function unspacedWords(run: string): number {
  const ideographs = run.match(IDEOGRAPHS)?.length ?? 0
  const letters = run.match(UNSPACED_LETTERS)?.length ?? 0
  const isMixed = ideographs + letters < run.length
  return Math.ceil(ideographs / IDEOGRAPHS_PER_WORD + letters / LETTERS_PER_WORD) + (isMixed ? 1 : 0)
}

/** The number of words in a text. */
export function wordsIn(text: string): number {
  const runs = text.match(WORD)
  if (!runs) return 0
  if (!UNSPACED.test(text)) return runs.length
  return runs.reduce((sum, run) => sum + (UNSPACED.test(run) ? unspacedWords(run) : 1), 0)
}
