/** What a page gets once Play has been pressed: its code is fetched then, and nothing of it is there before. */
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
