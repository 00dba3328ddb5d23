/** How large an upload may be. */
import { formatNumber } from '../../lib/format/locale.ts'
import { MOST_PIXELS, type Size } from '../rules/files/picture.ts'
import type { FileKind } from './kinds.ts'

const MB = 1_000_000

/** Largest files in bytes. A sound above has no waveform (`lib/audio/compute-peaks.ts`). */
const MAX_BYTES: Readonly<Record<FileKind, number>> = {
  picture: 10 * MB,
  sound: 20 * MB,
  film: 100 * MB,
  captions: MB,
}

const SMALLER: Readonly<Record<FileKind, string>> = {
  picture: 'Save it as a JPG of at most 10 MB, 2,500 pixels wide, and try again.',
  sound: 'Save it as an MP3 with 128 kbit/s, at most 20 MB, best under 1 MB, and try again.',
  film: 'Save it as an MP4 of at most 100 MB, best under 5 MB, and try again; or show it from YouTube or Vimeo.',
  captions: 'Captions are short texts: choose the file that ends with .vtt.',
}

/** Why a file is too large; null when it is not. */
export function tooManyBytes(kind: FileKind, sizeBytes: number): string | null {
  if (sizeBytes <= MAX_BYTES[kind]) return null
  return `it has ${formatNumber(Math.ceil(sizeBytes / MB))} MB. ${SMALLER[kind]}`
}

/** Why a picture has too many pixels; null when it has not. */
export function tooManyPixels({ width, height }: Size): string | null {
  if (Math.max(width, height) <= MOST_PIXELS) return null
  return `it has ${formatNumber(width)} × ${formatNumber(height)} pixels. Make it at most 2,500 pixels wide and try again.`
}
