/** A player of its own for a test. */
import { type ReactNode, useEffect, useState } from 'react'
import { createAudio, PlayerContext, TrackRegistryContext } from '@/components/audio/player-context'
import { createPlayer } from '@/lib/audio/player'
import { keepOneSound } from '@/lib/audio/silence-others'
import { createTrackRegistry } from '@/lib/audio/track-registry'

export function PlayerProvider({ children }: { children: ReactNode }) {
  const [player] = useState(() => createPlayer(createAudio))
  const [registry] = useState(createTrackRegistry)
  useEffect(keepOneSound, [])
  useEffect(() => player.stop, [player])
  return (
    <PlayerContext value={player}>
      <TrackRegistryContext value={registry}>{children}</TrackRegistryContext>
    </PlayerContext>
  )
}
