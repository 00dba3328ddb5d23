/**
 * Hook that tells whether the browser has been loading the page of a clicked link for longer than 300 ms, and marks the
 * link meanwhile. The current page stays until the new one has arrived.
 */
import { useEffect, useState } from 'react'
import { followedLink } from '@/lib/browser/followed-link'

const SHOWN_AFTER_MS = 300

export function useSlowNavigation(): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let marked: HTMLAnchorElement | undefined

    function end(): void {
      clearTimeout(timer)
      marked?.removeAttribute('data-pending')
      setSlow(false)
    }
    function handleClick(event: MouseEvent): void {
      const link = followedLink(event)
      if (!link) return
      end()
      timer = setTimeout(() => {
        marked = link
        link.setAttribute('data-pending', '')
        setSlow(true)
      }, SHOWN_AFTER_MS)
    }
    const listening = new AbortController()
    const options = { signal: listening.signal }
    // After all others, which may handle the click.
    window.addEventListener('click', handleClick, options)
    // Back to this page, which the browser has kept as it was.
    window.addEventListener('pageshow', end, options)
    // The visitor has stopped it.
    window.navigation?.addEventListener('navigateerror', end, options)
    return () => {
      listening.abort()
      end()
    }
  }, [])
  return isSlow
}
