/** Calls back whenever content has changed, for as long as the page can be seen. */
import { useEffect } from 'react'

/**
 * A hidden page does not listen: browsers allow six connections to a plain http server, which must not be used up by forgotten tabs. When
 * it is seen again, whatever happened meanwhile counts as a change.
 * @param onChange the same function on every render
 */
export function useChanges(onChange: () => void): void {
  useEffect(() => {
    let source: EventSource | undefined

    function follow(): void {
      source?.close()
      source = undefined
      if (document.visibilityState !== 'visible') return
      // The server says "changed" once at the beginning, too.
      source = new EventSource('/api/draft/changes')
      source.onmessage = onChange
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      source?.close()
    }
  }, [onChange])
}
