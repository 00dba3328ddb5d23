/** Publishes playback to the Media Session API, so that headsets, keyboards and lock screens can control it. */
import type { Player } from './player'
import type { PlayerState, Track } from './player-state'

/** Seconds that "back" and "forward" seek when the system gives no offset. */
const STEP = 5
/** Seconds between two time updates above which the change is a seek. */
const LEAP = 1

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
 * Keeps the system's media controls in sync with the player.
 * @returns a function that disconnects them
 */
export function connectMediaSession(player: Player, session: MediaSession, texts: SessionTexts): () => void {
  const handlers = handlersOf(player)
  let shown: Track | null = null
  let last: PlayerState | null = null

  /** A browser throws for an action that it does not support; the others are still set. */
  function attempt(action: () => void): void {
    try {
      action()
    } catch {}
  }

  /** The system advances its own clock, so it needs changes only, not every time update. */
  function tellPosition(state: PlayerState): void {
    const { status, duration, currentTime } = state
    const step = currentTime - (last?.currentTime ?? 0)
    const isFlowing = last?.status === status && last.duration === duration && step >= 0 && step < LEAP
    if (isFlowing) return
    const position = Math.min(currentTime, duration)
    attempt(() => (duration > 0 ? session.setPositionState({ duration, position }) : session.setPositionState()))
  }

  function update(): void {
    const state = player.getState()
    if (state.track !== shown) {
      shown = state.track
      last = null
      session.metadata = shown ? describe(shown, texts) : null
    }
    session.playbackState = !shown ? 'none' : state.autoplay ? 'playing' : 'paused'
    tellPosition(state)
    last = state
  }

  for (const [action, handler] of handlers) attempt(() => session.setActionHandler(action, handler))
  update()
  const unsubscribe = player.subscribe(update)
  return () => {
    unsubscribe()
    for (const [action] of handlers) attempt(() => session.setActionHandler(action, null))
    session.metadata = null
    session.playbackState = 'none'
    attempt(() => session.setPositionState())
  }
}
