/** Sends files, with ranges and entity tags. */
import { open, realpath } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { contentTypeOf } from './content-type.ts'

/** One satisfiable byte range, both ends inclusive. */
type ByteRange = { start: number; end: number }

/**
 * Parses a Range header (RFC 9110, 14.1.2) for a body of `size` bytes.
 * @returns the range; `'unsatisfiable'` when it lies beyond the end (416); `undefined` when the header is to be ignored
 *   (absent, another unit, malformed, or several ranges) and the whole body is sent.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '')
  if (match === null) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}

/** `contentType` overrides the one of the file name; `headers` are added to responses with status 200, 206 and 304. */
export type SendOptions = { contentType?: string; headers?: OutgoingHttpHeaders }

/**
 * Resolves a URL path inside a folder.
 * @param root the folder, absolute
 * @param path slash-separated, already percent-decoded
 * @returns the real path; `undefined` when it does not exist or lies outside the folder (`..`, backslashes, NUL, a
 *   symbolic link that leads out).
 */
export async function resolveInside(root: string, path: string): Promise<string | undefined> {
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments.some((segment) => segment === '.' || segment === '..' || /[\\\0]/.test(segment))) return undefined
  try {
    const [base, target] = await Promise.all([realpath(root), realpath(join(root, ...segments))])
    return target.startsWith(base + sep) ? target : undefined
  } catch {
    return undefined
  }
}

/**
 * Serves a file for GET or HEAD: ETag, 304, Range (206, 416). The files of the stand-ins do not change under their name.
 * @param file absolute path; check it with {@link resolveInside} when it comes from a URL
 * @returns false when there is no such regular file; nothing has been sent then.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  options: SendOptions = {},
): Promise<boolean> {
  const handle = await open(file, 'r').catch(() => undefined)
  if (handle === undefined) return false
  try {
    const stat = await handle.stat()
    if (!stat.isFile()) return false
    const { size, mtimeMs } = stat
    const etag = `"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`
    const headers = {
      'Accept-Ranges': 'bytes',
      'X-Content-Type-Options': 'nosniff',
      ETag: etag,
      ...options.headers,
    }
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end()
      return true
    }
    // A range is defined for GET only; HEAD describes the whole (RFC 9110, 14.2).
    const { range: header, 'if-range': version = etag } = request.headers
    const range = request.method === 'GET' && version === etag ? parseRange(header, size) : undefined
    if (range === 'unsatisfiable') {
      response.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end()
      return true
    }
    const { start, end } = range ?? { start: 0, end: size - 1 }
    response.writeHead(range === undefined ? 200 : 206, {
      ...headers,
      'Content-Type': options.contentType ?? contentTypeOf(file),
      'Content-Length': end - start + 1,
      ...(range === undefined ? {} : { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    })
    if (request.method === 'HEAD' || size === 0) response.end()
    else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response)
  } catch {
    // The client disconnected, or the file was removed while it was sent: the headers are out, so the connection is
    // closed.
    response.destroy()
  } finally {
    await handle.close()
  }
  return true
}
