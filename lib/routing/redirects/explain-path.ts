/** Explains what visitors get at a path, with the same engine and precedence as lib/routing/server/find-redirect.ts. Pure. */
import { removeInvisible } from '../../format/invisible-characters.ts'
import { isPostPath } from '../../knowledge-base/paths.ts'
import { normaliseSource } from './normalise.ts'
import { pageInstead } from './page-instead.ts'
import { isReservedPath, type KnownAddresses } from './reserved-paths.ts'
import { carryQuery, type Step, type Trace, traceRedirects } from './resolve.ts'
import type { RedirectTable } from './table.ts'

/** Final destination; `unknown` where it cannot be determined, as for files. */
export type Place = 'page' | 'article' | 'own' | 'elsewhere' | 'nothing' | 'unknown'

/** `path` is normalised. */
export type PathExplanation =
  | { kind: 'unreadable' }
  | {
      kind: 'place'
      path: string
      place: Exclude<Place, 'elsewhere'>
      /** The canonical URL when the given one is not; null otherwise. */
      tidied: string | null
    }
  | {
      kind: 'redirect'
      path: string
      steps: Step[]
      destination: string
      permanent: boolean
      place: Place
      /** The path of the last step, where nothing is, so that the destination is another; null otherwise. */
      missing: string | null
    }
  | { kind: 'loop'; path: string; trace: Trace }

type Site = {
  table: RedirectTable
  known: KnownAddresses
  /** Origin of the site, such as https://site.example. */
  origin: string
}

/** Parses pasted text: a full URL, one without https://, or a path. */
function read(text: string, origin: string): URL | null {
  const address = removeInvisible(text).trim()
  if (address === '') return null
  const isPath = /^[/?#]/.test(address) && !address.startsWith('//')
  const isHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#]|$)/i.test(address)
  const whole = isHost ? `https://${address}` : address
  if (!isPath && !/^https?:\/\//i.test(whole)) {
    // A path without its leading slash.
    return /^[^\s:]+$/.test(address) && URL.canParse(`/${address}`, origin) ? new URL(`/${address}`, origin) : null
  }
  return URL.canParse(whole, origin) ? new URL(whole, origin) : null
}

function placeAt(path: string, { isPage, isOwn }: KnownAddresses): Exclude<Place, 'elsewhere'> {
  if (isPage(path)) return 'page'
  if (isReservedPath(path)) return 'own'
  const isThere = isOwn(path)
  if (isThere === null) return 'unknown'
  return isThere ? 'article' : 'nothing'
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
  const place = placeAt(path, known)
  const trace = traceRedirects(table, url.pathname, known.isPage)
  const last = trace.steps.at(-1)
  const isHeld = place === 'page' || (place === 'article' && isPostPath(path))
  if (!last || isHeld) {
    const isUntidy = place === 'page' && path !== url.pathname
    const tidied = isUntidy ? withHash(carryQuery(path, url.search), url.hash) : null
    return { kind: 'place', path, place, tidied }
  }
  if (trace.end === 'loop') return { kind: 'loop', path, trace }
  const end = last.next === null ? 'elsewhere' : placeAt(last.next, known)
  const instead = end === 'nothing' && last.next !== null ? pageInstead(last.next, known.isPage) : null
  return {
    kind: 'redirect',
    path,
    steps: trace.steps,
    destination: withHash(carryQuery(instead ?? last.href, url.search), url.hash),
    permanent: instead === null && trace.steps.every(({ permanent }) => permanent),
    place: instead === null ? end : 'page',
    missing: instead === null ? null : last.next,
  }
}
