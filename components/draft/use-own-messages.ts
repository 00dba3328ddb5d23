/** Keeps messages of other origins from click-to-edit, which takes the first window that offers a connection for the Studio. */
import { useEffect } from 'react'

/**
 * Nothing on a preview listens to another origin: the Studio is on this one. A film's player in the page could send messages, and so
 * could a page that has opened the preview. Called by what is rendered before click-to-edit, whose listeners come later.
 */
export function useOwnMessages(): void {
  useEffect(() => {
    function stopForeign(event: MessageEvent): void {
      if (event.origin !== window.location.origin) event.stopImmediatePropagation()
    }
    window.addEventListener('message', stopForeign, { capture: true })
    return () => window.removeEventListener('message', stopForeign, { capture: true })
  }, [])
}
