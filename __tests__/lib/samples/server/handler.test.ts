/** Serving samples through this site: real HTTP on both sides, with well-behaved and misbehaving hosts. */

import { type IncomingMessage, type RequestListener, request } from 'node:http'
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import type { SampleFinder } from '@/lib/samples/server/find-sample'
import { createSampleHandler } from '@/lib/samples/server/handler'
import { voice, voiceSample } from '../../../helpers/data/voices'
import { serveApiRoute } from '../../../helpers/servers/api-route'

const SOUND = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))

const sendSound: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': SOUND.length })
  response.end(SOUND)
}

type Options = { host?: RequestListener; find?: SampleFinder; perMinute?: number }

/** @returns the URL of a sample on this site, which fetches it from the host */
async function start({ host = sendSound, perMinute, ...options }: Options = {}) {
  const file = await startHttpServer(host)
  const sample = voiceSample(1, { url: `${file.origin}/a.mp3` })
  const found = { voice: voice(1, 'Tamsin Reed'), sample }
  const find = options.find ?? (async () => found)
  const { origin } = await serveApiRoute(createSampleHandler({ find, perMinute, idleMs: 300 }))
  return `${origin}/?voiceId=1&sample=1`
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('sends the file as an attachment with a readable name (B82)', async () => {
  const url = await start()
  const response = await fetch(url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Tamsin Reed-Commercial.mp3"; filename*=UTF-8''Tamsin%20Reed-Commercial.mp3`,
  )
  expect(response.headers.get('content-type')).toBe('audio/mpeg')
  expect(response.headers.get('content-length')).toBe('1000')
  expect(response.headers.get('cache-control')).toContain('max-age=3600')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(SOUND)
})

const ETAG = '"a1"'
const MODIFIED = 'Tue, 03 Mar 2026 10:00:00 GMT'

/** A host that sends ranges, and has forgotten If-Range. */
const sendRanges: RequestListener = (request, response) => {
  const [, first, last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const about = { 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes', etag: ETAG, 'last-modified': MODIFIED }
  if (first === undefined) return void response.writeHead(200, { ...about, 'content-length': 1000 }).end(SOUND)
  const start = first ? Number(first) : 1000 - Number(last)
  if (start >= 1000) {
    response.writeHead(416, { 'content-type': 'text/html', 'content-range': 'bytes */1000' }).end('<h1>416</h1>')
    return
  }
  const part = SOUND.subarray(start, first && last ? Number(last) + 1 : 1000)
  const range = `bytes ${start}-${start + part.length - 1}/1000`
  response.writeHead(206, { ...about, 'content-length': part.length, 'content-range': range }).end(part)
}

test.each<[string, Record<string, string>, number, string | null, number]>([
  ['a range', { range: 'bytes=10-19' }, 206, 'bytes 10-19/1000', 10],
  ['an open range', { range: 'bytes=900-' }, 206, 'bytes 900-999/1000', 100],
  ['the last bytes', { range: 'bytes=-50' }, 206, 'bytes 950-999/1000', 50],
  ['a range beyond the end', { range: 'bytes=999999999-' }, 416, 'bytes */1000', 0],
  ['several ranges', { range: 'bytes=0-1,5-9' }, 200, null, 1000],
  ['a range that ends before its start', { range: 'bytes=9-3' }, 200, null, 1000],
  ['no range', { range: 'bytes=a-b' }, 200, null, 1000],
  ['an empty range', { range: 'bytes=-' }, 200, null, 1000],
  ['another unit', { range: 'seconds=1-2' }, 200, null, 1000],
  ['a range of this version', { range: 'bytes=10-19', 'if-range': ETAG }, 206, 'bytes 10-19/1000', 10],
  ['a range of this date', { range: 'bytes=10-19', 'if-range': MODIFIED }, 206, 'bytes 10-19/1000', 10],
  ['a range of another version', { range: 'bytes=10-19', 'if-range': '"b2"' }, 200, null, 1000],
  ['a range of a version that is only alike', { range: 'bytes=10-19', 'if-range': `W/${ETAG}` }, 200, null, 1000],
  ['a range beyond the end of another version', { range: 'bytes=5000-', 'if-range': '"b2"' }, 200, null, 1000],
])('%s is answered as HTTP defines it (B185)', async (_what, headers, status, range, size) => {
  const response = await fetch(await start({ host: sendRanges }), { headers })
  expect([response.status, response.headers.get('content-range')]).toEqual([status, range])
  expect(response.headers.get('content-length')).toBe(String(size))
  const body = Buffer.from(await response.arrayBuffer())
  expect(body.length).toBe(size)
  if (status === 416) return
  expect(response.headers.get('etag')).toBe(ETAG)
  const from = Number(/\d+/.exec(range ?? '0')?.[0])
  expect(body).toEqual(SOUND.subarray(from, from + size))
})

test('HEAD has the headers of GET, whatever methods the host allows and whatever range it names (B185)', async () => {
  const url = await start({
    host: (request, response) =>
      request.method === 'GET' ? sendRanges(request, response) : void response.writeHead(403).end(),
  })
  const get = await fetch(url)
  const head = await fetch(url, { method: 'HEAD', headers: { range: 'bytes=10-19' } })
  const ofConnection = ['date', 'connection', 'keep-alive']
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => !ofConnection.includes(name)))
  expect([head.status, headersOf(head)]).toEqual([200, headersOf(get)])
  expect(await head.text()).toBe('')
  expect((await fetch(url, { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD')
})

/** Sends the sound under a media type; undefined for none. */
const sendAs =
  (type: string | undefined): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, type === undefined ? {} : { 'content-type': type }).end(SOUND)

test.each([
  ['application/force-download', 'application/octet-stream'],
  ['application/x-download; name="a.mp3"', 'application/octet-stream'],
  ['application/x-www-form-urlencoded', 'application/octet-stream'],
  ['text/plain; charset=utf-8', 'application/octet-stream'],
  ['video/mpeg', 'application/octet-stream'],
  [undefined, 'application/octet-stream'],
  ['Audio/X-Wav', 'audio/x-wav'],
])('an audio file that its host sends as %s is saved, as %s (B82)', async (type, sent) => {
  const response = await fetch(await start({ host: sendAs(type) }))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, sent])
  expect(Buffer.from(await response.arrayBuffer())).toEqual(SOUND)
})

test.each(['text/html', 'application/xhtml+xml', 'application/json', 'image/svg+xml', 'application/problem+json'])(
  'what a host sends as %s is no audio, whatever its URL ends with',
  async (type) => {
    expect((await fetch(await start({ host: sendAs(type) }))).status).toBe(502)
  },
)

test('a file without an extension is saved when its host only says that it is a file', async () => {
  const host =
    (type: string): RequestListener =>
    (request, response) =>
      request.url === '/a.bin'
        ? sendAs(type)(request, response)
        : void response.writeHead(302, { location: '/a.bin' }).end()
  const at = async (type: string) => {
    const { origin } = await startHttpServer(host(type))
    const found = { voice: voice(1, 'Tamsin Reed'), sample: voiceSample(1, { url: `${origin}/file?id=1` }) }
    return (await fetch(await start({ find: async () => found }))).status
  }
  expect(await at('application/force-download')).toBe(200)
  expect(await at('application/pdf')).toBe(502)
})

const NOT_FETCHED = /cannot be fetched/
const failing: [string, Options, number, RegExp][] = [
  ['no such voice', { find: async () => null }, 404, /no such sample/],
  ['a deleted file', { host: (_q, r) => void r.writeHead(404).end() }, 404, /no such sample/],
  ['a host that fails', { host: (_q, r) => void r.writeHead(500).end() }, 502, NOT_FETCHED],
  ['a host that drops the connection', { host: (_q, r) => void r.destroy() }, 502, NOT_FETCHED],
  ['a host that never responds', { host: () => undefined }, 502, NOT_FETCHED],
  [
    'an HTML page instead of audio',
    { host: (_q, r) => void r.writeHead(200, { 'content-type': 'text/html' }).end('<script>') },
    502,
    NOT_FETCHED,
  ],
  [
    'a redirect to another plain http host',
    { host: (_q, r) => void r.writeHead(302, { location: 'http://169.254.169.254/latest' }).end() },
    502,
    NOT_FETCHED,
  ],
  ['a redirect loop', { host: (_q, r) => void r.writeHead(302, { location: '/a.mp3' }).end() }, 502, NOT_FETCHED],
  ['an API that is down', { find: () => Promise.reject(new Error('unreachable')) }, 502, NOT_FETCHED],
]

test.each(failing)('%s responds with a plain message', async (_what, options, status, words) => {
  const url = await start(options)
  const response = await fetch(url)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBeNull()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toMatch(words)
})

test('a redirect within the host is followed', async () => {
  const host: RequestListener = (request, response) => {
    if (request.url === '/a.mp3') response.writeHead(302, { location: '/b.mp3' }).end()
    else sendSound(request, response)
  }
  expect((await fetch(await start({ host }))).status).toBe(200)
})

/** Reads a response without assuming that it is complete. */
function read(url: string): Promise<{ size: number; isWhole: boolean }> {
  return new Promise((resolve, reject) => {
    request(url, (response: IncomingMessage) => {
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.length
      })
      response.on('error', () => undefined)
      response.on('close', () => resolve({ size, isWhole: response.complete }))
    })
      .on('error', reject)
      .end()
  })
}

test('a file that stalls is aborted, and never looks complete', async () => {
  const host: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' })
    response.write(SOUND)
  }
  expect(await read(await start({ host }))).toEqual({ size: 1000, isWhole: false })
})

test('a visitor who disconnects aborts the download from the host', async () => {
  let left = false
  const host: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' })
    response.write(SOUND)
    response.on('close', () => {
      left = true
    })
  }
  const url = await start({ host })
  const leaving = new AbortController()
  const response = await fetch(url, { signal: leaving.signal })
  expect(response.status).toBe(200)
  leaving.abort()
  await waitFor(() => left)
})

test('limits downloads per client and minute', async () => {
  const url = await start({ perMinute: 2 })
  for (const status of [200, 200, 429]) expect((await fetch(url)).status).toBe(status)
  const refused = await fetch(url)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toMatch(/wait a minute/)
})
