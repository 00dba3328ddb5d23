/** Resolves redirect chains. Pure. */
import { normaliseSource } from './normalise.ts'
import { type Match, matchRedirect, type RedirectTable } from './table.ts'

export type Resolution =
  | {
      kind: 'redirect'
      /** A path of this site with query and hash, or a full URL. */
      destination: string
      /** The normalised path of the destination on this site; null for another website. */
      next: string | null
      permanent: boolean
    }
  /** A redirect loop or an endless chain, which counts as no redirect. */
  | { kind: 'loop'; sources: string[] }

/** Maximum length of a chain. Patterns could otherwise redirect for ever, each time to a longer path. */
const MAX_STEPS = 20

/** One redirect of a chain. */
export type Step = Match & {
  /** The requested path of this step, normalised. */
  key: string
}

export type Trace = {
  steps: Step[]
  /** How the chain ends: at a published page, a path without a redirect, another website, or not at all. */
  end: 'page' | 'address' | 'elsewhere' | 'loop'
  /** Index of the step at which the loop begins; -1 when there is none, also for an endless chain of growing paths. */
  circle: number
}

/**
 * Follows a redirect chain to its end. A published page ends it: it wins over a redirect at its path.
 * @param path as requested, without query
 * @param isPage whether there is a published page at a normalised path
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
    steps.push({ ...match, key })
    if (match.next === key) return { steps, end: 'loop', circle: steps.length - 1 }
    if (match.next === null) return { steps, end: 'elsewhere', circle: -1 }
    // Not normalised, so that values captured by a further pattern keep their capitals.
    at = match.href
  }
}

/**
 * Final destination of a redirect chain, so that a visitor is redirected once. The result is permanent when every step
 * is.
 * @param path as requested, without query
 * @param isPage whether there is a published page at a normalised path
 * @returns null when there is no redirect at the path
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
    next: last.next,
    permanent: steps.every(({ permanent }) => permanent),
  }
}

/**
 * Adds the request's query to a destination. The destination's own parameters take precedence; a hash stays at the
 * end. (The request's hash never reaches the server; browsers keep it themselves.)
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
