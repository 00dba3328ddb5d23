/** Explains what visitors get at a path, with the same engine and precedence as lib/routing/server/find-redirect.ts. Pure. */
import { removeInvisible } from '../../format/invisible-characters.ts'
import { isVoicePath } from '../../voices/paths.ts'
import { isApiPath } from '../api-paths.ts'
import { fallbackPage } from './fallback-page.ts'
import { normaliseSource, withoutSentenceEnd } from './normalise.ts'
import { isReservedPath, type SitePaths } from './reserved-paths.ts'
import { carryQuery, type Step, type Trace, traceRedirects } from './resolve.ts'
import type { RedirectTable } from './table.ts'

/** Final destination; `unknown` where it cannot be determined, as for files. */
export type Destination = 'page' | 'article' | 'voice' | 'own' | 'elsewhere' | 'nothing' | 'unknown'

/** `path` is normalised. */
export type PathExplanation =
  | { kind: 'unreadable' }
  | {
      kind: 'direct'
      path: string
      endsAt: Exclude<Destination, 'elsewhere'>
      /** The canonical URL when the given one is not; null otherwise. */
      normalised: string | null
    }
  | {
      kind: 'redirect'
      path: string
      steps: Step[]
      destination: string
      permanent: boolean
      endsAt: Destination
      /** The path of the last step, where nothing is, so that the destination is another; null otherwise. */
      missing: string | null
    }
  | { kind: 'loop'; path: string; trace: Trace }

type Site = {
  table: RedirectTable
  known: SitePaths
  /** Origin of the site, such as https://site.example. */
  origin: string
}

/** Parses pasted text: a full URL, one without https://, or a path. */
function read(text: string, origin: string): URL | null {
  const trimmed = removeInvisible(text).trim()
  if (trimmed === '') return null
  const isPath = /^[/?#]/.test(trimmed) && !trimmed.startsWith('//')
  const isHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#]|$)/i.test(trimmed)
  const whole = isHost ? `https://${trimmed}` : trimmed
  if (!isPath && !/^https?:\/\//i.test(whole)) {
    // A path without its leading slash.
    return /^[^\s:]+$/.test(trimmed) && URL.canParse(`/${trimmed}`, origin) ? new URL(`/${trimmed}`, origin) : null
  }
  return URL.canParse(whole, origin) ? new URL(whole, origin) : null
}

function destinationAt(path: string, { isPage, isOwn }: SitePaths): Exclude<Destination, 'elsewhere'> {
  if (isPage(path)) return 'page'
  if (isReservedPath(path)) return 'own'
  const isThere = isOwn(path)
  if (isThere === null) return 'unknown'
  if (!isThere) return 'nothing'
  return isVoicePath(path) ? 'voice' : 'article'
}

/** Browsers keep the hash unless the new URL has one. */
function withHash(destination: string, hash: string): string {
  return destination.includes('#') ? destination : `${destination}${hash}`
}

/** @param text as pasted */
export function explainPath(text: string, { table, known, origin }: Site): PathExplanation {
  const url = read(text, origin)
  if (!url) return { kind: 'unreadable' }
  const path = normaliseSource(url.pathname)
  const endsAt = destinationAt(path, known)
  const meant = withoutSentenceEnd(url.pathname)
  if (meant !== null && (endsAt === 'nothing' || endsAt === 'unknown') && !table.exact.has(path)) {
    const key = normaliseSource(meant)
    if (table.exact.has(key) || !['nothing', 'unknown'].includes(destinationAt(key, known))) {
      const explained = explainPath(`${meant}${url.search}${url.hash}`, { table, known, origin })
      const normalised = withHash(carryQuery(key, url.search), url.hash)
      return explained.kind === 'direct' ? { ...explained, normalised } : explained
    }
  }
  const trace = traceRedirects(table, url.pathname, known.isPage)
  const last = trace.steps.at(-1)
  const isHeld = endsAt === 'page' || ((endsAt === 'article' || endsAt === 'voice') && isApiPath(path))
  if (!last || isHeld) {
    const isUntidy = endsAt === 'page' && path !== url.pathname
    const normalised = isUntidy ? withHash(carryQuery(path, url.search), url.hash) : null
    return { kind: 'direct', path, endsAt, normalised }
  }
  if (trace.end === 'loop') return { kind: 'loop', path, trace }
  const end = last.next === null ? 'elsewhere' : destinationAt(last.next, known)
  const instead = end === 'nothing' && last.next !== null ? fallbackPage(last.next, known.isPage) : null
  return {
    kind: 'redirect',
    path,
    steps: trace.steps,
    destination: withHash(
      carryQuery(instead ? carryQuery(instead, new URL(last.href, origin).search) : last.href, url.search),
      url.hash,
    ),
    permanent: instead === null && trace.steps.every(({ permanent }) => permanent),
    endsAt: instead === null ? end : 'page',
    missing: instead === null ? null : last.next,
  }
}
