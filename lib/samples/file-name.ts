/** File name and headers of a downloaded sample. Pure. */

/** Most file systems allow 255 bytes; some are left for the " (1)" of a second download. */
const MAX_BYTES = 240

const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'aac',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
  'audio/x-flac': 'flac',
  'audio/webm': 'webm',
  // Some hosts report an audio-only file by its container type.
  'video/mp4': 'm4a',
  'application/mp4': 'm4a',
  'video/ogg': 'ogg',
  'application/ogg': 'ogg',
  'video/webm': 'webm',
}

const KNOWN = new Set(Object.values(EXTENSIONS))

/** The extension of a sample: from its media type, else from its URL, else mp3. */
export function extensionOf(type: string, url: string): string {
  const byType = EXTENSIONS[type]
  if (byType) return byType
  const inUrl = /\.([a-z0-9]{2,4})$/.exec(new URL(url).pathname.toLowerCase())?.[1]
  return inUrl && KNOWN.has(inUrl) ? inUrl : 'mp3'
}

/** The Content-Type to send: the host's own when it is audio, else the one of the extension. */
export function audioType(type: string, extension: string): string {
  if (type.startsWith('audio/')) return type
  return Object.entries(EXTENSIONS).find(([, known]) => known === extension)?.[0] ?? 'audio/mpeg'
}

/** Separators, reserved characters, and invisible or bidirectional control characters, which could disguise a name. */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff/\\:*?"<>|]+/gu

function clean(part: string): string {
  return part
    .toWellFormed()
    .normalize('NFC')
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[.\s]+/, '')
}

const bytes = (text: string) => new TextEncoder().encode(text).length

/** Cuts at grapheme boundaries, so that no emoji is broken. */
function cut(text: string, maxBytes: number): string {
  if (bytes(text) <= maxBytes) return text
  let kept = ''
  let size = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    size += bytes(segment)
    if (size > maxBytes) break
    kept += segment
  }
  return kept.trimEnd()
}

/** "Pseudonym-Category.mp3", in any script, safe on every system, at most 240 bytes long. */
export function sampleFileName(pseudonym: string, category: string, extension: string): string {
  const ending = `.${extension}`
  const kind = cut(clean(category), 60)
  const suffix = (kind && `-${kind}`) + ending
  return (cut(clean(pseudonym), MAX_BYTES - bytes(suffix)) || 'Voice') + suffix
}

/**
 * Content-Disposition header (RFC 6266): plain ASCII for old clients, UTF-8 for all others (RFC 8187).
 * @param fileName from `sampleFileName`
 */
export function contentDisposition(kind: 'attachment' | 'inline', fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const utf8 = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
