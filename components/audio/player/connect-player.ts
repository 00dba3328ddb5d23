/** Connects the player to the page: presses of Play, one sound at a time, the now-playing bar after the first Play, silence when left. */
import { pageData } from '@/components/runtime/islands'
import { keepOneSound } from '@/lib/audio/silence-others'
import { connectPlayback } from './play'
import { player } from './player'

/** Loads the extras after playback has started, so that their code does not delay the sound. */
function loadExtrasOnce(): () => void {
  const unsubscribe = player.subscribe(() => {
    if (!player.getState().isStarted) return
    unsubscribe()
    // Playback continues without them.
    import('./player-extras').then(({ showPlayerExtras }) => showPlayerExtras(pageData())).catch(() => undefined)
  })
  return unsubscribe
}

/** @param signal disconnects it */
export function connectPlayer(signal: AbortSignal): void {
  connectPlayback(signal)
  signal.addEventListener('abort', keepOneSound())
  signal.addEventListener('abort', loadExtrasOnce())
  // The browser may keep the page, to show it again on Back.
  addEventListener('pagehide', () => player.stop(), { signal })
}
