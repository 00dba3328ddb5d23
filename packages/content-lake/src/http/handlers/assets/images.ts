/**
 * `/images/<project>/<dataset>/<sha1>-<w>x<h>.<ext>`: images, unchanged or transformed by the query. A further segment, a
 * name for people, changes nothing.
 */
import type { OutgoingHttpHeaders } from 'node:http'
import type { Region } from 'sharp'
import { contentTypeOf } from '../../../../server/content-type.ts'
import { HttpError } from '../../../../server/json.ts'
import { sendFile } from '../../../../server/send-file.ts'
import type { Dataset } from '../../../datasets/dataset.ts'
import { type ImageParams, isOriginal, parseImageParams } from '../../../images/params.ts'
import type { Rendering } from '../../../images/render.ts'
import type { Call, LakeContext } from '../../route.ts'
import { dispositionOf, FOREVER } from './files.ts'

/** SVG may contain scripts: allows it as an image or in a page without any rights. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"

type Asset = { sha1: string; width: number; height: number; extension: string; originalFilename: string }

export async function sendImage(
  { request, response, search, param }: Call,
  dataset: Dataset,
  { cache }: LakeContext,
): Promise<void> {
  const name = param('name')
  const asset = findAsset(dataset, name)
  if (asset === undefined) throw new HttpError(404, `The image ${name} does not exist`)
  const file = dataset.files.pathOf(asset.sha1, asset.extension)
  const headers: OutgoingHttpHeaders = { ...FOREVER, ...dispositionOf(search, asset.originalFilename) }
  const params = parseImageParams(search)
  const isVector = asset.extension === 'svg'
  const isRaw = search.get('dlRaw') === 'true'
  if (isVector || isRaw || isOriginal(params)) {
    const safe = isVector ? { ...headers, 'Content-Security-Policy': SVG_POLICY } : headers
    if (!(await sendFile(request, response, file, { headers: safe })))
      throw new HttpError(404, `The image ${name} is lost`)
    return
  }
  const rendering: Rendering = {
    ...params,
    rect: params.rect && within(params.rect, asset),
    format: formatOf(params, asset, request.headers.accept),
  }
  const bytes = await cache.forceFetch(JSON.stringify([asset.sha1, rendering]), { context: { file, rendering } })
  response.writeHead(200, {
    ...headers,
    'Content-Type': contentTypeOf(`image.${rendering.format}`),
    'Content-Length': bytes.length,
    'X-Content-Type-Options': 'nosniff',
    ...(params.format === 'auto' ? { Vary: 'Accept' } : {}),
  })
  response.end(bytes)
}

function findAsset(dataset: Dataset, name: string): Asset | undefined {
  const match = /^([0-9a-f]{40})-(\d{1,6})x(\d{1,6})\.([a-z0-9]{1,5})$/.exec(name)
  if (match === null) return undefined
  const [, sha1 = '', width = '', height = '', extension = ''] = match
  const document = dataset.document(`image-${sha1}-${width}x${height}-${extension}`)
  if (document === undefined) return undefined
  const originalFilename = typeof document.originalFilename === 'string' ? document.originalFilename : name
  return { sha1, width: Number(width), height: Number(height), extension, originalFilename }
}

/** The part of a rectangle inside the image, because the caller's rounding may move it out by one pixel. */
function within({ left, top, width, height }: Region, image: Asset): Region {
  const inside = { left, top, width: Math.min(width, image.width - left), height: Math.min(height, image.height - top) }
  if (inside.width > 0 && inside.height > 0) return inside
  throw new HttpError(400, `The image parameter rect lies outside the ${image.width} x ${image.height} pixels`)
}

/** `auto=format` chooses WebP: AVIF takes seconds on a small machine, and is available with `fm`. */
function formatOf({ format }: ImageParams, { extension }: Asset, accept = ''): Rendering['format'] {
  if (format !== undefined && format !== 'auto') return format
  if (format === 'auto' && accept.includes('image/webp')) return 'webp'
  return (['avif', 'gif', 'png', 'webp'] as const).find((known) => known === extension) ?? 'jpg'
}
