/** Hook that detects client navigations that take longer than 300 ms, and marks the clicked link. */
import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isPostPath } from '@/lib/knowledge-base/paths'

const SHOWN_AFTER_MS = 300

export type SlowNavigation = {
  /** Text of the clicked link if it leads to an article, otherwise null. */
  article: string | null
}

const pathOf = (url: string) => new URL(url, window.location.origin).pathname

/**
 * Ignores shallow navigations and changes of only the query or hash.
 * @returns null while nothing is loading, in the first 300 ms, and as soon as the new page renders
 */
export function useSlowNavigation(): SlowNavigation | null {
  const { asPath, events } = useRouter()
  const [slow, setSlow] = useState<(SlowNavigation & { from: string }) | null>(null)

  useEffect(() => {
    let press: { link: HTMLAnchorElement; timeMs: number } | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let marked: HTMLAnchorElement | undefined
    let restore: (() => void) | undefined

    function notePress({ target }: MouseEvent): void {
      const link = target instanceof Element ? target.closest('a') : null
      press = link && { link, timeMs: performance.now() }
    }
    function end(): void {
      clearTimeout(timer)
      timer = restore = undefined
      marked?.removeAttribute('data-pending')
      setSlow(null)
    }
    function begin(url: string, { shallow }: { shallow: boolean }): void {
      if (shallow) return
      const to = pathOf(url)
      if (to === pathOf(asPath)) end()
      // A second routeChangeStart without an end of the first is its redirect.
      if (timer || to === pathOf(asPath)) return
      const own = press && pathOf(press.link.href) === to ? press : null
      const article = isPostPath(to) ? (own?.link.textContent ?? '').trim() : null
      timer = setTimeout(
        () => {
          marked = own?.link
          marked?.setAttribute('data-pending', '')
          const top = window.scrollY
          flushSync(() => setSlow({ from: asPath, article }))
          if (article === null) return
          window.scrollTo({ top: 0, behavior: 'instant' })
          restore = () => {
            window.scrollTo({ top, behavior: 'instant' })
            own?.link.focus({ preventScroll: true })
          }
        },
        SHOWN_AFTER_MS - (own ? performance.now() - own.timeMs : 0),
      )
    }
    /** Restores the current page after a failed navigation. */
    function fail(): void {
      const restoreNow = restore
      flushSync(end)
      restoreNow?.()
    }
    /** Resets the state when the page is restored from the back/forward cache. */
    function comeBack({ persisted }: PageTransitionEvent): void {
      if (persisted) end()
    }
    document.addEventListener('click', notePress, true)
    window.addEventListener('pageshow', comeBack)
    events.on('routeChangeStart', begin)
    events.on('routeChangeComplete', end)
    events.on('routeChangeError', fail)
    return () => {
      end()
      document.removeEventListener('click', notePress, true)
      window.removeEventListener('pageshow', comeBack)
      events.off('routeChangeStart', begin)
      events.off('routeChangeComplete', end)
      events.off('routeChangeError', fail)
    }
  }, [asPath, events])

  // The new page renders before its effects run.
  return slow?.from === asPath ? slow : null
}
