/** The redirects that editors have published, for addresses that are no page. */
import { isLivePost } from '@/lib/knowledge-base/is-live'
import { isPostPath } from '@/lib/knowledge-base/paths'
import { logWarning } from '@/lib/log'
import { normaliseSource, segmentsOf } from '@/lib/routing/redirects/normalise'
import { resolveRedirect } from '@/lib/routing/redirects/resolve'
import { routes } from './routes'

export type RedirectResult = { destination: string; permanent: boolean }

/** Where a path leads, answered from memory; null when nowhere. Redirects that lead round in a circle are logged and lead nowhere. */
export async function redirectFrom(path: string): Promise<RedirectResult | null> {
  const { paths, redirects } = await routes()
  const resolution = resolveRedirect(redirects, path, (at) => paths.has(at))
  if (resolution?.kind === 'loop') {
    logWarning('redirects.loop', { sources: resolution.sources.join(' ') })
    return null
  }
  return resolution && { destination: resolution.destination, permanent: resolution.permanent }
}

/** An article that stands wins over a redirect, as every page does. The API is asked only where there is a redirect to decide about. */
async function givesWay(path: string, tidy: string): Promise<boolean> {
  if (!isPostPath(tidy)) return false
  return isLivePost(decodeURIComponent(segmentsOf(path).at(-1)?.text ?? ''))
}

/**
 * Where a visitor is to go instead of the address that was asked for: along a redirect, to a published page whose address was written with
 * capitals or otherwise untidily, or to the same address without the slash at its end. Null when it is right as it is.
 */
export async function redirectOnTheWay(path: string): Promise<RedirectResult | null> {
  const { paths } = await routes()
  if (paths.has(path)) return null
  const tidy = normaliseSource(path)
  if (paths.has(tidy)) return { destination: tidy, permanent: true }
  const redirect = await redirectFrom(path)
  if (redirect && !(await givesWay(path, tidy))) return redirect
  if (!path.endsWith('/')) return null
  // Put together anew: what is left of `//elsewhere/` must not be taken for another host.
  const steps = segmentsOf(path).map(({ text }) => text)
  return { destination: `/${steps.join('/')}`, permanent: true }
}
