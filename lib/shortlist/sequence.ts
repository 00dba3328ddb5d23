/**
 * Plays tracks one after another through the site's one player.
 *
 * Playing something else or stopping the player ends the sequence. A pause suspends it, and resuming continues it.
 */
import type { Player } from '@/lib/audio/player'
import type { PlayerState, Track } from '@/lib/audio/player-state'

export type Sequence = {
  /** @param tracks called each time a track has ended, so that the list may change meanwhile */
  start(tracks: () => readonly Track[]): void
  /** Plays the next track; after the last one the sequence ends. */
  next(): void
  stop(): void
  /** The current track; null while the sequence is off. */
  getCurrent(): Track | null
  subscribe(listener: () => void): () => void
}

/** A track that has ended rewinds to its start; a paused one keeps its position. */
function hasEnded(before: PlayerState, now: PlayerState): boolean {
  const wasWanted = before.status === 'playing' || before.status === 'loading'
  return wasWanted && before.currentTime > 0 && now.status === 'paused' && now.currentTime === 0
}

export function createSequence(player: Player): Sequence {
  const listeners = new Set<() => void>()
  let current: Track | null = null
  let list: () => readonly Track[] = () => []
  let unsubscribe: (() => void) | null = null
  let before = player.getState()

  function go(track: Track | null): void {
    current = track
    if (track) {
      before = player.getState()
      player.play(track)
      unsubscribe ??= player.subscribe(follow)
      before = player.getState()
    } else {
      unsubscribe?.()
      unsubscribe = null
    }
    for (const listener of listeners) listener()
  }

  function next(): void {
    const tracks = list()
    const at = tracks.findIndex(({ id }) => id === current?.id)
    const following = at < 0 ? undefined : tracks[at + 1]
    if (!following) player.stop()
    go(following ?? null)
  }

  function follow(): void {
    const now = player.getState()
    const [from, track] = [before, current]
    before = now
    if (!track) return
    if (now.track?.id !== track.id) go(null)
    else if (hasEnded(from, now)) next()
  }

  return {
    start(tracks) {
      list = tracks
      const [first] = tracks()
      if (first) go(first)
    },
    next,
    stop() {
      if (!current) return
      go(null)
      player.stop()
    },
    getCurrent: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
