/** Suggests redirect targets for a broken path: the pages and articles with the most similar paths. Pure. */

import type { Candidate } from '../../target-select.tsx'

/** A possible target of one broken path. */
export type Suggestion = Candidate & {
  /** Whether it is alike enough to be chosen beforehand. */
  isSure: boolean
}

/** Stop words. */
const EMPTY = new Set(
  'a about an and at by for from html htm in index is of old on or our page php the to us we with www your'.split(' '),
)

/** Minimum score; lower similarities are accidental. */
const LEAST = 0.45

/** From this score on a target is chosen beforehand. */
const SURE = 0.55

/** Weight of a word of the segments above the last one. */
const ABOVE = 0.5

/** Factor for paths below different pages. */
const ELSEWHERE = 0.7

/** Weight of a title, against the words of a path. */
const TITLE = 0.9

const SHOWN = 5

/**
 * A word prefix shared by more candidates than this, such as that of every article's path, does not narrow the search.
 */
const COMMON = 500

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Strips plural endings, so that "podcasts" and "podcast" are one word. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words.filter((word) => word.length > 1 && !EMPTY.has(word) && !/^\d+$/.test(word)).map(stem)
}

function sortedLetters(word: string): string {
  return Array.from(word).sort().join('')
}

function pairs(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2))
}

/**
 * Similarity from 0 to 1: words with the same prefix, and misspelt words, get a partial score (Dice's coefficient of
 * letter pairs).
 */
function likeness(a: string, b: string): number {
  if (a === b) return 1
  if (a.length > 3 && sortedLetters(a) === sortedLetters(b)) return 0.9
  const rest = pairs(b)
  const all = pairs(a)
  const shared = all.filter((pair) => {
    const index = rest.indexOf(pair)
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  }).length
  const dice = (2 * shared) / (a.length + b.length - 2)
  return dice >= 0.6 ? dice * 0.9 : 0
}

function best(word: string, others: readonly string[]): number {
  return others.reduce((most, other) => Math.max(most, likeness(word, other)), 0)
}

/** The words of a path: those that name the page itself, and those of the segments above it. */
type PathWords = { own: readonly string[]; above: readonly string[] }

type Known = PathWords & { candidate: Candidate; inTitle: readonly string[] }

function pathWords(path: string): PathWords {
  const steps = decoded(path).split('/').filter(Boolean).map(wordsOf)
  return { own: steps.at(-1) ?? [], above: steps.slice(0, -1).flat() }
}

/** The fraction of these words that is found among the others. Words above count only where they are found. */
function share({ own, above }: PathWords, others: PathWords): number {
  const foundAs = (word: string) => Math.max(best(word, others.own), ABOVE * best(word, others.above))
  const shared = above.map((word) => best(word, [...others.own, ...others.above])).filter((points) => points > 0)
  const total = own.length + ABOVE * shared.length
  const found = own.reduce((sum, word) => sum + foundAs(word), 0)
  return total === 0 ? 0 : (found + ABOVE * shared.reduce((sum, points) => sum + points, 0)) / total
}

/** The harmonic mean of both directions: one shared word among many does not make two paths alike. */
function alike(a: PathWords, b: PathWords): number {
  const [there, back] = [share(a, b), share(b, a)]
  return there + back === 0 ? 0 : (2 * there * back) / (there + back)
}

/** Zero when only the words above are found: that is no likeness of the pages themselves. */
function score(wanted: PathWords, { own, above, inTitle }: Known): number {
  if (!wanted.own.some((word) => best(word, [...own, ...above, ...inTitle]) > 0)) return 0
  const isElsewhere = wanted.above.length > 0 && above.length > 0 && !wanted.above.some((word) => best(word, above) > 0)
  const points = Math.max(alike(wanted, { own, above }), TITLE * alike(wanted, { own: inTitle, above }))
  return isElsewhere ? ELSEWHERE * points : points
}

/**
 * The nearest published ancestor of a path, such as /services for /services/gone. Not the home page, which is an
 * ancestor of every path.
 */
function pageAbove(path: string, byPath: ReadonlyMap<string, Known>): Known | undefined {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = byPath.get(path.slice(0, end))
    if (above) return above
  }
  return undefined
}

/** A key shared by similar words, to compare only a few of ten thousand articles. */
function traceOf(word: string): string {
  return word.slice(0, 2)
}

/**
 * Indexes the candidates.
 * @returns a function that gives the best few targets for a path, the best first, then the page above it; none when
 * nothing is similar
 */
export function createSuggester(candidates: readonly Candidate[]): (path: string) => Suggestion[] {
  const known: Known[] = candidates.map((candidate) => ({
    candidate,
    ...pathWords(candidate.path),
    inTitle: wordsOf(candidate.title),
  }))
  const byPath = new Map(known.map((one) => [one.candidate.path, one]))
  const byTrace = new Map<string, Set<Known>>()
  for (const one of known) {
    for (const word of [...one.own, ...one.above, ...one.inTitle]) {
      const those = byTrace.get(traceOf(word)) ?? new Set()
      byTrace.set(traceOf(word), those.add(one))
    }
  }
  return (path) => {
    const wanted = pathWords(path)
    const words = [...wanted.own, ...wanted.above]
    const traces = words.map((word) => byTrace.get(traceOf(word)) ?? new Set<Known>())
    const near = new Set(traces.flatMap((those) => (those.size <= COMMON ? Array.from(those) : [])))
    const scored = Array.from(near, (one) => ({ candidate: one.candidate, points: score(wanted, one) }))
    const found = scored
      .filter(({ points, candidate }) => points >= LEAST && candidate.path !== path)
      .sort((a, b) => b.points - a.points || a.candidate.path.length - b.candidate.path.length)
      .slice(0, SHOWN)
    const above = pageAbove(path, byPath)?.candidate
    const isListed = found.some(({ candidate }) => candidate === above)
    const all = above && !isListed ? [...found, { candidate: above, points: 0 }] : found
    return all.map(({ candidate, points }) => ({ ...candidate, isSure: points >= SURE }))
  }
}
