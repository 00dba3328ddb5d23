/** What the site takes of files, by what is in them, and what an editor does about the others. */

export type FileKind = 'picture' | 'sound' | 'film' | 'captions'

/** How the kinds are called in messages. */
export const KIND_NAMES: Readonly<Record<FileKind, string>> = {
  picture: 'a picture',
  sound: 'a sound',
  film: 'a film',
  captions: 'a file of captions',
}

/** Media types of file-type that the site takes. */
const TAKEN: Readonly<Record<string, FileKind>> = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/apng': 'picture',
  'image/webp': 'picture',
  'image/gif': 'picture',
  'audio/mpeg': 'sound',
  'audio/mp4': 'sound',
  'audio/x-m4a': 'sound',
  'audio/ogg': 'sound',
  'video/mp4': 'film',
  'video/x-m4v': 'film',
  'video/webm': 'film',
  'text/vtt': 'captions',
}

const AS_JPG = 'Open it and save it as a JPG, then upload that.'
const AS_MP3 = 'Save it as an MP3, then upload that.'
const AS_MP4 = 'Save it as an MP4 (H.264), then upload that.'

type Refused = { name: string; remedy: string }

/** Media types that are not taken though editors meet them. */
const REFUSED: Readonly<Record<string, Refused>> = {
  'image/heic': {
    name: 'a HEIC picture, as iPhones take them, which most browsers cannot show',
    remedy: 'Send it to yourself by e-mail, or open it and save it as a JPG, then upload that.',
  },
  'image/avif': { name: 'an AVIF picture, which older browsers cannot show', remedy: AS_JPG },
  'image/jxl': { name: 'a JPEG XL picture, which most browsers cannot show', remedy: AS_JPG },
  'image/tiff': { name: 'a TIFF picture, which browsers cannot show', remedy: AS_JPG },
  'image/bmp': { name: 'a BMP picture, which is far too large for a page', remedy: AS_JPG },
  'image/vnd.adobe.photoshop': { name: 'a Photoshop document', remedy: 'Export it as a JPG or PNG, then upload that.' },
  'audio/wav': { name: 'a WAV sound, ten times as large as an MP3', remedy: AS_MP3 },
  'audio/aiff': { name: 'an AIFF sound, ten times as large as an MP3', remedy: AS_MP3 },
  'audio/flac': { name: 'a FLAC sound, which is too large for a page', remedy: AS_MP3 },
  'audio/aac': { name: 'a bare AAC sound, which some browsers cannot play', remedy: AS_MP3 },
  'audio/x-ms-asf': { name: 'a Windows Media sound, which browsers cannot play', remedy: AS_MP3 },
  'video/quicktime': { name: 'a QuickTime film, which some browsers cannot play', remedy: AS_MP4 },
  'video/vnd.avi': { name: 'an AVI film, which browsers cannot play', remedy: AS_MP4 },
  'video/matroska': { name: 'a Matroska film (MKV), which some browsers cannot play', remedy: AS_MP4 },
  'video/x-ms-asf': { name: 'a Windows Media film, which browsers cannot play', remedy: AS_MP4 },
  'video/mpeg': { name: 'an MPEG film, which browsers cannot play', remedy: AS_MP4 },
  'application/pdf': {
    name: 'a PDF, not a picture',
    remedy: 'Export the page as a JPG or PNG, or its drawing as an SVG.',
  },
}

/** Other names of the same. */
const SAME: Readonly<Record<string, string>> = {
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'audio/x-flac': 'audio/flac',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'video/x-msvideo': 'video/vnd.avi',
  'video/x-matroska': 'video/matroska',
}

/** What is known of a media type: its kind when it is taken, and otherwise what it is and what to do. */
export function kindOf(mediaType: string): FileKind | Refused | null {
  const type = SAME[mediaType] ?? mediaType
  return TAKEN[type] ?? REFUSED[type] ?? null
}
