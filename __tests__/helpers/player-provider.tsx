/** A player of its own for a test. */
import { type ReactNode, useEffect, useState } from 'react'
import {
  browserStorage,
  createAudio,
  PeaksContext,
  PlayerContext,
  TrackRegistryContext,
} from '@/components/audio/player-context'
import { createPeaksStore } from '@/lib/audio/peaks-store'
import { createPlayer } from '@/lib/audio/player'
import { keepOneSound } from '@/lib/audio/silence-others'
import { createTrackRegistry } from '@/lib/audio/track-registry'

export function PlayerProvider({ children }: { children: ReactNode }) {
  const [player] = useState(() => createPlayer(createAudio))
  const [registry] = useState(createTrackRegistry)
  const [peaks] = useState(() => createPeaksStore(browserStorage))
  useEffect(keepOneSound, [])
  useEffect(() => player.stop, [player])
  return (
    <PlayerContext value={player}>
      <TrackRegistryContext value={registry}>
        <PeaksContext value={peaks}>{children}</PeaksContext>
      </TrackRegistryContext>
    </PlayerContext>
  )
}
