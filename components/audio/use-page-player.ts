/** Hook that connects the player to the page. Called once, by the root. */
import { useEffect } from 'react'
import { pageData } from '@/components/island/page-data'
import { keepOneSound } from '@/lib/audio/silence-others'
import { player } from './player'

/** Loads the extras after playback has started, so that their code does not delay the sound. */
function loadExtrasOnce(): () => void {
  const unsubscribe = player.subscribe(() => {
    if (!player.getState().isStarted) return
    unsubscribe()
    // Playback continues without them.
    Promise.all([import('./player-extras'), pageData()])
      .then(([{ showPlayerExtras }]) => showPlayerExtras())
      .catch(() => undefined)
  })
  return unsubscribe
}

/** Stops playback when the visitor leaves: the browser may keep the page, to show it again on Back. */
function stopOnLeave(): () => void {
  const stop = () => player.stop()
  window.addEventListener('pagehide', stop)
  return () => window.removeEventListener('pagehide', stop)
}

export function usePagePlayer(): void {
  useEffect(keepOneSound, [])
  useEffect(loadExtrasOnce, [])
  useEffect(stopOnLeave, [])
}
