/**
 * Suggests redirect targets for a broken path: pages and articles whose last step has mostly the same words, or is written
 * almost the same. Pure.
 */

/** A page, or an article, to which a redirect can lead. */
export type Candidate = {
  path: string
  title: string
  /** Id of a page document; an article has none. */
  pageId?: string
}

/** What a redirect to it stores: the id of the page, which stays when its path changes, or the path of an article. */
export function destinationOf({ path, pageId }: Candidate): { path: string } | { pageId: string } {
  return pageId === undefined ? { path } : { pageId }
}

/** Minimum score; lower ones are accidental. */
const LEAST = 0.55

const SHOWN = 5

/** Words of any subject, beside those with less than four letters. */
const FILLERS = new Set(['about', 'from', 'html', 'page', 'that', 'this', 'what', 'with', 'your'])

/** The words of a path, in the singular. */
function wordsOf(path: string): Set<string> {
  const words = path.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return new Set(words.filter((word) => !FILLERS.has(word)).map((word) => word.replace(/s$/, '')))
}

/** Whether two texts differ by one letter: another, one more, one less, or two neighbours exchanged. */
function isOneLetterOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short === long || long.length - short.length > 1) return false
  let at = 0
  while (short[at] === long[at]) at += 1
  const rest = short.slice(at + 1)
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isExchanged =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  return isExchanged || rest === long.slice(at + 1)
}

/** How much a misspelt text counts. */
const MISSPELT = 0.9

/** How much of a word a set has: all of it, almost all of it when it is misspelt, or nothing. */
function has(words: ReadonlySet<string>, word: string): number {
  if (words.has(word)) return 1
  return Array.from(words).some((other) => isOneLetterOff(word, other)) ? MISSPELT : 0
}

/** The share of the words that both have, from 0 to 1 (Dice's coefficient). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = Array.from(a).reduce((sum, word) => sum + has(b, word), 0)
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size)
}

/** Shorter ones are alike by accident. */
const SHORTEST_STEP = 3

/** The letters of a step, without its hyphens and the ending of a file. */
function lettersOf(step: string): string {
  return step
    .toLowerCase()
    .replace(/\.[a-z0-9]+$/, '')
    .replace(/[^\p{L}]/gu, '')
}

/** Whether two steps are written the same, or almost, whatever their words are: /faqs and /faq, /ourstory and /our-story. */
function spelling(a: string, b: string): number {
  if (Math.min(a.length, b.length) < SHORTEST_STEP) return 0
  if (a === b) return 1
  return isOneLetterOff(a, b) ? MISSPELT : 0
}

/** The last step names the page itself, the others where it is. */
function parsed(path: string) {
  const step = path.slice(path.lastIndexOf('/'))
  return { own: wordsOf(step), all: wordsOf(path), letters: lettersOf(step) }
}

/** @returns a function that gives the few targets that are really like a path, the best first; often none */
export function createSuggester(candidates: readonly Candidate[]): (path: string) => Candidate[] {
  const known = candidates.map((candidate) => ({ candidate, ...parsed(candidate.path) }))
  return (path) => {
    const wanted = parsed(path)
    return known
      .map(({ candidate, own, all, letters }) => ({
        candidate,
        own: Math.max(likeness(wanted.own, own), spelling(wanted.letters, letters)),
        all: likeness(wanted.all, all),
      }))
      .filter(({ own }) => own >= LEAST)
      .sort((a, b) => b.own + b.all - (a.own + a.all))
      .slice(0, SHOWN)
      .map(({ candidate }) => candidate)
  }
}
