/** Headers that images and files share. */
import type { OutgoingHttpHeaders } from 'node:http'

/** The name of an asset holds the hash of its bytes, so what it names never changes. */
export const FOREVER: OutgoingHttpHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** `?dl=name` makes an address a download, under that name; `?dl=` under the name the asset was uploaded with. */
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
