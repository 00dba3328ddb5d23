/**
 * Media elements for jsdom, which has none. As in a browser, `play` resolves when playback starts, rejects with
 * AbortError when a pause or a new source comes first and with NotSupportedError when the file cannot be played;
 * events fire later than the state changes.
 */
import { act } from '@testing-library/react'

type MediaState = {
  paused: boolean
  currentTime: number
  ended: boolean
  loaded: boolean
  error: { code: number } | null
  pending: ((error: Error) => void)[]
  /** Raised by every new source, so that events of the old one are dropped. */
  generation: number
}

export type FakeMedia = {
  /** URLs of the fetched files, in order. */
  fetched: string[]
  /** Every media element that was ever started and plays now. */
  playing(): HTMLMediaElement[]
  /** Advances the time of whatever plays. */
  advance(seconds: number): void
  /** Makes this URL unplayable from now on. */
  breakFile(url: string): void
  /** From now on the server of this URL accepts connections and never responds. */
  hangFile(url: string): void
  /** From now on this URL is a stream whose length is unknown. */
  streamFile(url: string): void
  /** From now on the server of this URL sends no ranges, so only the start can be sought. */
  sendWhole(url: string): void
}

const BASE = HTMLMediaElement.prototype

/** Length of every file in seconds. */
const DURATION = 10

/** Waits until all pending events have fired: events cause others, so one tick is not enough on a busy machine. */
export async function settleMedia(): Promise<void> {
  for (let round = 0; round < 6; round++) await new Promise((resolve) => setTimeout(resolve, 3))
}

/** The same for what is rendered. */
export const settle = () => act(settleMedia)

/** Call it at the start of a test; every test has its own. Uses timers of 0 ms for asynchronous events. */
export function installMedia(): FakeMedia {
  const states = new Map<HTMLMediaElement, MediaState>()
  const broken = new Set<string>()
  const hanging = new Set<string>()
  const streams = new Set<string>()
  const whole = new Set<string>()
  // The player's element outlives the page that created it.
  for (const left of document.querySelectorAll('audio, video')) left.remove()

  function stateOf(element: HTMLMediaElement): MediaState {
    const known = states.get(element)
    if (known) return known
    const fresh: MediaState = {
      paused: true,
      currentTime: 0,
      ended: false,
      loaded: false,
      error: null,
      pending: [],
      generation: 0,
    }
    states.set(element, fresh)
    return fresh
  }

  function tell(element: HTMLMediaElement, ...names: string[]): void {
    const { generation } = stateOf(element)
    setTimeout(() => {
      if (stateOf(element).generation !== generation) return
      for (const name of names) element.dispatchEvent(new Event(name))
    })
  }

  function refuse(state: MediaState, name: string): void {
    for (const reject of state.pending.splice(0)) reject(new DOMException(`play() was refused: ${name}`, name))
  }

  function reset(element: HTMLMediaElement): void {
    const state = stateOf(element)
    refuse(state, 'AbortError')
    Object.assign(state, { paused: true, currentTime: 0, ended: false, loaded: false, error: null })
    state.generation++
  }

  const media: FakeMedia = {
    fetched: [],
    playing: () => [...states].filter(([, state]) => !state.paused && state.loaded).map(([element]) => element),
    breakFile: (url) => void broken.add(url),
    hangFile: (url) => void hanging.add(url),
    streamFile: (url) => void streams.add(url),
    sendWhole: (url) => void whole.add(url),
    advance(seconds) {
      for (const element of media.playing()) {
        const state = stateOf(element)
        state.currentTime = Math.min(state.currentTime + seconds, DURATION)
        element.dispatchEvent(new Event('timeupdate'))
        if (state.currentTime < DURATION) continue
        Object.assign(state, { ended: true, paused: true })
        element.dispatchEvent(new Event('pause'))
        element.dispatchEvent(new Event('ended'))
      }
    },
  }

  function play(this: HTMLMediaElement): Promise<void> {
    const state = stateOf(this)
    const { generation } = state
    if (state.error) return Promise.reject(new DOMException('no supported source', 'NotSupportedError'))
    if (state.ended) Object.assign(state, { ended: false, currentTime: 0 })
    if (state.paused) {
      state.paused = false
      tell(this, 'play')
    }
    if (state.loaded) {
      tell(this, 'playing')
      return Promise.resolve()
    }
    media.fetched.push(this.src)
    return new Promise((resolve, reject) => {
      state.pending.push(reject)
      if (hanging.has(this.src)) return
      setTimeout(() => {
        if (state.generation !== generation) return
        if (broken.has(this.src)) {
          Object.assign(state, { error: { code: 4 }, paused: true })
          this.dispatchEvent(new Event('error'))
          return refuse(state, 'NotSupportedError')
        }
        state.loaded = true
        this.dispatchEvent(new Event('loadedmetadata'))
        if (state.paused) return
        this.dispatchEvent(new Event('playing'))
        state.pending = []
        resolve()
      })
    })
  }

  function pause(this: HTMLMediaElement): void {
    const state = stateOf(this)
    if (state.paused) return
    state.paused = true
    refuse(state, 'AbortError')
    tell(this, 'timeupdate', 'pause')
  }

  Object.defineProperties(BASE, {
    play: { configurable: true, writable: true, value: play },
    pause: { configurable: true, writable: true, value: pause },
    load: {
      configurable: true,
      writable: true,
      value(this: HTMLMediaElement) {
        reset(this)
      },
    },
    src: {
      configurable: true,
      get(this: HTMLMediaElement) {
        return this.getAttribute('src') ?? ''
      },
      set(this: HTMLMediaElement, value: string) {
        this.setAttribute('src', value)
        reset(this)
      },
    },
    paused: { configurable: true, get: getter((state) => state.paused) },
    ended: { configurable: true, get: getter((state) => state.ended) },
    error: { configurable: true, get: getter((state) => state.error) },
    duration: { configurable: true, get: getter((state, { src }) => durationOf(state, src)) },
    readyState: {
      configurable: true,
      get: getter((state) => (state.loaded ? BASE.HAVE_ENOUGH_DATA : BASE.HAVE_NOTHING)),
    },
    // As in Chromium: a stream claims that everything can be sought.
    seekable: {
      configurable: true,
      get: getter((state, { src }) => ({
        length: state.loaded ? 1 : 0,
        start: () => 0,
        end: () => (whole.has(src) ? 0 : durationOf(state, src)),
      })),
    },
    currentTime: {
      configurable: true,
      get: getter((state) => state.currentTime),
      set(this: HTMLMediaElement, value: number) {
        const state = stateOf(this)
        // A browser starts a file anew that it cannot seek.
        const isSought = !whole.has(this.src) && !streams.has(this.src)
        state.currentTime = isSought ? Math.min(Math.max(value, 0), DURATION) : 0
        state.ended = false
        tell(this, 'seeking', 'timeupdate', 'seeked')
      },
    },
  })

  function durationOf({ loaded }: MediaState, url: string): number {
    if (!loaded) return Number.NaN
    return streams.has(url) ? Number.POSITIVE_INFINITY : DURATION
  }

  function getter<T>(read: (state: MediaState, element: HTMLMediaElement) => T) {
    return function (this: HTMLMediaElement) {
      return read(stateOf(this), this)
    }
  }
  return media
}
