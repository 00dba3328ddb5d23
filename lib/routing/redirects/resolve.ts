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
  end: 'page' | 'no redirect' | 'elsewhere' | 'loop'
  /** Index of the step at which the loop begins; -1 when there is none, also for an endless chain of growing paths. */
  loopStart: number
}

/**
 * Follows a redirect chain to its end. A published page ends it: it wins over a redirect at its path.
 * @param path as requested, without query
 * @param isPage whether there is a published page at a normalised path
 */
export function traceRedirects(table: RedirectTable, path: string, isPage: (path: string) => boolean): Trace {
  const steps: Step[] = []
  let at = path
  let added = ''
  for (;;) {
    const key = normaliseSource(at)
    if (isPage(key)) return { steps, end: 'page', loopStart: -1 }
    const match = matchRedirect(table, at)
    if (!match) return { steps, end: 'no redirect', loopStart: -1 }
    const loopStart = steps.findIndex((step) => step.key === key)
    if (loopStart >= 0 || steps.length === MAX_STEPS) return { steps, end: 'loop', loopStart }
    // What the earlier steps have added stays, as it does in a browser that goes them one by one.
    const href = carryAll(match.href, added)
    steps.push({ ...match, href, key })
    if (match.next === key) return { steps, end: 'loop', loopStart: steps.length - 1 }
    if (match.next === null) return { steps, end: 'elsewhere', loopStart: -1 }
    // Not normalised, so that values captured by a further pattern keep their capitals.
    at = href
    added = href
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

/** A path with query and hash, in its three parts; the hash is undefined when there is none. */
function partsOf(href: string): [path: string, search: string, hash: string | undefined] {
  const [before = '', hash] = href.split(/#(.*)/s, 2)
  const [path = '', search = ''] = before.split(/\?(.*)/s, 2)
  return [path, search, hash]
}

/** The parameters of a query as they were written: `flag` has no value, and `%FF` is no character. */
function parametersOf(search: string): string[] {
  return search.replace(/^\?/, '').split('&').filter(Boolean)
}

/** The decoded name of a written parameter. */
function nameOf(parameter: string): string {
  return new URLSearchParams(`&${parameter}`).keys().next().value ?? ''
}

/** A query without the parameters of a name, each other one as it was written. @returns with question mark, or empty */
export function withoutParameter(search: string, name: string): string {
  const others = parametersOf(search).filter((parameter) => nameOf(parameter) !== name)
  return others.length > 0 ? `?${others.join('&')}` : ''
}

/**
 * Adds the request's query to a destination. The destination's own parameters take precedence; a hash stays at the
 * end. (The request's hash never reaches the server; browsers keep it themselves.)
 * @param search with or without its question mark
 */
export function carryQuery(destination: string, search: string): string {
  const [path, own, hash] = partsOf(destination)
  const names = new Set(parametersOf(own).map(nameOf))
  const added = parametersOf(search).filter((parameter) => !names.has(nameOf(parameter)))
  const query = [own, ...added].filter(Boolean).join('&')
  return `${path}${query && `?${query}`}${hash === undefined ? '' : `#${hash}`}`
}

/** Adds query and hash of a path to a destination; its own take precedence. */
function carryAll(destination: string, from: string): string {
  const [, search, hash] = partsOf(from)
  const carried = carryQuery(destination, search)
  return hash === undefined || carried.includes('#') ? carried : `${carried}#${hash}`
}
