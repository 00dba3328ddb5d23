/**
 * The site's one audio player: a small store around one audio element.
 *
 * Media events arrive late and in any order when a visitor clicks fast, so handlers ignore the event and read the
 * element's current state. Every start has a number; the promise of a superseded start is ignored. A server that stops
 * responding counts as a failure, so that no button stays in its loading state.
 */
import {
  IDLE,
  isCurrent,
  NOT_CURRENT,
  type PlayerEvent,
  type PlayerState,
  reducePlayer,
  type Track,
  type TrackView,
  viewTrack,
} from './player-state'
import { silenceOthers } from './silence-others'

/** Milliseconds without data or playback after which a wanted playback counts as failed. */
export const TIMEOUT_MS = 15_000

export type Player = {
  /** Starts a track, or resumes it when it is the current one. */
  play(track: Track): void
  pause(): void
  /** Makes a track current without starting it or fetching any data. Stops what was playing. */
  load(track: Track): void
  /** Adds the peaks to the current track, if it was started before the island of its control was hydrated. */
  describe(track: Track): void
  /** Seeks to a fraction, 0 to 1. A track that is not current becomes so, and starts only if another was playing. */
  seek(fraction: number, track?: Track): void
  /** Stops playback and clears the current track. */
  stop(): void
  getState(): PlayerState
  /** Returns the same object until something the card shows has changed. */
  getTrack(id: string): TrackView
  subscribe(listener: () => void): () => void
}

/** Seconds by which a file's length and the end of what can be sought may differ. */
const SEEK_TOLERANCE = 0.1

/** Whether a seek reaches this time, in seconds; elsewhere a browser would start the file anew. */
function isSeekable({ seekable }: HTMLMediaElement, time: number): boolean {
  return Array.from({ length: seekable.length }).some(
    (_, index) => time >= seekable.start(index) && time <= seekable.end(index) + SEEK_TOLERANCE,
  )
}

function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError'
}

export function createPlayer(): Player {
  const listeners = new Set<() => void>()
  let state = IDLE
  let view = NOT_CURRENT
  let audio: HTMLAudioElement | null = null
  /** Track whose file the element has loaded; null = none, or one that failed and must be fetched again. */
  let source: Track | null = null
  let attempt = 0
  let stallTimer: ReturnType<typeof setTimeout> | undefined

  function dispatch(event: PlayerEvent): void {
    const next = reducePlayer(state, event)
    if (next === state) return
    if (next.status !== state.status) waitFor(next.status)
    state = next
    view = state.track ? viewTrack(state) : NOT_CURRENT
    for (const listener of listeners) listener()
  }

  /** Starts or clears the timeout. */
  function waitFor(status: PlayerState['status']): void {
    clearTimeout(stallTimer)
    if (status === 'loading') stallTimer = setTimeout(fail, TIMEOUT_MS)
  }

  /** The one element, created for the first Play. */
  function element(): HTMLAudioElement {
    if (audio) return audio
    // In the document, so that code which pauses "all audio on the page" finds it; without controls it is not rendered.
    const created = document.body.appendChild(document.createElement('audio'))
    created.preload = 'none'
    const on = (names: string, handle: () => void) => {
      for (const name of names.split(' ')) created.addEventListener(name, () => source && handle())
    }
    on('loadedmetadata durationchange', () => {
      dispatch({ type: 'duration', duration: created.duration })
      goToFraction()
    })
    on('canplay playing', goToFraction)
    on('progress', () => waitFor(state.status))
    on('timeupdate seeking seeked', () => {
      if (state.pendingFraction === null && !created.ended) dispatch({ type: 'time', currentTime: created.currentTime })
    })
    on('playing', () => !created.paused && dispatch({ type: 'playing' }))
    on('waiting', () => !created.paused && dispatch({ type: 'waiting' }))
    // Paused by the browser, a headset or another sound on the page (silence-others.ts); the end of a file is handled
    // by `ended`.
    on('pause', () => created.paused && !created.ended && dispatch({ type: 'pause' }))
    on('ended', () => created.ended && dispatch({ type: 'ended' }))
    on('error', () => created.error && fail())
    audio = created
    return created
  }

  /** The source could not be played: the button returns to Play without a message. */
  function fail(): void {
    unload()
    dispatch({ type: 'pause' })
  }

  /**
   * Seeks to the requested place. Where the host sends no ranges, or the length is unknown as that of a stream, there is
   * none: then playback goes on, and the bar shows what is heard.
   */
  function goToFraction(): void {
    if (state.pendingFraction === null || !audio) return
    const time = state.pendingFraction * audio.duration
    if (Number.isFinite(time) && isSeekable(audio, time)) {
      audio.currentTime = time
      dispatch({ type: 'time', currentTime: time })
      // Before that, some browsers do not yet know what can be sought.
    } else if (audio.readyState >= audio.HAVE_FUTURE_DATA) {
      dispatch({ type: 'time', currentTime: audio.currentTime })
    }
  }

  /** Empties the element, which also cancels a download. */
  function unload(): void {
    attempt++
    if (!audio || !source) return
    source = null
    audio.pause()
    audio.removeAttribute('src')
    audio.load()
  }

  function start(track: Track): void {
    const own = element()
    // By URL: the root and a card describe the same track by different objects.
    if (source?.url !== track.url) {
      if (state.pendingFraction === null && state.currentTime > 0 && state.duration > 0) {
        dispatch({ type: 'seek', fraction: state.currentTime / state.duration })
      }
      own.src = track.url
      source = track
    }
    silenceOthers(own)
    const current = ++attempt
    own.play().then(
      // `playing` usually fires first.
      () => current === attempt && !own.paused && dispatch({ type: 'playing' }),
      (reason) => {
        if (current !== attempt) return
        // Paused from outside before playback began: the file is still usable.
        if (isAbort(reason)) dispatch({ type: 'pause' })
        else fail()
      },
    )
  }

  function play(track: Track): void {
    if (!isCurrent(state, track)) unload()
    dispatch({ type: 'play', track })
    if (state.track) start(state.track)
  }

  function load(track: Track): void {
    if (!isCurrent(state, track)) unload()
    else pause()
    dispatch({ type: 'load', track })
  }

  function pause(): void {
    attempt++
    audio?.pause()
    dispatch({ type: 'pause' })
  }

  function seek(fraction: number, track?: Track): void {
    if (track && !isCurrent(state, track)) {
      const resume = state.autoplay
      load(track)
      seek(fraction)
      if (resume) play(track)
      return
    }
    if (!state.track) return
    // The bar shows the position; a file that is not loaded yet seeks to it once Play has fetched it.
    dispatch({ type: 'seek', fraction: Math.min(Math.max(fraction, 0), 1) })
    if (source) goToFraction()
  }

  function stop(): void {
    unload()
    dispatch({ type: 'stop' })
  }

  return {
    play,
    pause,
    load,
    describe: (track) => dispatch({ type: 'describe', track }),
    seek,
    stop,
    getState: () => state,
    getTrack: (id) => (state.track?.id === id ? view : NOT_CURRENT),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
