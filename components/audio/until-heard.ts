/** Keeps the processor free for a sound that is about to be heard. */
import { player } from './player'

/** Milliseconds after Play by which a sound that is still missing waits for the network, not for the processor. */
const UNHEARD_MS = 300

/** Resolves when no sound is starting, or it waits for the network. */
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
