/**
 * Streams a sample's file from its host through this site, because browsers ignore the `download` attribute of
 * cross-origin links. Server only; independent of Next.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { contentDisposition, sampleFileName } from './file-name'
import type { FoundSample } from './find-sample'
import { mediaType, openUpstream } from './open-upstream'

/** Milliseconds without a byte transferred, on either side, after which a transfer is aborted. */
const IDLE_MS = 30_000

function writeHeaders(response: ServerResponse, upstream: Response, { voice, sample }: FoundSample): void {
  response.statusCode = upstream.status
  response.setHeader('Cache-Control', 'public, max-age=3600')
  response.setHeader('Content-Type', mediaType(upstream))
  response.setHeader('Content-Disposition', contentDisposition(sampleFileName(voice, sample)))
  for (const name of ['accept-ranges', 'content-range', 'content-length']) {
    const value = upstream.headers.get(name)
    // fetch decompresses the body, so a compressed length would be wrong.
    if (value && !upstream.headers.has('content-encoding')) response.setHeader(name, value)
  }
}

/**
 * Responds with the file, or the range of it that was requested. Resolves when it has been sent or the visitor has
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
  const { range } = request.headers

  async function* moved(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const part of parts) {
      timer.refresh()
      yield part
    }
  }

  try {
    const headers = { accept: 'audio/*, */*;q=0.5', 'accept-encoding': 'identity', ...(range && { range }) }
    const upstream = await openUpstream(found.sample.url, headers, ended.signal)
    if (!upstream?.body) return false
    writeHeaders(response, upstream, found)
    await pipeline(upstream.body, moved, response, { signal: ended.signal })
  } catch (error) {
    if (!response.headersSent && !response.destroyed) throw error
    response.destroy()
  } finally {
    clearTimeout(timer)
  }
  return true
}
