/** Publishes playback to the Media Session API, so that headsets, keyboards and lock screens can control it. */
import type { Player } from './player'
import type { Track } from './player-state'

/** Seconds that "back" and "forward" seek when the system gives no offset. */
const STEP = 5

export type SessionTexts = {
  /** The site's name. */
  album: string
  artwork: readonly MediaImage[]
}

function describe({ title, artist }: Track, { album, artwork }: SessionTexts): MediaMetadata {
  return new MediaMetadata({ title, artist: artist ?? album, album, artwork: [...artwork] })
}

function handlersOf(player: Player): [MediaSessionAction, MediaSessionActionHandler][] {
  function goTo(seconds: number): void {
    const { duration } = player.getState()
    if (duration > 0) player.seek(seconds / duration)
  }
  function move(seconds: number): void {
    goTo(player.getState().currentTime + seconds)
  }
  function resume(): void {
    const { track } = player.getState()
    if (track) player.play(track)
  }
  return [
    ['play', resume],
    ['pause', player.pause],
    ['stop', player.stop],
    ['seekbackward', ({ seekOffset }) => move(-(seekOffset || STEP))],
    ['seekforward', ({ seekOffset }) => move(seekOffset || STEP)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && goTo(seekTime)],
  ]
}

/**
 * Keeps the system's media controls in sync with the player. The position is the browser's own, from the audio element.
 * @returns a function that ends it
 */
export function connectMediaSession(player: Player, session: MediaSession, texts: SessionTexts): () => void {
  let shown: Track | null = null

  function update(): void {
    const { track, autoplay } = player.getState()
    if (track !== shown) session.metadata = track && describe(track, texts)
    shown = track
    session.playbackState = !track ? 'none' : autoplay ? 'playing' : 'paused'
  }

  for (const [action, handler] of handlersOf(player)) {
    try {
      session.setActionHandler(action, handler)
    } catch {
      // This browser does not support the action; the others are still set.
    }
  }
  update()
  return player.subscribe(update)
}
