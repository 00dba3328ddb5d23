/**
 * Hook with what the root does for islands that are not hydrated: links within the site navigate without a reload,
 * quote buttons open the dialog, Play starts the sound. A hydrated island has handled the event before.
 */
import Router from 'next/router'
import { useEffect } from 'react'
import { player } from '@/components/audio/player-context'
import { INTENTS } from '@/components/island/idle'
import { hydrateIslandOf, isHydrated, listenForIntents } from '@/components/island/islands'
import { quote } from '@/components/quote/quote'
import type { QuoteRequest } from '@/components/quote/quote-context'
import type { Track } from '@/lib/audio/player-state'
import { SHORTLIST_CHANGE } from '@/lib/shortlist/signals'
import { fetchLikely } from './fetch-likely'

/** Paths of this origin that are not pages of the router. */
const OTHER_PATHS = /^\/(api|studio|enquiry|admin)(\/|$)|\.\w+$/

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

/** The link around an element, if the router can follow it. */
function routedLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = closest(target, 'a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null
  if (link.origin !== location.origin || OTHER_PATHS.test(link.pathname)) return null
  const isOnPage = link.pathname === location.pathname && link.hash !== ''
  return isOnPage ? null : link
}

const routeOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash

function handleClick(event: MouseEvent): void {
  const { target, metaKey, ctrlKey, shiftKey, altKey, button } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const opener = closest(target, '[data-quote]')
  if (opener && !isHydrated(opener)) {
    event.preventDefault()
    const request: QuoteRequest = JSON.parse(opener.dataset.quote ?? '{}')
    quote.open(request, opener)
    return
  }
  const link = routedLink(target)
  if (!link || isHydrated(link)) return
  event.preventDefault()
  void Router.push(routeOf(link))
}

/** Before the islands' own listener, which would hydrate first. */
function handlePlay(event: MouseEvent): void {
  const control = closest(event.target, '[data-track]')
  if (!control || isHydrated(control)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const track: Track = JSON.parse(control.dataset.track ?? '{}')
  if (player.getTrack(track.id).isCurrent && player.getState().autoplay) player.pause()
  else player.play(track)
  // Shown at once; then its island shows the state.
  control.dataset.playback = player.getState().autoplay ? 'loading' : 'paused'
  hydrateIslandOf(control)
}

let lastIntent: Element | null = null

/** Fetches what a press would need. */
function handleIntent({ target }: Event): void {
  const control = closest(target, '[data-quote], a[href]')
  if (!control || control === lastIntent) return
  lastIntent = control
  if (isHydrated(control)) return
  if (control.dataset.quote) quote.preload()
  const link = routedLink(control)
  if (link && link.pathname !== location.pathname) void Router.prefetch(routeOf(link)).catch(() => undefined)
}

/** It stays on the screen during a navigation and marks the current page. */
function hydrateHeader(): void {
  const header = document.querySelector('#header [data-island]')
  if (header) hydrateIslandOf(header)
}

function handleRouteChange(_url: string, { shallow }: { shallow: boolean }): void {
  if (!shallow) hydrateHeader()
}

export function useEarlyControls(): void {
  useEffect(() => {
    document.addEventListener('click', handlePlay, true)
    const stopListening = listenForIntents()
    document.addEventListener('click', handleClick)
    for (const name of INTENTS) document.addEventListener(name, handleIntent, { passive: true })
    addEventListener(SHORTLIST_CHANGE, hydrateHeader)
    Router.events.on('routeChangeStart', handleRouteChange)
    void fetchLikely()
    return () => {
      document.removeEventListener('click', handlePlay, true)
      stopListening()
      document.removeEventListener('click', handleClick)
      for (const name of INTENTS) document.removeEventListener(name, handleIntent)
      removeEventListener(SHORTLIST_CHANGE, hydrateHeader)
      Router.events.off('routeChangeStart', handleRouteChange)
    }
  }, [])
}
