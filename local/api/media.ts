/** Recordings and pictures of the demo. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { HttpError } from '@bowerbird/content-lake/server/json'
import { resolveInside, sendFile } from '@bowerbird/content-lake/server/send-file'

/** Any origin may read samples, because pages of another origin play and download them. */
const CORS: OutgoingHttpHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Content-Range, Content-Length, Accept-Ranges, ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * Handles /media/…: GET and HEAD, with ranges.
 * @throws HttpError 404 or 405
 */
export async function sendMedia(
  request: IncomingMessage,
  response: ServerResponse,
  media: { root: string; segments: readonly string[] },
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new HttpError(405, 'Media can only be read', { headers: { Allow: 'GET, HEAD' } })
  }
  const file = await resolveInside(media.root, media.segments.join('/'))
  const headers = { ...CORS, 'Cache-Control': 'public, max-age=3600' }
  if (file === undefined || !(await sendFile(request, response, file, { headers }))) {
    throw new HttpError(404, 'There is no such media file', { headers: CORS })
  }
}

/** The absolute URL of a path below the media folder; a URL that is absolute already stays. */
export function mediaUrl(origin: string, file: string): string {
  if (file === '' || /^https?:\/\//.test(file)) return file
  return `${origin}/media/${file.split('/').map(encodeURIComponent).join('/')}`
}
