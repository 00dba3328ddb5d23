/** Finds the published redirect of a path that is not a page. */

import { isPostPath } from '@/lib/knowledge-base/paths'
import { logWarning } from '@/lib/log'
import { normaliseSource, segmentsOf } from '@/lib/routing/redirects/normalise'
import { resolveRedirect } from '@/lib/routing/redirects/resolve'
import { articleState } from './article-state'
import { routes } from './routes'

type Redirect = { destination: string; permanent: boolean }

/** Resolves a redirect from memory; null when there is none. A redirect loop is logged and counts as none. */
export async function redirectFrom(path: string): Promise<Redirect | null> {
  const { paths, redirects } = await routes()
  const resolution = resolveRedirect(redirects, path, (at) => paths.has(at))
  if (resolution?.kind === 'loop') {
    logWarning('redirects.loop', { sources: resolution.sources.join(' ') })
    return null
  }
  return resolution && { destination: resolution.destination, permanent: resolution.permanent }
}

/** An existing article wins over a redirect, as every page does. Asks the API only if there is a redirect. */
async function givesWay(path: string, tidy: string): Promise<boolean> {
  if (!isPostPath(tidy)) return false
  return (await articleState(path)) !== 'missing'
}

/**
 * Where to redirect a request: along a published redirect, to a published page whose path was requested with capitals
 * or other untidiness, or to the same path without its trailing slash. Null when the path is canonical.
 */
export async function redirectOnTheWay(path: string): Promise<Redirect | null> {
  const { paths } = await routes()
  if (paths.has(path)) return null
  const tidy = normaliseSource(path)
  if (paths.has(tidy)) return { destination: tidy, permanent: true }
  const redirect = await redirectFrom(path)
  if (redirect && !(await givesWay(path, tidy))) return redirect
  if (!path.endsWith('/')) return null
  // Rebuilt from segments, so that `//elsewhere/` is not taken for another host.
  const steps = segmentsOf(path).map(({ text }) => text)
  return { destination: `/${steps.join('/')}`, permanent: true }
}
