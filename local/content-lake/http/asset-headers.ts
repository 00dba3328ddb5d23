/** Response headers shared by images and files. */
import type { OutgoingHttpHeaders } from 'node:http'

/** Asset URLs contain the hash of the bytes, so the responses never change. */
export const FOREVER: OutgoingHttpHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Content-Disposition for `?dl=name`, a download under that name; `?dl=` uses the name of the uploaded file. */
export function dispositionOf(search: URLSearchParams, originalFilename: string): OutgoingHttpHeaders {
  const wanted = search.get('dl')
  if (wanted === null) return {}
  const name = wanted === '' ? originalFilename : wanted
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return { 'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}` }
}
