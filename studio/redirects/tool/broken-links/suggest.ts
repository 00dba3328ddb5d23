/** Suggests redirect targets for a broken path: pages and articles whose last step has mostly the same words. Pure. */

/** A page, or an article, to which a redirect can lead. */
export type Candidate = {
  path: string
  title: string
  /** Id of a page document; an article has none. */
  pageId?: string
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

/** The share of the words that both have, from 0 to 1 (Dice's coefficient). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size)
}

/** The last step names the page itself, the others where it is. */
function parsed(path: string) {
  return { own: wordsOf(path.slice(path.lastIndexOf('/'))), all: wordsOf(path) }
}

/** @returns a function that gives the few targets that are really like a path, the best first; often none */
export function createSuggester(candidates: readonly Candidate[]): (path: string) => Candidate[] {
  const known = candidates.map((candidate) => ({ candidate, ...parsed(candidate.path) }))
  return (path) => {
    const wanted = parsed(path)
    return known
      .map(({ candidate, own, all }) => ({ candidate, own: likeness(wanted.own, own), all: likeness(wanted.all, all) }))
      .filter(({ own }) => own >= LEAST)
      .sort((a, b) => b.own + b.all - (a.own + a.all))
      .slice(0, SHOWN)
      .map(({ candidate }) => candidate)
  }
}
