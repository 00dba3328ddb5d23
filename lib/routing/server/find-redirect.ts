/** Finds the published redirect of a path that is not a page. */

import { categoryPath, isPostPath } from '@/lib/knowledge-base/paths'
import { logWarning } from '@/lib/log'
import { PUBLIC_FILES } from '@/lib/server/http/public-files'
import { isApiPath } from '../api-paths'
import { fallbackPage } from '../redirects/fallback-page'
import { normaliseSource, withoutSentenceEnd } from '../redirects/normalise'
import { isReservedPath } from '../redirects/reserved-paths'
import { carryQuery, type Resolution, resolveRedirect } from '../redirects/resolve'
import { apiPageAt, apiPagesOf } from './api-pages'
import { defaultCategory } from './categories'
import { mayBeListPage } from './known-paths'
import { routes } from './routes'

type Redirect = { destination: string; permanent: boolean }

/**
 * Where to send visitors if a redirect's target is an article, a category or a voice that does not exist. Null if the target
 * exists, or if the API cannot tell.
 */
async function fallbackOf({ destination, next }: Extract<Resolution, { kind: 'redirect' }>): Promise<string | null> {
  const { paths } = await routes()
  if (next === null || paths.has(next)) return null
  const [path = ''] = destination.split(/[?#]/)
  return (await apiPageAt(path))?.kind === 'missing' ? fallbackPage(next, (at) => paths.has(at)) : null
}

function searchOf(href: string): string {
  return new URL(href, 'http://own.invalid').search
}

/** Resolves a redirect from memory; null when there is none. A redirect loop is logged and counts as none. */
export async function redirectFrom(path: string): Promise<Redirect | null> {
  const { paths, redirects } = await routes()
  const resolution = resolveRedirect(redirects, path, (at) => paths.has(at))
  if (resolution?.kind === 'loop') {
    logWarning('redirects.loop', { sources: resolution.sources.join(' ') })
    return null
  }
  if (!resolution) return null
  const instead = await fallbackOf(resolution)
  // The article or the voice may come back.
  if (instead !== null) return { destination: carryQuery(instead, searchOf(resolution.destination)), permanent: false }
  return { destination: resolution.destination, permanent: resolution.permanent }
}

/** An existing article or voice wins over a redirect, as every page does. Asks the API only if there is a redirect. */
async function apiPageWins(path: string, normalised: string): Promise<boolean> {
  if (!isApiPath(normalised)) return false
  const requested = normalisedPath(path, normalised)
  return (await apiPagesOf(requested).state(requested)) !== 'missing'
}

/**
 * A path without empty segments, and an article's with its category in lower case. Everything else stays as it was
 * requested, because it may be the API's name of an article.
 */
function normalisedPath(path: string, normalised: string): string {
  const steps = path.split('/').filter(Boolean)
  // Joined anew, so that `//elsewhere/` is not taken for another host.
  if (!isPostPath(normalised)) return path.endsWith('/') ? `/${steps.join('/')}` : path
  return [...normalised.split('/').slice(0, 3), steps.at(-1)].join('/')
}

/** Whether the site serves a file or a page of its own at a normalised path. */
function isServed(path: string): boolean {
  return isReservedPath(path) || PUBLIC_FILES.has(path)
}

/**
 * Where a path leads that has the sentence's punctuation or a file's ending behind it; null when nothing is at the path
 * without it. Never to a path with such an end, which could lead back.
 */
export async function redirectWithoutEnding(path: string): Promise<Redirect | null> {
  const meant = withoutSentenceEnd(path)
  if (meant === null) return null
  const { paths, redirects } = await routes()
  const key = normaliseSource(meant)
  if (paths.has(key) || isServed(key)) return { destination: key, permanent: true }
  const page = await apiPageAt(normalisedPath(meant, key))
  if (page?.kind === 'found') return { destination: page.path, permanent: true }
  const redirect = redirects.exact.has(key) ? await redirectFrom(meant) : null
  const next = redirect?.destination.startsWith('/') ? normaliseSource(redirect.destination) : null
  return next === null || paths.has(next) || isApiPath(next) || isServed(next) ? redirect : null
}

/**
 * Where to redirect a request: along a published redirect, to a published page whose path was requested with capitals
 * or empty segments, or to the same path without its trailing slash, or without the punctuation of a sentence behind it. Null when the
 * path is canonical.
 */
export async function findRedirect(path: string): Promise<Redirect | null> {
  const { paths, redirects } = await routes()
  if (paths.has(path)) return null
  const normalised = normaliseSource(path)
  if (paths.has(normalised)) return { destination: normalised, permanent: true }
  if (await mayBeListPage(normalised)) return normalised === path ? null : { destination: normalised, permanent: true }
  // Of an article only the API knows whether the punctuation belongs to its name.
  if (!isServed(normalised) && !isApiPath(normalised) && !redirects.exact.has(normalised)) {
    const meant = await redirectWithoutEnding(path)
    if (meant) return meant
  }
  const redirect = await redirectFrom(path)
  if (redirect && !(await apiPageWins(path, normalised))) return redirect
  const category = await defaultCategory(normalised)
  const destination = category ? categoryPath(category.system_name) : normalisedPath(path, normalised)
  return destination === path ? null : { destination, permanent: true }
}
