import { open, realpath } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { contentTypeOf } from './content-type.ts'
import { matchesEtag, matchesIfRange, parseRange } from './range.ts'

/** Content that can be sent in whole or in part. `open` returns the bytes from `start` to `end`, both inclusive. */
type Source = {
  size: number
  etag: string
  modified?: Date
  contentType: string
  headers: OutgoingHttpHeaders
  open: (start: number, end: number) => Readable
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
 * Serves a file for GET or HEAD: ETag, Last-Modified, 304, Range (206, 416), If-Range.
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
    await send(request, response, {
      size: stat.size,
      etag: `"${stat.size.toString(16)}-${Math.trunc(stat.mtimeMs).toString(16)}"`,
      modified: new Date(Math.trunc(stat.mtimeMs / 1000) * 1000),
      contentType: options.contentType ?? contentTypeOf(file),
      headers: options.headers ?? {},
      open: (start, end) => handle.createReadStream({ start, end, autoClose: false }),
    })
    return true
  } finally {
    await handle.close()
  }
}

/** Like {@link sendFile}, for bytes in memory with an entity tag given by the caller (with its quotes). */
export async function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer,
  options: SendOptions & { etag: string; contentType: string },
): Promise<void> {
  await send(request, response, {
    size: bytes.length,
    etag: options.etag,
    contentType: options.contentType,
    headers: options.headers ?? {},
    open: (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
  })
}

async function send(request: IncomingMessage, response: ServerResponse, source: Source): Promise<void> {
  const headers: OutgoingHttpHeaders = {
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    ETag: source.etag,
    ...(source.modified === undefined ? {} : { 'Last-Modified': source.modified.toUTCString() }),
    ...source.headers,
  }
  if (isNotModified(request, source)) {
    response.writeHead(304, headers).end()
    return
  }
  // A range is defined for GET only; HEAD describes the whole (RFC 9110, 14.2).
  const mayRange =
    request.method === 'GET' && matchesIfRange(one(request.headers['if-range']), source.etag, source.modified)
  const range = mayRange ? parseRange(request.headers.range, source.size) : undefined
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${source.size}`, 'Content-Length': 0 }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: source.size - 1 }
  response.writeHead(range === undefined ? 200 : 206, {
    ...headers,
    'Content-Type': source.contentType,
    'Content-Length': end - start + 1,
    ...(range === undefined ? {} : { 'Content-Range': `bytes ${start}-${end}/${source.size}` }),
  })
  if (request.method === 'HEAD' || source.size === 0) {
    response.end()
    return
  }
  try {
    await pipeline(source.open(start, end), response)
  } catch {
    // The client disconnected, or the file was removed while it was sent: the headers are out, so the connection is
    // closed.
    response.destroy()
  }
}

function isNotModified(request: IncomingMessage, source: Source): boolean {
  const noneMatch = request.headers['if-none-match']
  if (noneMatch !== undefined) return matchesEtag(noneMatch, source.etag)
  const since = Date.parse(request.headers['if-modified-since'] ?? '')
  return source.modified !== undefined && !Number.isNaN(since) && source.modified.getTime() <= since
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
