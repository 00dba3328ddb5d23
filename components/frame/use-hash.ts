/**
 * What a browser does with the hash of a link, on the way from page to page: it is kept when the address is redirected (Next's router, which is
 * told the new address by the server, forgets it), and its place comes into view (the parts of a page come later than Next looks for it).
 */
import Router from 'next/router'
import { useEffect } from 'react'

/** Milliseconds in which the parts of a page have come. */
const TIMEOUT_MS = 3000

/** A visitor who does any of these has found a way of their own. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Keeps a place in view while parts above it come. @returns what ends that */
function keepInView(id: string): () => void {
  const look = () => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  const observer = new MutationObserver(look)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const name of OWN_WAYS) window.removeEventListener(name, stop)
  }
  const timer = setTimeout(stop, TIMEOUT_MS)
  for (const name of OWN_WAYS) window.addEventListener(name, stop, { passive: true })
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
      // A second beginning without an end of the first is a redirect of it.
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
