/** One sound on the whole page (reading A58). */

function isAudible(media: HTMLMediaElement): boolean {
  return !media.paused && !media.muted && media.volume > 0
}

/** Pauses every audio and video element of the page that is to be heard, but not this one. */
export function silenceOthers(own: HTMLMediaElement): void {
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
