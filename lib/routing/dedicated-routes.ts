/** Pages whose words editors own but whose route is a file of its own in `pages/`. Pure. */
import { LOGIN_PATH } from '@/lib/session/paths'

const OWN_ROUTES: ReadonlySet<string> = new Set([LOGIN_PATH])

/** Does a file of its own answer this path? The route of all other pages must leave it alone. */
export function isDedicatedRoute(path: string): boolean {
  return OWN_ROUTES.has(path)
}
