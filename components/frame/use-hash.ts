/**
 * Hook that handles the hash of a link on client navigations: keeps it across redirects (Next's router drops it when
 * the server responds with a redirect) and scrolls to its target (islands load after Next has tried to scroll).
 */
import Router from 'next/router'
import { useEffect } from 'react'

/** Milliseconds within which the page's islands have loaded. */
const TIMEOUT_MS = 3000

/** Events that show that the visitor is scrolling or acting; they end the automatic scrolling. */
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Keeps an element in view while islands above it load. @returns a function that stops it */
function keepInView(id: string): () => void {
  const look = () => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  const observer = new MutationObserver(look)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const name of USER_INPUT_EVENTS) window.removeEventListener(name, stop)
  }
  const timer = setTimeout(stop, TIMEOUT_MS)
  for (const name of USER_INPUT_EVENTS) window.addEventListener(name, stop, { passive: true })
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}

const hashOf = (url: string) => url.split(/(?=#)/)[1] ?? ''

export function useHash(): void {
  useEffect(() => {
    let hash = ''
    let isUnderWay = false
    let stop = () => {}
    const begin = (url: string) => {
      // A second routeChangeStart without an end of the first is its redirect.
      if (!isUnderWay || url.includes('#')) hash = hashOf(url)
      isUnderWay = true
      stop()
    }
    const end = (url: string) => {
      isUnderWay = false
      if (!hash) return
      if (!url.includes('#')) Router.replace(url + hash)
      stop = keepInView(decodeURIComponent(hash.slice(1)))
    }
    const fail = () => {
      isUnderWay = false
    }
    const { events } = Router
    events.on('routeChangeStart', begin)
    events.on('routeChangeComplete', end)
    events.on('routeChangeError', fail)
    return () => {
      stop()
      events.off('routeChangeStart', begin)
      events.off('routeChangeComplete', end)
      events.off('routeChangeError', fail)
    }
  }, [])
}
