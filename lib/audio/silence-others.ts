/** One sound on the whole page (reading A58). */

function isAudible(media: HTMLMediaElement): boolean {
  return !media.paused && !media.muted && media.volume > 0
}

/** Pauses every audio and video element of the page that is to be heard, but not this one. */
export function silenceOthers(own: HTMLMediaElement | null): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (other !== own && isAudible(other)) other.pause()
  }
}

/**
 * From now on whatever starts to sound in the page silences the rest: the player, a film's own controls, one that is no longer muted.
 * @returns ends it
 */
export function keepOneSound(): () => void {
  function handle({ target }: Event): void {
    if (target instanceof HTMLMediaElement && isAudible(target)) silenceOthers(target)
  }
  // Media events do not bubble.
  document.addEventListener('play', handle, true)
  document.addEventListener('volumechange', handle, true)
  return () => {
    document.removeEventListener('play', handle, true)
    document.removeEventListener('volumechange', handle, true)
  }
}

/** Tells frames that another frame has started. */
const FRAME_STARTS = 'framestarts'

/**
 * For a film in a frame of another site, which this page can neither hear nor pause: silences the page, and from now on is told to go
 * as soon as anything else starts to sound.
 * @param leave takes the frame away
 * @returns ends it
 */
export function soundInFrame(leave: () => void): () => void {
  function handle({ target }: Event): void {
    if (target === document || (target instanceof HTMLMediaElement && isAudible(target))) leave()
  }
  silenceOthers(null)
  document.dispatchEvent(new Event(FRAME_STARTS))
  const events = ['play', 'volumechange', FRAME_STARTS]
  for (const name of events) document.addEventListener(name, handle, true)
  return () => {
    for (const name of events) document.removeEventListener(name, handle, true)
  }
}
