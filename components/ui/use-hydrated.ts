/** Tells the server's HTML from the living page, so that controls which need JavaScript can be links until they work. */
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while React takes over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
