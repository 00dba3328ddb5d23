/** Hook that calls back on content changes while the page is visible. */
import { useEffect } from 'react'

/**
 * A hidden page closes its event stream: browsers allow six connections to an HTTP/1.1 origin, which forgotten tabs
 * must not use up. Becoming visible again counts as a change.
 * @param onChange the same function on every render
 */
export function useChanges(onChange: () => void): void {
  useEffect(() => {
    let source: EventSource | undefined

    function follow(): void {
      source?.close()
      source = undefined
      if (document.visibilityState !== 'visible') return
      // The server also sends "changed" once at the beginning.
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
