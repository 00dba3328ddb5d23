/** How much is said in a text in which everything is written as it is said: its words, and how long they are. Pure. */

/** `characters` are letters and digits, with one for the gap after each word: what the time is computed from. */
export type SpokenLength = { words: number; characters: number }

/**
 * Characters of an average English word with the gap after it. Adults read the English paragraphs of the International Reading
 * Speed Texts aloud at 228 words and 987 letters a minute (Trauzettel-Klosinski and Dietz 2012,
 * https://doi.org/10.1167/iovs.11-8284), which is 4.33 letters a word. So a text of such words takes exactly the time that the rule
 * of thumb says, one of longer words takes more, and one of shorter words less.
 */
export const CHARACTERS_PER_WORD = 987 / 228 + 1

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

/** Words in a writing without spaces are of average length. */
export function spokenLength(text: string): SpokenLength {
  const runs = text.match(WORD) ?? []
  const hasUnspaced = UNSPACED.test(text)
  let words = 0
  let characters = 0
  for (const run of runs) {
    const isUnspaced = hasUnspaced && UNSPACED.test(run)
    const count = isUnspaced ? unspacedWords(run) : 1
    words += count
    characters += isUnspaced ? count * CHARACTERS_PER_WORD : run.length + 1
  }
  return { words, characters }
}

export function addLengths(one: SpokenLength, other: SpokenLength): SpokenLength {
  return { words: one.words + other.words, characters: one.characters + other.characters }
}
