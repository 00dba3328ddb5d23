/** `/images/<project>/<dataset>/<sha1>-<w>x<h>.<ext>`: images, unchanged or transformed by the query. */

import type { OutgoingHttpHeaders } from 'node:http'
import { HttpError } from '../../http/json.ts'
import { matchesEtag } from '../../http/range.ts'
import { sendFile } from '../../http/send-file.ts'
import { geometryOf } from '../images/geometry.ts'
import { type Format, type ImageParams, isOriginal, parseImageParams } from '../images/params.ts'
import type { Rendering } from '../images/render.ts'
import { sha1Of } from '../store/assets.ts'
import type { Views } from '../store/views.ts'
import { dispositionOf, FOREVER } from './files.ts'
import type { Call, LakeContext } from './route.ts'

const MIME_TYPES: Readonly<Record<Rendering['format'], string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** SVG may contain scripts: allows it as an image or in a page without any rights. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"

type Asset = { sha1: string; width: number; height: number; extension: string; originalFilename: string }

export async function sendImage(
  { request, response, search, param }: Call,
  { views, files, cache }: LakeContext,
): Promise<void> {
  const name = param('name')
  const asset = findAsset(views, name)
  if (asset === undefined) throw new HttpError(404, `The image ${name} does not exist`)
  const file = files.pathOf(asset.sha1, asset.extension)
  const headers: OutgoingHttpHeaders = { ...FOREVER, ...dispositionOf(search, asset.originalFilename) }
  const params = parseImageParams(search)
  const isVector = asset.extension === 'svg'
  if (isVector || isOriginal(params)) {
    const safe = isVector ? { ...headers, 'Content-Security-Policy': SVG_POLICY } : headers
    if (!(await sendFile(request, response, file, { headers: safe })))
      throw new HttpError(404, `The image ${name} is lost`)
    return
  }
  const rendering: Rendering = {
    geometry: geometryOf(params, asset),
    format: formatOf(params, asset, request.headers.accept),
    quality: params.quality,
  }
  const key = sha1Of(JSON.stringify([asset.sha1, rendering]))
  const isHit = cache.has(key)
  const bytes = await cache.forceFetch(key, { context: { file, rendering } })
  const etag = `"${key}"`
  const isKnown = matchesEtag(request.headers['if-none-match'] ?? '', etag)
  response.writeHead(isKnown ? 304 : 200, {
    ...headers,
    ETag: etag,
    'Content-Type': MIME_TYPES[rendering.format],
    'X-Content-Type-Options': 'nosniff',
    'X-Cache': isHit ? 'HIT' : 'MISS',
    ...(params.format === 'auto' ? { Vary: 'Accept' } : {}),
    ...(isKnown ? {} : { 'Content-Length': bytes.length }),
  })
  response.end(isKnown ? undefined : bytes)
}

function findAsset(views: Views, name: string): Asset | undefined {
  const match = /^([0-9a-f]{40})-(\d{1,6})x(\d{1,6})\.([a-z0-9]{1,5})$/.exec(name)
  if (match === null) return undefined
  const [, sha1 = '', width = '', height = '', extension = ''] = match
  const document = views.of('raw').byId.get(`image-${sha1}-${width}x${height}-${extension}`)
  if (document === undefined) return undefined
  const originalFilename = typeof document.originalFilename === 'string' ? document.originalFilename : name
  return { sha1, width: Number(width), height: Number(height), extension, originalFilename }
}

/** `auto=format` chooses WebP: AVIF takes seconds on a small machine, and is available with `fm`. */
function formatOf({ format }: ImageParams, { extension }: Asset, accept = ''): Rendering['format'] {
  if (format !== undefined && format !== 'auto') return format
  const takesWebp = /image\/webp\b(?!\s*;\s*q=0(?:\.0*)?(?:[\s,]|$))/.test(accept)
  if (format === 'auto' && takesWebp) return 'webp'
  const own = (['avif', 'gif', 'jpg', 'png', 'webp'] satisfies (Format | 'gif')[]).find((known) => known === extension)
  return own ?? 'jpg'
}
