/** Hook that plays the shortlist in order. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePlayer } from '@/components/audio/player-context'
import type { Track } from '@/lib/audio/player-state'
import { createSequence } from '@/lib/shortlist/sequence'

export type PlayInOrder = {
  current: Track | null
  start(): void
  next(): void
  stop(): void
}

export function useSequence(tracks: readonly Track[]): PlayInOrder {
  const player = usePlayer()
  const [sequence] = useState(() => createSequence(player))
  const current = useSyncExternalStore(sequence.subscribe, sequence.getCurrent, () => null)
  const latest = useRef(tracks)
  latest.current = tracks

  // The current voice has left the list: stop, because a card that is gone cannot be paused.
  const isGone = current !== null && !tracks.some(({ id }) => id === current.id)
  useEffect(() => {
    if (isGone) sequence.stop()
  }, [isGone, sequence])
  useEffect(() => sequence.stop, [sequence])

  return {
    current,
    start: () => sequence.start(() => latest.current),
    next: sequence.next,
    stop: sequence.stop,
  }
}
