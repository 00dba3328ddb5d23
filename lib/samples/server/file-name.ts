/** File name and header of a downloaded sample. Pure. */
import type { FoundSample } from './find-sample'

/** Longest part of a name, in characters. Browsers shorten a name to what their file system allows. */
const MAX_LENGTH = 200

const EXTENSION = /\.(mp3|m4a|mp4|aac|wav|ogg|oga|opus|flac|webm|aiff?)$/

/** The extension of an audio file in a URL, in small letters and without its dot; null where there is none. */
export function audioExtension(url: string): string | null {
  return EXTENSION.exec(new URL(url).pathname.toLowerCase())?.[1] ?? null
}

/** Separators, reserved characters, and invisible or bidirectional control characters, which could disguise a name. */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff/\\:*?"<>|]+/gu

function clean(part: string): string {
  return part
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .normalize('NFC')
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[.\s]+/, '')
}

/** "Pseudonym-Category.mp3", in any script and safe on every system; another extension where the file's URL has one. */
export function sampleFileName(
  { pseudonym }: Pick<FoundSample['voice'], 'pseudonym'>,
  { category, url }: Pick<FoundSample['sample'], 'category' | 'url'>,
): string {
  const kind = clean(category)
  return `${clean(pseudonym) || 'Voice'}${kind && `-${kind}`}.${audioExtension(url) ?? 'mp3'}`
}

/**
 * Content-Disposition header of a download (RFC 6266): plain ASCII for old clients, UTF-8 for all others (RFC 8187).
 * @param fileName from `sampleFileName`
 */
export function contentDisposition(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const utf8 = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
