/**
 * The redirects that editors have published, made ready for look-up. Pure.
 *
 * A row that cannot work is left out and reported; it never stops the others.
 */
import { normaliseSource } from './normalise.ts'

/** A redirect document as the site reads it; an editor may have left anything empty. */
export type RedirectRow = {
  id: string
  source: string | null
  target: {
    kind: string | null
    /** Path of the page that is chosen (null while it is not published), or the path that is typed. */
    path: string | null
    anchor: string | null
    url: string | null
  } | null
  permanent: boolean
}

export type Redirect = {
  id: string
  permanent: boolean
  /** Where it leads, as a browser takes it: a path of this site with query and hash, or a whole address. */
  href: string
  /** The normalised path it leads to on this site; null when it leads elsewhere. */
  next: string | null
}

export type RedirectProblem = { id: string; source: string | null; problem: string }

/** Redirects by normalised source. */
export type RedirectTable = ReadonlyMap<string, Redirect>

/** First segments that belong to the machinery: what is below them is never looked up here. */
const RESERVED_SEGMENTS = new Set(['api', 'studio', '_next'])

const OWN_ORIGIN = 'http://own.invalid'

/** Can a page or a redirect live at this normalised path? */
export function isReserved(path: string): boolean {
  return RESERVED_SEGMENTS.has(path.split('/')[1] ?? '')
}

/** Parses as a browser would, so that `//elsewhere` and `\\elsewhere` are not taken for paths. */
function ownAddress(path: string): URL | null {
  if (!path.startsWith('/') || !URL.canParse(path, OWN_ORIGIN)) return null
  const url = new URL(path, OWN_ORIGIN)
  return url.origin === OWN_ORIGIN && !url.username ? url : null
}

function externalAddress(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  return /^https?:$/.test(protocol) && !username && !password ? href : null
}

type Target = Pick<Redirect, 'href' | 'next'>

function targetOf({ target }: RedirectRow): Target | string {
  switch (target?.kind) {
    case 'external': {
      const href = externalAddress(target.url)
      return href ? { href, next: null } : 'its target is not an address that starts with https:// or http://'
    }
    case 'page':
    case 'path': {
      const missing = target.kind === 'page' ? 'its page is not published' : 'it has no target'
      if (!target.path) return missing
      const url = ownAddress(target.path)
      if (!url) return 'its target is not a path of this site'
      if (target.anchor) url.hash = target.anchor
      return { href: `${url.pathname}${url.search}${url.hash}`, next: normaliseSource(url.pathname) }
    }
    default:
      return 'it has no target'
  }
}

/**
 * Makes the table. Of rows with the same source the first counts.
 * @returns the redirects that work, and what is wrong with the others
 */
export function compileRedirects(rows: readonly RedirectRow[]): { table: RedirectTable; problems: RedirectProblem[] } {
  const table = new Map<string, Redirect>()
  const problems: RedirectProblem[] = []
  for (const row of rows) {
    const { id, source, permanent } = row
    const report = (problem: string) => problems.push({ id, source, problem })
    const from = normaliseSource(source ?? '')
    const target = targetOf(row)
    if (from === '/') report('it has no source')
    else if (isReserved(from)) report('its source belongs to the site itself')
    else if (table.has(from)) report('another redirect has the same source')
    else if (typeof target === 'string') report(target)
    else if (target.next === from) report('it leads to itself')
    else table.set(from, { id, permanent, ...target })
  }
  return { table, problems }
}
