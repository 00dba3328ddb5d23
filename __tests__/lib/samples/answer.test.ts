/** Serving samples through this site: real HTTP on both sides, with well-behaved and misbehaving hosts. */
import { request as ask, type IncomingMessage, type RequestListener } from 'node:http'
import { createSampleHandler } from '@/lib/samples/answer'
import type { SampleFinder } from '@/lib/samples/find-sample'
import { serveApiRoute } from '../../helpers/api-route'
import { startHttpServer } from '../../helpers/http-server'
import { voice, voiceSample } from '../../helpers/voices'

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

test('a range request is passed on', async () => {
  const host: RequestListener = (request, response) => {
    if (request.headers.range !== 'bytes=10-19') return void sendSound(request, response)
    response.writeHead(206, {
      'content-type': 'audio/mpeg',
      'content-length': 10,
      'content-range': 'bytes 10-19/1000',
      'accept-ranges': 'bytes',
    })
    response.end(SOUND.subarray(10, 20))
  }
  const part = await fetch(await start({ host }), { headers: { range: 'bytes=10-19' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe('bytes 10-19/1000')
  expect(part.headers.get('content-length')).toBe('10')
  expect(Buffer.from(await part.arrayBuffer())).toEqual(SOUND.subarray(10, 20))
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
    ask(url, (response: IncomingMessage) => {
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
  for (let waited = 0; !left && waited < 200; waited += 10) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(left).toBe(true)
})

test('limits downloads per client and minute', async () => {
  const url = await start({ perMinute: 2 })
  for (const status of [200, 200, 429]) expect((await fetch(url)).status).toBe(status)
  const refused = await fetch(url)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toMatch(/wait a minute/)
})
