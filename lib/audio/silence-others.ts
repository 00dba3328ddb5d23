/** Allows one sound at a time on the whole page, video included. */

function isAudible(media: HTMLMediaElement): boolean {
  return !media.paused && !media.muted && media.volume > 0
}

/** Media events do not bubble. @returns a function that stops it */
function followMedia(events: readonly string[], handle: (event: Event) => void): () => void {
  for (const name of events) document.addEventListener(name, handle, true)
  return () => {
    for (const name of events) document.removeEventListener(name, handle, true)
  }
}

/** Whether a sound is on, the player's own or another. */
export function isSoundOn(): boolean {
  return Array.from(document.querySelectorAll<HTMLMediaElement>('audio, video')).some(isAudible)
}

/** Pauses every audible audio and video element of the page except this one. */
export function silenceOthers(own: HTMLMediaElement | null): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (other !== own && isAudible(other)) other.pause()
  }
}

/**
 * From now on, any media that starts to play pauses the rest: the player, a video's own controls, one that is unmuted.
 * @returns a function that stops it
 */
export function keepOneSound(): () => void {
  function handle({ target }: Event): void {
    if (target instanceof HTMLMediaElement && isAudible(target)) silenceOthers(target)
  }
  return followMedia(['play', 'volumechange'], handle)
}

/** Tells embedded frames that another frame has started. */
const FRAME_STARTS = 'framestarts'

/**
 * For a video in a cross-origin frame, which this page can neither observe nor pause: pauses the page's media, and
 * calls `leave` as soon as anything else starts to play.
 * @param leave removes the frame
 * @returns a function that stops it
 */
export function soundInFrame(leave: () => void): () => void {
  function handle({ target }: Event): void {
    if (target === document || (target instanceof HTMLMediaElement && isAudible(target))) leave()
  }
  silenceOthers(null)
  document.dispatchEvent(new Event(FRAME_STARTS))
  return followMedia(['play', 'volumechange', FRAME_STARTS], handle)
}
