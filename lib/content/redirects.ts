/** The redirects that editors have published, for addresses that are no page. */
import { logWarning } from '@/lib/log'
import { resolveRedirect } from '@/lib/redirects/resolve'
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
