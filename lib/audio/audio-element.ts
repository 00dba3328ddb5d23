/** The player's one audio element, and what it reports. Media events come late: what counts is the element's present state. */
import type { PlayerEvent } from './player-state'

type Handlers = {
  /** Whether the element has a file; without one, its events are of an earlier one. */
  hasFile: () => boolean
  report: (event: PlayerEvent) => void
  /** Called when the element may be able to seek. */
  onSeekable: () => void
  /** Called when data have arrived. */
  onData: () => void
  onFailure: () => void
  /** Called when the position has changed, with seconds. */
  onTime: (currentTime: number) => void
}

/** In the document, so that code which pauses "all audio on the page" finds it; without controls it is not rendered. */
export function createAudioElement({ hasFile, report, onSeekable, onData, onFailure, onTime }: Handlers) {
  const audio = document.body.appendChild(document.createElement('audio'))
  audio.preload = 'none'
  const on = (names: string, handle: () => void) => {
    for (const name of names.split(' ')) audio.addEventListener(name, () => hasFile() && handle())
  }
  on('loadedmetadata durationchange canplay playing', () => {
    report({ type: 'duration', duration: audio.duration })
    onSeekable()
  })
  on('progress', onData)
  on('timeupdate seeking seeked', () => {
    if (!audio.ended) onTime(audio.currentTime)
  })
  on('playing', () => !audio.paused && report({ type: 'sounding' }))
  on('waiting', () => !audio.paused && report({ type: 'waiting' }))
  // Paused by the browser, a headset or another sound on the page (silence-others.ts); the end of a file is handled
  // by `ended`.
  on('pause', () => audio.paused && !audio.ended && report({ type: 'pause' }))
  on('ended', () => audio.ended && report({ type: 'ended' }))
  on('error', () => audio.error && onFailure())
  return audio
}

/** Seconds by which a file's length and the end of what can be sought may differ. */
const SEEK_TOLERANCE = 0.1

/** Whether a seek reaches this time, in seconds; elsewhere a browser would start the file anew. */
export function isSeekable({ seekable }: HTMLMediaElement, time: number): boolean {
  return Array.from({ length: seekable.length }).some(
    (_, index) => time >= seekable.start(index) && time <= seekable.end(index) + SEEK_TOLERANCE,
  )
}
