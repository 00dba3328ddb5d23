/**
 * Hook with what the root does for islands that are not hydrated: quote buttons open the dialog, Play starts the
 * sound, and in browsers without popovers the menu button leads to the footer. A hydrated island has handled the event
 * before. Shortcut keys press their controls here, hydrated or not.
 */
import { useEffect } from 'react'
import { player } from '@/components/audio/player'
import { untilHeard } from '@/components/audio/until-heard'
import { INTENTS } from '@/components/island/idle'
import { hydrateIslandOf, isHydrated, isPressWaiting, listenForIntents } from '@/components/island/islands'
import { preloadQuote, quote } from '@/components/quote/quote'
import type { QuoteRequest } from '@/components/quote/quote-request'
import type { Track } from '@/lib/audio/player-state'
import { hasPopovers } from '@/lib/browser/popover'
import { FOOTER_NAVIGATION_ID } from '@/lib/html/frame-ids'
import { SHORTLIST_CHANGE } from '@/lib/shortlist/signals'
import { loadElements, loadLikely } from './load-likely'
import { pressShortcut } from './shortcut-keys'

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

function handleClick(event: MouseEvent): void {
  const { target, metaKey, ctrlKey, shiftKey, altKey, button } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  if (closest(target, '[popovertarget]') && !hasPopovers()) {
    window.location.hash = FOOTER_NAVIGATION_ID
    return
  }
  const opener = closest(target, '[data-quote]')
  if (!opener || isHydrated(opener)) return
  event.preventDefault()
  const request: QuoteRequest = JSON.parse(opener.dataset.quote ?? '{}')
  quote.open(request, opener)
}

/** Repeats a press on a control of a custom element that is not yet defined. */
async function handleEnhanced({ target }: Event): Promise<void> {
  const control = closest(target, '[data-enhanced]')
  const isWaiting = () => control?.closest(':not(:defined)') != null
  if (!isWaiting()) return
  await loadElements()
  if (!isWaiting()) control?.click()
}

/** Play buttons that were pressed before their islands are hydrated. */
const pressed = new Set<HTMLElement>()

/** Shows the player's state on them: another press, a failure or the end changes it before their islands can. */
function showPlayback(): void {
  for (const control of pressed) {
    if (isHydrated(control)) pressed.delete(control)
    else control.dataset.playback = player.getTrack(control.dataset.trackId ?? '').status
  }
}

/** Before the islands' own listener, which would hydrate first. */
function handlePlay(event: MouseEvent): void {
  const control = closest(event.target, '[data-track]')
  // A press that waits, such as one on a tab, may change what this one plays.
  if (!control || isHydrated(control) || isPressWaiting(control)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // Shown at once; then its island shows the state, hydrated when it no longer delays the sound.
  pressed.add(control)
  const track: Track = JSON.parse(control.dataset.track ?? '{}')
  if (player.getTrack(track.id).isCurrent && player.getState().autoplay) player.pause()
  else player.play(track)
  hydrateIslandOf(control, untilHeard())
}

let lastIntent: Element | null = null

/** Fetches what a press would need, hydrated or not. */
function handleIntent({ target }: Event): void {
  const opener = closest(target, '[data-quote]')
  if (!opener || opener === lastIntent) return
  lastIntent = opener
  preloadQuote()
}

/** It shows the number of shortlisted voices. */
function hydrateHeader(): void {
  const header = document.querySelector('#header [data-island]')
  if (header) hydrateIslandOf(header)
}

export function useEarlyControls(): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', handlePlay, { capture: true, signal })
    const stopListening = listenForIntents()
    document.addEventListener('click', handleEnhanced, { signal })
    document.addEventListener('click', handleClick, { signal })
    document.addEventListener('keydown', pressShortcut, { signal })
    for (const name of INTENTS) document.addEventListener(name, handleIntent, { passive: true, signal })
    addEventListener(SHORTLIST_CHANGE, hydrateHeader, { signal })
    const unsubscribe = player.subscribe(showPlayback)
    void loadLikely()
    return () => {
      unsubscribe()
      listening.abort()
      stopListening()
    }
  }, [])
}
