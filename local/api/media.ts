import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { attachment } from '../http/attachment.ts'
import { HttpError } from '../http/json.ts'
import { resolveInside, sendFile } from '../http/send-file.ts'
import { invalid } from './validate.ts'

/** Any origin may read samples, because pages of another origin play and download them. */
const CORS: OutgoingHttpHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Content-Range, Content-Length, Content-Disposition, Accept-Ranges, ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * Handles /media/…: GET, HEAD and the CORS preflight, with ranges, and `?download=Name` for a download under that name.
 * @throws HttpError 404, 405, or 400 for an empty download name.
 */
export async function answerMedia(
  request: IncomingMessage,
  response: ServerResponse,
  media: { root: string; segments: readonly string[]; query: URLSearchParams },
): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, {
      ...CORS,
      'Access-Control-Allow-Methods': 'GET, HEAD',
      'Access-Control-Allow-Headers': 'Range, If-Range, If-None-Match, If-Modified-Since',
      'Access-Control-Max-Age': '600',
    })
    response.end()
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new HttpError(405, 'Media can only be read', { headers: { Allow: 'GET, HEAD, OPTIONS' } })
  }
  // A decoded %2F must not reach a subfolder.
  const isPlain = media.segments.every((segment) => segment !== '' && !segment.includes('/'))
  const file = isPlain ? await resolveInside(media.root, media.segments.join('/')) : undefined
  const name = media.query.get('download')
  if (name?.trim() === '') throw invalid('download', 'must be a file name')
  const headers = {
    ...CORS,
    'Cache-Control': 'public, max-age=3600',
    ...(name === null || file === undefined ? {} : { 'Content-Disposition': attachment(name, extname(file)) }),
  }
  if (file === undefined || !(await sendFile(request, response, file, { headers }))) {
    throw new HttpError(404, 'There is no such media file', { headers: CORS })
  }
}

/** The absolute URL of a path below the media folder; a URL that is absolute already stays. */
export function mediaUrl(origin: string, file: string): string {
  if (file === '' || /^https?:\/\//.test(file)) return file
  return `${origin}/media/${file.split('/').map(encodeURIComponent).join('/')}`
}
