/** Where an address that is no page leads. Pure. */
import { normaliseSource } from './normalise.ts'
import { type Match, matchRedirect, type RedirectTable } from './table.ts'

export type Resolution =
  | {
      kind: 'redirect'
      /** A path of this site with query and hash, or a whole address. */
      destination: string
      permanent: boolean
      /** Ids of the redirects on the way, in their order. */
      ids: string[]
    }
  /** The redirects lead round in a circle, or on without end: they lead nowhere. */
  | { kind: 'loop'; sources: string[] }

/** Steps that a chain may have. Patterns could otherwise lead on for ever, each time to a longer address. */
const MAX_STEPS = 20

/** One redirect on the way. */
export type Step = Match & {
  /** The address it is taken at, as it is asked for and normalised. */
  from: string
  key: string
}

export type Trace = {
  steps: Step[]
  /** What ends the way: a published page, an address that nothing leads on from, another website, or that there is no end. */
  end: 'page' | 'address' | 'elsewhere' | 'loop'
  /** Where the circle begins among the steps; -1 when there is none, also when the way only grows longer. */
  circle: number
}

/**
 * Follows redirects to their end. A published page ends the way: it wins over a redirect at its address.
 * @param path as a visitor asks for it, without query
 * @param isPage is there a published page at this normalised path?
 */
export function traceRedirects(table: RedirectTable, path: string, isPage: (path: string) => boolean): Trace {
  const steps: Step[] = []
  let at = path
  for (;;) {
    const key = normaliseSource(at)
    if (isPage(key)) return { steps, end: 'page', circle: -1 }
    const match = matchRedirect(table, at)
    if (!match) return { steps, end: 'address', circle: -1 }
    const circle = steps.findIndex((step) => step.key === key)
    if (circle >= 0 || steps.length === MAX_STEPS) return { steps, end: 'loop', circle }
    steps.push({ ...match, from: at, key })
    if (match.next === key) return { steps, end: 'loop', circle: steps.length - 1 }
    if (match.next === null) return { steps, end: 'elsewhere', circle: -1 }
    // As it is written, so that what a further pattern takes from it keeps its capitals.
    at = match.href
  }
}

/**
 * Where redirects lead in the end, so that a visitor is sent once. The result is permanent when every step is.
 * @param path as a visitor asks for it, without query
 * @param isPage is there a published page at this normalised path?
 * @returns null when no redirect begins here
 */
export function resolveRedirect(
  table: RedirectTable,
  path: string,
  isPage: (path: string) => boolean,
): Resolution | null {
  const { steps, end } = traceRedirects(table, path, isPage)
  if (end === 'loop') return { kind: 'loop', sources: steps.map(({ key }) => key) }
  const last = steps.at(-1)
  if (!last) return null
  return {
    kind: 'redirect',
    destination: last.href,
    permanent: steps.every(({ permanent }) => permanent),
    ids: steps.map(({ id }) => id),
  }
}

/**
 * Gives a visitor's query to where they are sent. What the destination says itself counts; a hash stays at the end. (A visitor's own hash
 * never reaches the server; browsers carry it on by themselves.)
 * @param search with or without its question mark
 */
export function carryQuery(destination: string, search: string): string {
  const given = new URLSearchParams(search)
  const [address = '', hash] = destination.split(/#(.*)/s, 2)
  const [path = '', own = ''] = address.split(/\?(.*)/s, 2)
  const query = new URLSearchParams(own)
  const added = new URLSearchParams([...given].filter(([name]) => !query.has(name)))
  const parts = [own, added.toString()].filter(Boolean).join('&')
  return `${path}${parts && `?${parts}`}${hash === undefined ? '' : `#${hash}`}`
}
