/**
 * The one player of the site: a small store around one audio element.
 *
 * Media events arrive late and in any order when a visitor clicks fast, so no handler believes an event: each looks at the element as
 * it is now. Every start carries a number; the promise of a start that has been overtaken is ignored. A server that falls silent is
 * a failure as well: nobody is left with a button that waits for ever.
 */
import {
  IDLE,
  NOT_CURRENT,
  type PlayerEvent,
  type PlayerState,
  reducePlayer,
  type Track,
  type TrackView,
  viewTrack,
} from './player-state'
import { silenceOthers } from './silence-others'

/** Milliseconds without a byte or a sound after which a wanted sound counts as failed. */
export const TIMEOUT_MS = 15_000

export type Player = {
  /** Starts a track, or resumes it when it is the current one. */
  play(track: Track): void
  pause(): void
  /** Makes a track the current one without starting it or fetching a byte. Stops what was playing. */
  load(track: Track): void
  /**
   * Moves to a fraction, 0 to 1, of a track. Seeking in a track that is not the current one makes it so; it starts only when
   * the visitor was already listening.
   */
  seek(fraction: number, track?: Track): void
  /** Silence, and no current track. */
  stop(): void
  getState(): PlayerState
  /** The same object until something the card shows has changed. */
  getTrack(id: string): TrackView
  subscribe(listener: () => void): () => void
}

function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError'
}

/** @param createAudio called once, on the first Play */
export function createPlayer(createAudio: () => HTMLAudioElement): Player {
  const listeners = new Set<() => void>()
  let state = IDLE
  let view = NOT_CURRENT
  let audio: HTMLAudioElement | null = null
  /** Which track's file the element holds; null = none, or one that failed and must be fetched again. */
  let source: Track | null = null
  let attempt = 0
  let timeoutMs: ReturnType<typeof setTimeout> | undefined

  function dispatch(event: PlayerEvent): void {
    const next = reducePlayer(state, event)
    if (next === state) return
    if (next.status !== state.status) waitFor(next.status)
    state = next
    view = state.track ? viewTrack(state) : NOT_CURRENT
    for (const listener of listeners) listener()
  }

  /** Starts to lose timeoutMs, or ends it. */
  function waitFor(status: PlayerState['status']): void {
    clearTimeout(timeoutMs)
    if (status === 'loading') timeoutMs = setTimeout(fail, TIMEOUT_MS)
  }

  function element(): HTMLAudioElement {
    if (audio) return audio
    const created = createAudio()
    created.preload = 'none'
    const on = (names: string, handle: () => void) => {
      for (const name of names.split(' ')) created.addEventListener(name, () => source && handle())
    }
    on('loadedmetadata durationchange', () => {
      dispatch({ type: 'duration', duration: created.duration })
      goToPlace()
    })
    on('progress', () => waitFor(state.status))
    on('timeupdate seeking seeked', () => {
      if (state.place === null && !created.ended) dispatch({ type: 'time', currentTime: created.currentTime })
    })
    on('playing', () => !created.paused && dispatch({ type: 'sounding' }))
    on('waiting', () => !created.paused && dispatch({ type: 'waiting' }))
    // The browser, a headset or another sound of the page (silence-others.ts) paused it; at the end of a file `ended` tells the rest.
    on('pause', () => created.paused && !created.ended && dispatch({ type: 'pause' }))
    on('ended', () => created.ended && dispatch({ type: 'ended' }))
    on('error', () => created.error && fail())
    audio = created
    return created
  }

  function fail(): void {
    unload()
    dispatch({ type: 'failed' })
  }

  function goToPlace(): void {
    if (state.place === null || !audio || !Number.isFinite(audio.duration) || audio.duration <= 0) return
    const currentTime = state.place * audio.duration
    audio.currentTime = currentTime
    dispatch({ type: 'time', currentTime })
  }

  /** Empties the element, which also ends a download. */
  function unload(): void {
    attempt++
    if (!audio || !source) return
    source = null
    audio.pause()
    audio.removeAttribute('src')
    audio.load()
  }

  function isCurrent(track: Track): boolean {
    return state.track?.id === track.id && state.track.url === track.url
  }

  function start(track: Track): void {
    const own = element()
    if (source !== track) {
      if (state.place === null && state.currentTime > 0 && state.duration > 0) {
        dispatch({ type: 'place', fraction: state.currentTime / state.duration })
      }
      own.src = track.url
      source = track
    }
    silenceOthers(own)
    const current = ++attempt
    own.play().then(
      // `playing` usually says it first.
      () => current === attempt && !own.paused && dispatch({ type: 'sounding' }),
      (reason) => {
        if (current !== attempt) return
        // Paused by somebody else before the sound came: the file is as good as before.
        if (isAbort(reason)) dispatch({ type: 'pause' })
        else fail()
      },
    )
  }

  function play(track: Track): void {
    if (!isCurrent(track)) unload()
    dispatch({ type: 'play', track })
    if (state.track) start(state.track)
  }

  function load(track: Track): void {
    if (!isCurrent(track)) unload()
    else pause()
    dispatch({ type: 'load', track })
  }

  function pause(): void {
    attempt++
    audio?.pause()
    dispatch({ type: 'pause' })
  }

  function seek(fraction: number, track?: Track): void {
    if (track && !isCurrent(track)) {
      const resume = state.autoplay
      load(track)
      seek(fraction)
      if (resume) play(track)
      return
    }
    if (!state.track) return
    // The bar shows the place; a file that is not here yet is moved to it when Play has fetched it.
    dispatch({ type: 'place', fraction: Math.min(Math.max(fraction, 0), 1) })
    if (source) goToPlace()
  }

  function stop(): void {
    unload()
    dispatch({ type: 'stop' })
  }

  return {
    play,
    pause,
    load,
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
