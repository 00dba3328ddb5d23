/** State of the site's one audio player as a pure reducer. Does not touch an audio element. */

/** Tokens of colours. */
export type Tint = 'teal' | 'coral' | 'ochre' | 'satin'

export type Track = {
  /** Unique on the page: two cards never share one. */
  id: string
  /** Absolute URL of the audio file. */
  url: string
  title: string
  artist?: string
  /** Length where it is known before the file is loaded. */
  seconds?: number | null
  /** The file's real peaks, 0 to 255; null or empty when unknown, undefined until the island of its control is hydrated. */
  peaks?: readonly number[] | null
  /** Of a voice: the colour that is mixed into its drawing. */
  tint?: Tint
  /** Same-origin URL of the file where `url` is cross-origin: scripts may fetch only this one. */
  sameOriginUrl?: string
}

/** `off`: no track. `loading`: Play was pressed and playback has not begun; a second press cancels. */
export type PlayerStatus = 'off' | 'loading' | 'playing' | 'paused'

/** Whether a press of the track's button pauses it. */
export const isOn = (status: PlayerStatus) => status === 'loading' || status === 'playing'

export type PlayerState = {
  track: Track | null
  status: PlayerStatus
  /** Seconds. */
  currentTime: number
  /** Seconds; 0 when unknown. */
  duration: number
  /** Start position as a fraction for a track whose file is not loaded yet; null = current position. */
  pendingFraction: number | null
  /** Start when the next source is ready. Set by a Play press only, never on load. */
  autoplay: boolean
  /** Play was pressed on this track, and playback has begun at least once. */
  isStarted: boolean
}

export type PlayerEvent =
  /** A Play press. */
  | { type: 'play'; track: Track }
  /** Makes a track current without starting it. */
  | { type: 'load'; track: Track }
  /** The whole description of a track that may be the current one. */
  | { type: 'describe'; track: Track }
  | { type: 'pause' }
  | { type: 'stop' }
  | { type: 'playing' }
  | { type: 'waiting' }
  | { type: 'ended' }
  | { type: 'time'; currentTime: number }
  /** Seek before the length is known. */
  | { type: 'seek'; fraction: number }
  | { type: 'duration'; duration: number }

export const IDLE: PlayerState = {
  track: null,
  status: 'off',
  currentTime: 0,
  duration: 0,
  pendingFraction: null,
  autoplay: false,
  isStarted: false,
}

function known(seconds: number | null | undefined): number {
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0 ? seconds : 0
}

export function isCurrent(state: PlayerState, track: Track): boolean {
  return state.track?.id === track.id && state.track.url === track.url
}

function withTrack(state: PlayerState, track: Track): PlayerState {
  if (isCurrent(state, track)) return state
  return { ...IDLE, track, status: 'paused', duration: known(track.seconds) }
}

export function reducePlayer(state: PlayerState, event: PlayerEvent): PlayerState {
  if (event.type === 'play') {
    return { ...withTrack(state, event.track), status: 'loading', autoplay: true }
  }
  if (event.type === 'load') return { ...withTrack(state, event.track), status: 'paused', autoplay: false }
  if (event.type === 'stop') return IDLE
  if (!state.track) return state
  if (event.type === 'describe') {
    return isCurrent(state, event.track) && state.track.peaks === undefined ? { ...state, track: event.track } : state
  }
  const wantsSound = isOn(state.status)
  switch (event.type) {
    case 'pause':
      return { ...state, status: 'paused', autoplay: false }
    case 'ended':
      // A sample that has ended rewinds to its start; one that was moved to its end while paused stays there.
      return { ...state, status: 'paused', autoplay: false, currentTime: wantsSound ? 0 : state.currentTime }
    case 'playing':
      return wantsSound ? { ...state, status: 'playing', isStarted: true } : state
    case 'waiting':
      return wantsSound ? { ...state, status: 'loading' } : state
    case 'time':
      if (state.currentTime === event.currentTime && state.pendingFraction === null) return state
      return { ...state, currentTime: event.currentTime, pendingFraction: null }
    case 'seek':
      return { ...state, pendingFraction: event.fraction }
    case 'duration': {
      const duration = known(event.duration) || state.duration
      return state.duration === duration ? state : { ...state, duration }
    }
  }
}

/** The player's state as one card sees it. */
export type TrackView = {
  isCurrent: boolean
  status: PlayerStatus
  /** 0 to 1. */
  position: number
  /** Seconds. */
  currentTime: number
  /** Seconds; 0 when unknown. */
  duration: number
}

/** Shared by every card but the current one, so that none of them re-renders on time updates. */
export const NOT_CURRENT: TrackView = {
  isCurrent: false,
  status: 'off',
  position: 0,
  currentTime: 0,
  duration: 0,
}

export function viewTrack(state: PlayerState): TrackView {
  const { status, duration, pendingFraction } = state
  const currentTime = pendingFraction === null ? state.currentTime : pendingFraction * duration
  return {
    isCurrent: true,
    status,
    position: pendingFraction ?? (duration > 0 ? Math.min(currentTime / duration, 1) : 0),
    currentTime,
    duration,
  }
}
