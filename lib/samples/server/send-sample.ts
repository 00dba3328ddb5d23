/**
 * Streams a sample's file from its host through this site, because browsers ignore the `download` attribute of
 * cross-origin links. Independent of Next.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { contentDisposition, sampleFileName } from './file-name'
import type { FoundSample } from './find-sample'
import { mediaType, openUpstream } from './open-upstream'
import { isVersionOf, requestedRange } from './requested-range'

/** Milliseconds without a byte transferred, on either side, after which a transfer is aborted. */
const IDLE_MS = 30_000

/** Headers of the host that describe the body. */
const PASSED_ON = ['accept-ranges', 'content-range', 'content-length', 'etag', 'last-modified']

function writeHeaders(response: ServerResponse, upstream: Response, { voice, sample }: FoundSample): void {
  response.statusCode = upstream.status
  response.setHeader('Cache-Control', 'public, max-age=3600')
  response.setHeader('Content-Type', mediaType(upstream))
  response.setHeader('Content-Disposition', contentDisposition(sampleFileName(voice, sample)))
  for (const name of PASSED_ON) {
    const value = upstream.headers.get(name)
    // fetch decompresses the body, so a compressed length would be wrong.
    if (value && !upstream.headers.has('content-encoding')) response.setHeader(name, value)
  }
}

/** The file has no such range; Content-Range names its length. */
function refuseRange(response: ServerResponse, upstream: Response): void {
  const length = upstream.headers.get('content-range')
  response.statusCode = 416
  response.setHeader('Cache-Control', 'no-store')
  if (length) response.setHeader('Content-Range', length)
  response.setHeader('Content-Length', 0)
}

/** The host's response to a request: the range that it wants, or else the file. Null when there is no such file. */
async function open(url: string, request: IncomingMessage, signal: AbortSignal): Promise<Response | null> {
  // A HEAD is sent on as a GET too: some hosts allow only that, and the headers must be the same.
  const headers = { accept: 'audio/*, */*;q=0.5', 'accept-encoding': 'identity' }
  const range = requestedRange(request)
  const upstream = await openUpstream(url, range ? { ...headers, range } : headers, signal)
  const ifRange = request.headers['if-range']?.toString()
  if (!range || !upstream || upstream.status === 200 || isVersionOf(ifRange, upstream.headers)) return upstream
  await upstream.body?.cancel()
  return openUpstream(url, headers, signal)
}

/**
 * Responds with the file, or the range of it that was requested, and to HEAD with the headers alone. Resolves when it has been sent or the visitor has
 * disconnected.
 * @returns false when the host has no such file
 * @throws until the headers are sent; afterwards the connection is destroyed, so that a truncated file is not taken for
 * a complete one
 */
export async function sendSample(
  request: IncomingMessage,
  response: ServerResponse,
  found: FoundSample,
  idleMs = IDLE_MS,
): Promise<boolean> {
  const ended = new AbortController()
  const timer = setTimeout(() => ended.abort(new Error('the file stalled')), idleMs)
  // A pipeline alone would wait for the next chunk of a stalled file before it closes the upstream connection.
  response.once('close', () => ended.abort())

  async function* moved(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const part of parts) {
      timer.refresh()
      yield part
    }
  }

  try {
    const upstream = await open(found.sample.url, request, ended.signal)
    if (!upstream) return false
    if (upstream.status === 416) refuseRange(response, upstream)
    else writeHeaders(response, upstream, found)
    if (upstream.status !== 416 && request.method !== 'HEAD' && upstream.body) {
      await pipeline(upstream.body, moved, response, { signal: ended.signal })
    } else {
      await upstream.body?.cancel()
      response.end()
    }
  } catch (error) {
    if (!response.headersSent && !response.destroyed) throw error
    response.destroy()
  } finally {
    clearTimeout(timer)
  }
  return true
}
