/** Keeps the processor free for a sound that is about to be heard. */
import { player } from './player'

/** Hydration waits this long for the sound to start. After that the network is the bottleneck, not the processor. */
const MAX_WAIT_MS = 300

/** Resolves when no sound is about to start, or after the wait above. */
export function untilAudioStarts(): Promise<void> {
  const isStarting = () => player.getState().status === 'loading'
  return new Promise((resolve) => {
    if (!isStarting()) return resolve()
    const timer = setTimeout(end, MAX_WAIT_MS)
    const unsubscribe = player.subscribe(() => isStarting() || end())
    function end(): void {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
  })
}
