/** One sound on the whole page (reading A58). */

/** Pauses every audio and video element of the page but this one. */
export function silenceOthers(own: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (other !== own && !other.paused) other.pause()
  }
}
