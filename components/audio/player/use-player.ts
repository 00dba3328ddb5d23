/**
 * Hooks of the audio player. A component renders only when the value that it subscribes to changes: a card subscribes to
 * the status, a seek bar to the position.
 */
import { useSyncExternalStore } from 'react'
import { getPeaks, subscribePeaks } from '@/lib/audio/peaks-store'
import { NOT_CURRENT, type PlayerStatus, type Track, type TrackView } from '@/lib/audio/player-state'
import { player } from './player'

/** The peaks of a track, or else those that this browser has computed from its file; null while there are none. */
export function usePeaks({ url, peaks }: Track): readonly number[] | null {
  const known = peaks?.length ? peaks : null
  return useSyncExternalStore(
    subscribePeaks,
    () => known ?? getPeaks(url),
    () => known,
  )
}

function usePlayerPart<T>(select: () => T, onServer: T): T {
  return useSyncExternalStore(player.subscribe, select, () => onServer)
}

/** The full state of one track; renders on each time update of that track and of no other. */
export function useTrack(id: string): TrackView {
  return usePlayerPart(() => player.getTrack(id), NOT_CURRENT)
}

/** Whether one track is playing; renders when that changes, not on time updates. */
export function usePlayback(id: string): PlayerStatus {
  return usePlayerPart(() => player.getTrack(id).status, 'off')
}

/** The current track, once playback has started. */
export function useStartedTrack(): Track | null {
  return usePlayerPart(() => {
    const { isStarted, track } = player.getState()
    return isStarted ? track : null
  }, null)
}
