/** What an uploaded recording or film must hold. Pure. */
import type { ComputedPeaks } from '../../../lib/audio/compute-peaks.ts'

/** Why a recording is refused; null when it is accepted. @param computed null when the browser cannot play the file */
export function refusedRecording(computed: ComputedPeaks | null): string | null {
  if (!computed)
    return 'This file was not taken: it is no recording that browsers can play, or it is longer than ten minutes. Save it as an MP3 and try again.'
  if (computed.peaks.every((peak) => peak === 0))
    return 'This recording was not taken: it is silent. Export it again and listen to it first.'
  return null
}

export const REFUSED_FILM =
  'This file was not taken: it is no film that browsers can play. Save it as an MP4 (H.264) and try again.'

/** Seconds as they are stored: with one decimal. */
export function roundedSeconds(seconds: number): number {
  return Math.round(seconds * 10) / 10
}
