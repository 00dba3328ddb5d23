/**
 * Streams a sample's file from its host through this site, because browsers ignore the `download` attribute of
 * cross-origin links. Server only; independent of Next.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { audioType, contentDisposition, extensionOf, sampleFileName } from './file-name'
import type { FoundSample } from './find-sample'
import { mediaType, openUpstream, SampleError } from './open-upstream'

export type SendLimits = {
  /** Largest file, in bytes. */
  maxBytes: number
  /** Timeout in milliseconds for the host's response headers. */
  answerMs: number
  /** Timeout in milliseconds without a byte transferred, on either side. */
  stallMs: number
}

const SEND_LIMITS: SendLimits = { maxBytes: 64 * 1024 * 1024, answerMs: 8_000, stallMs: 30_000 }

const MAX_HEADER = 256

/** Request headers to forward. Only a single range is supported; anything else gets the whole file. */
function forwarded({ headers }: IncomingMessage): Record<string, string> {
  const result: Record<string, string> = { accept: 'audio/*, */*;q=0.5', 'accept-encoding': 'identity' }
  const { range } = headers
  const isSimple = range !== undefined && range.length <= 64 && /^bytes=(?:\d+-\d*|-\d+)$/.test(range)
  for (const name of isSimple ? ['range', 'if-range'] : ['if-none-match', 'if-modified-since']) {
    const value = headers[name]
    if (typeof value === 'string' && value.length <= MAX_HEADER) result[name] = value
  }
  return result
}

/** The response's content length, or null when it is unknown. */
function lengthOf(upstream: Response): number | null {
  const length = upstream.headers.get('content-length')
  // fetch decompresses the body, so a compressed length would be wrong.
  return length && /^\d+$/.test(length) && !upstream.headers.get('content-encoding') ? Number(length) : null
}

function writeHeaders(
  response: ServerResponse,
  upstream: Response,
  { voice, sample }: FoundSample,
  inline: boolean,
): void {
  const type = mediaType(upstream)
  const extension = extensionOf(type, sample.url)
  const fileName = sampleFileName(voice.pseudonym, sample.category, extension)
  response.statusCode = upstream.status
  const isThere = upstream.status !== 416
  response.setHeader('Cache-Control', isThere ? 'public, max-age=3600, stale-if-error=86400' : 'no-store')
  for (const name of ['accept-ranges', 'content-range', 'etag', 'last-modified']) {
    const value = upstream.headers.get(name)
    if (value) response.setHeader(name, value)
  }
  if (!upstream.ok) return
  response.setHeader('Content-Type', audioType(type, extension))
  response.setHeader('Content-Disposition', contentDisposition(inline ? 'inline' : 'attachment', fileName))
  const length = lengthOf(upstream)
  if (length !== null) response.setHeader('Content-Length', length)
}

/** Passes bytes through up to a limit; calls `moved` with each chunk. */
function bounded(maxBytes: number, moved: () => void): Transform {
  let sent = 0
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      moved()
      sent += part.length
      if (sent > maxBytes) done(new SampleError(502, `more than ${maxBytes} bytes`))
      else done(null, part)
    },
  })
}

/**
 * Responds with the file, a range of it, or 304. Resolves when it has been sent or the visitor has disconnected.
 * @throws SampleError until the headers are sent; afterwards the connection is destroyed, so that a truncated file is
 * not taken for a complete one
 */
export async function sendSample(
  request: IncomingMessage,
  response: ServerResponse,
  found: FoundSample,
  { inline = false, limits = SEND_LIMITS }: { inline?: boolean; limits?: SendLimits } = {},
): Promise<void> {
  const ended = new AbortController()
  const late = () => ended.abort(new SampleError(504, 'the file stalled'))
  const gone = () => ended.abort(null)
  let timer = setTimeout(late, limits.answerMs)
  // Destroys the socket, because a pipeline alone would wait for the next chunk of a stalled file before it closes the
  // upstream connection.
  const { socket } = request
  socket.once('close', gone)
  try {
    const upstream = await openUpstream(found.sample.url, forwarded(request), ended.signal)
    if ((lengthOf(upstream) ?? 0) > limits.maxBytes) {
      await upstream.body?.cancel()
      throw new SampleError(502, `more than ${limits.maxBytes} bytes`)
    }
    writeHeaders(response, upstream, found, inline)
    if (request.method === 'HEAD' || !upstream.ok || !upstream.body) {
      await upstream.body?.cancel()
      response.end()
      return
    }
    const moved = () => {
      clearTimeout(timer)
      timer = setTimeout(late, limits.stallMs)
    }
    moved()
    await pipeline(upstream.body, bounded(limits.maxBytes, moved), response, { signal: ended.signal })
  } catch (error) {
    if (response.destroyed || ended.signal.reason === null) return
    if (response.headersSent) response.destroy()
    else throw ended.signal.aborted ? ended.signal.reason : error
  } finally {
    clearTimeout(timer)
    socket.off('close', gone)
  }
}
