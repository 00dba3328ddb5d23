/** Suggests redirect targets for a broken path: the pages and articles with the most similar paths. Pure. */

export type Candidate = {
  path: string
  title: string
  /** Id of a page document; an article has none. */
  pageId?: string
}

/** Stop words. */
const EMPTY = new Set(
  'a an and at by for from html htm in index is of old on or our page php the to us with www your'.split(' '),
)

/** Minimum score; lower similarities are accidental. */
const LEAST = 0.4

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

function pairs(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2))
}

/**
 * Similarity from 0 to 1: words with the same prefix, and misspelt words, get a partial score (Dice's coefficient of
 * letter pairs).
 */
function likeness(a: string, b: string): number {
  if (a === b) return 1
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

type Known = Candidate & { words: readonly string[]; steps: readonly string[] }

/** The words of a broken path, weighted: those of its last segment count most. */
type Wanted = { words: readonly { word: string; weight: number }[]; steps: readonly string[] }

function wantedFrom(path: string): Wanted {
  const steps = decoded(path).split('/').filter(Boolean)
  const words = steps.flatMap((step, index) => {
    const weight = index === steps.length - 1 ? 2 : 1
    return wordsOf(step).map((word) => ({ word, weight }))
  })
  return { words, steps }
}

/** Mainly the fraction of the broken path's words found in the candidate, and to a lesser degree the reverse. */
function score(wanted: Wanted, { words, steps, title }: Known): number {
  const total = wanted.words.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0 || words.length === 0) return 0
  const inTitle = wordsOf(title)
  const found = wanted.words.reduce(
    (sum, { word, weight }) => sum + weight * Math.max(best(word, words), 0.8 * best(word, inTitle)),
    0,
  )
  const explained = words.reduce(
    (sum, word) =>
      sum +
      best(
        word,
        wanted.words.map((own) => own.word),
      ),
    0,
  )
  const beginnings = steps.findIndex((step, index) => step !== wanted.steps[index])
  const together = beginnings < 0 ? steps.length : beginnings
  return (2 * (found / total) + explained / words.length) / 3 + (found > 0 ? 0.03 * together : 0)
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
 * @returns a function that gives the best few targets for a path, the best first; none when nothing is similar
 */
export function createSuggester(candidates: readonly Candidate[]): (path: string) => Candidate[] {
  const known: Known[] = candidates.map((candidate) => ({
    ...candidate,
    words: wordsOf(decoded(candidate.path)),
    steps: candidate.path.split('/').filter(Boolean),
  }))
  const byPath = new Map(known.map((candidate) => [candidate.path, candidate]))
  const byTrace = new Map<string, Set<Known>>()
  for (const candidate of known) {
    for (const word of [...candidate.words, ...wordsOf(candidate.title)]) {
      const trace = traceOf(word)
      const those = byTrace.get(trace) ?? new Set()
      byTrace.set(trace, those.add(candidate))
    }
  }
  return (path) => {
    const wanted = wantedFrom(path)
    const traces = wanted.words.map(({ word }) => byTrace.get(traceOf(word)) ?? new Set<Known>())
    const near = new Set(traces.flatMap((those) => (those.size <= COMMON ? Array.from(those) : [])))
    const scored = Array.from(near, (candidate) => ({ candidate, points: score(wanted, candidate) }))
    const found = scored
      .filter(({ points, candidate }) => points >= LEAST && candidate.path !== path)
      .sort((a, b) => b.points - a.points || a.candidate.path.length - b.candidate.path.length)
      .slice(0, SHOWN)
      .map(({ candidate }) => candidate)
    const above = pageAbove(path, byPath)
    const all = above && !found.includes(above) ? [...found, above] : found
    return all.map(({ path: target, title, pageId }) => ({
      path: target,
      title,
      ...(pageId !== undefined && { pageId }),
    }))
  }
}
