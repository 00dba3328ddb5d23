/** A player of its own for a test. */
import { type ReactNode, useEffect, useState } from 'react'
import { createAudio, PlayerContext } from '@/components/audio/player-context'
import { createPlayer } from '@/lib/audio/player'
import { keepOneSound } from '@/lib/audio/silence-others'

export function PlayerProvider({ children }: { children: ReactNode }) {
  const [player] = useState(() => createPlayer(createAudio))
  useEffect(keepOneSound, [])
  useEffect(() => player.stop, [player])
  return <PlayerContext value={player}>{children}</PlayerContext>
}
