/** Tells the system what plays, and lets headsets, keyboards and lock screens control it (Media Session). */
import type { Player } from './player'
import type { PlayerState, Track } from './player-state'

/** Seconds that "back" and "forward" move where the system names no number. */
const STEP = 5
/** Seconds from one time update to the next from which on it is no longer the flow of time: the visitor has moved it. */
const LEAP = 1

export type SessionTexts = {
  /** Whose recording it is: the site's name. */
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
 * Keeps the system's controls in step with the player.
 * @returns takes them away
 */
export function connectMediaSession(player: Player, session: MediaSession, texts: SessionTexts): () => void {
  const handlers = handlersOf(player)
  let shown: Track | null = null
  let last: PlayerState | null = null

  /** A browser that does not know an action throws; the others are still worth having. */
  function attempt(action: () => void): void {
    try {
      action()
    } catch {}
  }

  /** The system moves its own clock on, so it is told of changes only, and not four times a second. */
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
