/**
 * What the one player of the site is doing, as a pure reducer. Nothing here touches an audio element.
 */

export type Track = {
  /** Unique on the page: two cards never share one. */
  id: string
  /** Absolute address of the audio file. */
  url: string
  title: string
  artist?: string
  /** Length where it is known before the file is loaded. */
  seconds?: number | null
  /** The file's real peaks, 0 to 255; null or empty where nobody has given any. */
  peaks?: readonly number[] | null
  /** The same file on this site, where `url` leads elsewhere: scripts may read only what is here. */
  sameOriginUrl?: string
}

/** `loading`: Play was pressed and sound is on its way; pressing again cancels. */
export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused'

export type PlayerState = {
  track: Track | null
  status: PlayerStatus
  /** Seconds. */
  currentTime: number
  /** Seconds; 0 when unknown. */
  duration: number
  /** Where a track whose file is not here yet is to start, as a fraction; null = where it is. */
  place: number | null
  /** "Start when the next source is ready" (reading A52): set by a Play press only. */
  autoplay: boolean
  /** Play was pressed on this track, and it has been heard. */
  isStarted: boolean
}

export type PlayerEvent =
  /** A Play press. */
  | { type: 'play'; track: Track }
  /** A track becomes the current one without starting. */
  | { type: 'load'; track: Track }
  | { type: 'pause' }
  | { type: 'stop' }
  | { type: 'sounding' }
  | { type: 'waiting' }
  /** The source could not be played: back to Play, silently (specification section 8). */
  | { type: 'failed' }
  | { type: 'ended' }
  | { type: 'time'; currentTime: number }
  /** Moved before the length is known. */
  | { type: 'place'; fraction: number }
  | { type: 'duration'; duration: number }

export const IDLE: PlayerState = {
  track: null,
  status: 'idle',
  currentTime: 0,
  duration: 0,
  place: null,
  autoplay: false,
  isStarted: false,
}

function known(seconds: number | null | undefined): number {
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0 ? seconds : 0
}

function withTrack(state: PlayerState, track: Track): PlayerState {
  if (state.track?.id === track.id && state.track.url === track.url) return state
  return { ...IDLE, track, status: 'paused', duration: known(track.seconds) }
}

export function reducePlayer(state: PlayerState, event: PlayerEvent): PlayerState {
  if (event.type === 'play') {
    return { ...withTrack(state, event.track), status: 'loading', autoplay: true }
  }
  if (event.type === 'load') return { ...withTrack(state, event.track), status: 'paused', autoplay: false }
  if (event.type === 'stop') return IDLE
  if (!state.track) return state
  const wantsSound = state.status === 'loading' || state.status === 'playing'
  switch (event.type) {
    case 'pause':
      return { ...state, status: 'paused', autoplay: false }
    case 'failed':
      return { ...state, status: 'paused', autoplay: false }
    case 'ended':
      // A sample that has played out waits at its start; one that was moved to its end while paused stays there.
      return { ...state, status: 'paused', autoplay: false, currentTime: wantsSound ? 0 : state.currentTime }
    case 'sounding':
      return wantsSound ? { ...state, status: 'playing', isStarted: true } : state
    case 'waiting':
      return wantsSound ? { ...state, status: 'loading' } : state
    case 'time':
      if (state.currentTime === event.currentTime && state.place === null) return state
      return { ...state, currentTime: event.currentTime, place: null }
    case 'place':
      return { ...state, place: event.fraction }
    case 'duration': {
      const duration = known(event.duration) || state.duration
      return state.duration === duration ? state : { ...state, duration }
    }
  }
}

/** What a card sees of the player. */
export type TrackView = {
  isCurrent: boolean
  /** The visitor wants to hear it: the button says Pause. */
  isPlaying: boolean
  /** Wanted, but not to be heard yet. */
  isLoading: boolean
  /** 0 to 1. */
  position: number
  /** Seconds. */
  currentTime: number
  /** Seconds; 0 when unknown. */
  duration: number
}

/** Every card but the current one sees this very object, so none of them renders when time moves on. */
export const NOT_CURRENT: TrackView = {
  isCurrent: false,
  isPlaying: false,
  isLoading: false,
  position: 0,
  currentTime: 0,
  duration: 0,
}

export function viewTrack(state: PlayerState): TrackView {
  const { status, duration, place } = state
  const currentTime = place === null ? state.currentTime : place * duration
  return {
    isCurrent: true,
    isPlaying: status === 'loading' || status === 'playing',
    isLoading: status === 'loading',
    position: place ?? (duration > 0 ? Math.min(currentTime / duration, 1) : 0),
    currentTime,
    duration,
  }
}
