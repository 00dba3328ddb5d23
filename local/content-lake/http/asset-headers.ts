/** Response headers shared by images and files. */
import type { OutgoingHttpHeaders } from 'node:http'

/** Asset URLs contain the hash of the bytes, so the responses never change. */
export const FOREVER: OutgoingHttpHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Content-Disposition for `?dl=name`, a download under that name; `?dl=` uses the name of the uploaded file. */
export function dispositionOf(search: URLSearchParams, originalFilename: string): OutgoingHttpHeaders {
  const wanted = search.get('dl')
  return wanted === null ? {} : { 'Content-Disposition': attachment(wanted || originalFilename) }
}

/** RFC 6266: characters not allowed in file names become `-`; an ASCII fallback and UTF-8 (RFC 8187). */
function attachment(wanted: string): string {
  const name = wanted
    .trim()
    .slice(0, 150)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '-')
    .replace(/^\.+/, '')
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|%/g, '-')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
