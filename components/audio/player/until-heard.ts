/** Keeps the processor free for a sound that is about to be heard. */
import { player } from './player'

/** Milliseconds after Play. If nothing is heard by then, the network is slow, and other work does not delay the sound. */
const UNHEARD_MS = 300

/** Resolves when no sound is about to start, or after the wait above. */
export function untilHeard(): Promise<void> {
  const isStarting = () => player.getState().status === 'loading'
  return new Promise((resolve) => {
    if (!isStarting()) return resolve()
    const timer = setTimeout(end, UNHEARD_MS)
    const unsubscribe = player.subscribe(() => isStarting() || end())
    function end(): void {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
  })
}
