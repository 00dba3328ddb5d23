/** Paths with editable content whose route is a separate file in `pages/`. Pure. */
import { LOGIN_PATH } from '@/lib/session/paths'

const OWN_ROUTES: ReadonlySet<string> = new Set([LOGIN_PATH])

/** Whether a separate file serves this path. The catch-all route must skip it. */
export function isDedicatedRoute(path: string): boolean {
  return OWN_ROUTES.has(path)
}
