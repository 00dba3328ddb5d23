/** Hook that connects the player to the page. Called once, by the root. */
import Router from 'next/router'
import { useEffect } from 'react'
import { untilHydrated } from '@/components/island/islands'
import { pageData } from '@/components/island/page-data'
import type { Player } from '@/lib/audio/player'
import { keepOneSound } from '@/lib/audio/silence-others'
import { player } from './player-context'

/** Loads the extras after playback has started, so that their code does not delay the sound. */
function loadExtrasOnce(): () => void {
  const unsubscribe = player.subscribe(() => {
    if (!player.getState().isStarted) return
    unsubscribe()
    // Playback continues without them.
    // The pressed card hydrates meanwhile: until then nobody knows whether it is in view.
    Promise.all([import('./player-extras-host'), pageData(), untilHydrated()])
      .then(([{ showPlayerExtras }]) => showPlayerExtras())
      .catch(() => undefined)
  })
  return unsubscribe
}

/** Stops playback on a route change. */
export function useStopOnNavigation(player: Player): void {
  useEffect(() => {
    // Shallow changes stay on the page; pagination stops the player itself.
    function handleRouteChange(_url: string, { shallow }: { shallow: boolean }) {
      if (!shallow) player.stop()
    }
    Router.events.on('routeChangeStart', handleRouteChange)
    // Play may be pressed on the old page while the new one is loading.
    Router.events.on('routeChangeComplete', handleRouteChange)
    return () => {
      Router.events.off('routeChangeStart', handleRouteChange)
      Router.events.off('routeChangeComplete', handleRouteChange)
    }
  }, [player])
}

export function usePagePlayer(): void {
  useEffect(keepOneSound, [])
  useEffect(loadExtrasOnce, [])
  useStopOnNavigation(player)
}
