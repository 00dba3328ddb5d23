/** What a page gets once something was heard: its code is fetched then, so that it takes nothing from the way to the sound. */
import dynamic from 'next/dynamic'
import { useStartedTrack } from './player-context'

function Nothing(): null {
  return null
}

/** A page whose network fails plays on without them. */
const PlayerExtras = dynamic(() => import('./player-extras').catch(() => Nothing), { ssr: false })

export function PlayerExtrasSlot() {
  return useStartedTrack() ? <PlayerExtras /> : null
}
