/** Loads the player's extras after playback has started, so that their code does not delay the sound. */
import dynamic from 'next/dynamic'
import { useStartedTrack } from './player-context'

function Nothing(): null {
  return null
}

/** If the chunk fails to load, playback continues without the extras. */
const PlayerExtras = dynamic(() => import('./player-extras').catch(() => Nothing), { ssr: false })

export function PlayerExtrasSlot() {
  return useStartedTrack() ? <PlayerExtras /> : null
}
