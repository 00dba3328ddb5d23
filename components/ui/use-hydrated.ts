/** Hook that reports whether the page is hydrated, so that controls which need JavaScript can be links before. */
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
