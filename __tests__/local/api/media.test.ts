import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attachment } from '../../../local/http/attachment.ts'
import { listVoices, send, temporaryFolder, voice, withApi } from './support'

const SAMPLE = '/media/voices/101-tamsin-reed-commercial.mp3'
const bytes = readFileSync(`local/demo/api${SAMPLE}`)

test('a sample is served whole, with its type, length and cache headers', async () => {
  await withApi({}, async (api) => {
    const answer = await send(api, SAMPLE)
    expect(answer.status).toBe(200)
    expect(answer.bytes.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[^"]+"$/),
      'last-modified': expect.stringMatching(/GMT$/),
      'access-control-allow-origin': '*',
    })
    for (const name of ['Content-Range', 'Content-Length', 'Content-Disposition']) {
      expect(answer.headers['access-control-expose-headers']).toContain(name)
    }
    expect(answer.headers['content-disposition']).toBeUndefined()
  })
})

test('HEAD sends the same headers and no body', async () => {
  await withApi({}, async (api) => {
    const [head, get] = [await send(api, SAMPLE, { method: 'HEAD' }), await send(api, SAMPLE)]
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    const { date: _a, ...headHeaders } = head.headers
    const { date: _b, ...getHeaders } = get.headers
    expect(headHeaders).toEqual(getHeaders)
    const ranged = await send(api, SAMPLE, { method: 'HEAD', headers: { Range: 'bytes=0-9' } })
    expect([ranged.status, ranged.headers['content-length']]).toEqual([200, String(bytes.length)])
  })
})

const size = bytes.length
test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=0-99', 0, 99],
  ['bytes=100-', 100, size - 1],
  ['bytes=-500', size - 500, size - 1],
  [`bytes=-${size + 1}`, 0, size - 1],
  [`bytes=10-${size * 2}`, 10, size - 1],
  [`bytes=${size - 1}-${size - 1}`, size - 1, size - 1],
])('the range %s is a 206', async (range, start, end) => {
  await withApi({}, async (api) => {
    const answer = await send(api, SAMPLE, { headers: { Range: range } })
    expect(answer.status).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${size}`)
    expect(answer.headers['content-length']).toBe(String(end - start + 1))
    expect(answer.bytes.equals(bytes.subarray(start, end + 1))).toBe(true)
  })
})

test.each([`bytes=${size}-`, `bytes=${size + 5}-${size + 9}`, 'bytes=-0'])('the range %s is a 416', async (range) => {
  await withApi({}, async (api) => {
    const answer = await send(api, SAMPLE, { headers: { Range: range } })
    expect([answer.status, answer.headers['content-range'], answer.bytes.length]).toEqual([416, `bytes */${size}`, 0])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })
})

test.each(['bytes=9-3', 'bytes=-', 'bytes=a-b', 'items=0-9', 'bytes=0-1,5-9', ''])(
  'the range "%s" is ignored',
  async (range) => {
    await withApi({}, async (api) => {
      const answer = await send(api, SAMPLE, { headers: { Range: range } })
      expect([answer.status, answer.bytes.length]).toEqual([200, size])
    })
  },
)

test('If-Range sends the range only while the file is unchanged', async () => {
  await withApi({}, async (api) => {
    const { etag = '', 'last-modified': modified = '' } = (await send(api, SAMPLE)).headers
    const statusFor = async (ifRange: string) =>
      (await send(api, SAMPLE, { headers: { Range: 'bytes=0-9', 'If-Range': ifRange } })).status
    expect(await statusFor(etag)).toBe(206)
    expect(await statusFor(modified)).toBe(206)
    expect(await statusFor('"another"')).toBe(200)
    expect(await statusFor(`W/${etag}`)).toBe(200)
    expect(await statusFor('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200)
  })
})

test('an unchanged file is a 304', async () => {
  await withApi({}, async (api) => {
    const { etag = '', 'last-modified': modified = '' } = (await send(api, SAMPLE)).headers
    const statusFor = async (headers: Record<string, string>) => (await send(api, SAMPLE, { headers })).status
    expect(await statusFor({ 'If-None-Match': etag })).toBe(304)
    expect(await statusFor({ 'If-None-Match': `"x", W/${etag}` })).toBe(304)
    expect(await statusFor({ 'If-None-Match': '*' })).toBe(304)
    expect(await statusFor({ 'If-None-Match': '"x"', 'If-Modified-Since': modified })).toBe(200)
    expect(await statusFor({ 'If-Modified-Since': modified })).toBe(304)
    expect(await statusFor({ 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200)
    expect(await statusFor({ 'If-Modified-Since': 'yesterday' })).toBe(200)
  })
})

test('a download has a readable file name', async () => {
  await withApi({}, async (api) => {
    const answer = await send(api, `${SAMPLE}?download=Tamsin%20Reed-Commercial.mp3`)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Tamsin Reed-Commercial.mp3"; filename*=UTF-8''Tamsin%20Reed-Commercial.mp3`,
    )
    const part = await send(api, `${SAMPLE}?download=a.mp3`, { headers: { Range: 'bytes=0-9' } })
    expect([part.status, part.headers['content-disposition']]).toEqual([206, expect.stringContaining('a.mp3')])
    const empty = await send(api, `${SAMPLE}?download=%20`)
    expect([empty.status, JSON.parse(empty.text).error.field]).toEqual([400, 'download'])
  })
})

test.each([
  ['Zoë.mp3', `attachment; filename="Zoe.mp3"; filename*=UTF-8''Zo%C3%AB.mp3`],
  ['a"b\\c/d\r\nX: y.mp3', `attachment; filename="a-b-c-d--X- y.mp3"; filename*=UTF-8''a-b-c-d--X-%20y.mp3`],
  ['virus.exe', `attachment; filename="virus.exe.mp3"; filename*=UTF-8''virus.exe.mp3`],
  ['../../x', `attachment; filename="-..-x.mp3"; filename*=UTF-8''-..-x.mp3`],
  ['汉', `attachment; filename="-.mp3"; filename*=UTF-8''%E6%B1%89.mp3`],
  [
    "100% O'Hara (1)*.mp3",
    `attachment; filename="100- O'Hara (1)-.mp3"; filename*=UTF-8''100%25%20O%27Hara%20%281%29-.mp3`,
  ],
  ['evil\u202e3pm.mp3', `attachment; filename="evil-3pm.mp3"; filename*=UTF-8''evil-3pm.mp3`],
])('the name %j is sanitised', (name, header) => {
  expect(attachment(name, '.mp3')).toBe(header)
})

test('nothing outside the media folder is served', async () => {
  const folder = temporaryFolder()
  const mediaDir = join(folder, 'media')
  mkdirSync(join(mediaDir, 'voices'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(mediaDir, 'voices', 'in.txt'), 'inside')
  symlinkSync(join(folder, 'secret.txt'), join(mediaDir, 'link.txt'))
  await withApi({ mediaDir }, async (api) => {
    expect((await send(api, '/media/voices/in.txt')).text).toBe('inside')
    for (const path of [
      '/media/../secret.txt',
      '/media/voices/../../secret.txt',
      '/media/%2e%2e/secret.txt',
      '/media/..%2fsecret.txt',
      '/media/..%5csecret.txt',
      '/media/%2e%2e%2fsecret.txt',
      '/media//secret.txt',
      '/media/voices%2fin.txt',
      '/media/link.txt',
      '/media/voices',
      '/media/voices/',
      '/media/',
      '/media',
      '/media/in.txt%00.mp3',
      '/media/voices/missing.mp3',
    ]) {
      const answer = await send(api, path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.text).not.toContain('secret')
    }
    expect((await send(api, '/media/%zz')).status).toBe(400)
  })
})

test('an empty file is served without ranges', async () => {
  const mediaDir = temporaryFolder()
  writeFileSync(join(mediaDir, 'empty.mp3'), '')
  await withApi({ mediaDir }, async (api) => {
    expect((await send(api, '/media/empty.mp3')).headers['content-length']).toBe('0')
    expect((await send(api, '/media/empty.mp3', { headers: { Range: 'bytes=0-' } })).status).toBe(416)
  })
})

test('other methods are refused, and a preflight for a range is granted', async () => {
  await withApi({}, async (api) => {
    const answer = await send(api, SAMPLE, { method: 'DELETE' })
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
    const preflight = await send(api, SAMPLE, { method: 'OPTIONS', headers: { Origin: 'http://site.example' } })
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, '*'])
    expect(preflight.headers['access-control-allow-headers']).toContain('Range')
  })
})

test('file names with spaces and special characters have working URLs; a missing or foreign file keeps its URL', async () => {
  const mediaDir = temporaryFolder()
  mkdirSync(join(mediaDir, 'voices'))
  writeFileSync(join(mediaDir, 'voices', 'a b#c?.mp3'), 'sound')
  const files = ['voices/a b#c?.mp3', '', 'https://cdn.example/x.mp3']
  const voices = [voice(1, { samples: files.map((file) => ({ category: 'Commercial', file })) })]
  await withApi({ mediaDir, data: { voices } }, async (api) => {
    const audio = (await listVoices(api, '')).voices[0]?.categoryAudioList ?? []
    expect(await (await fetch(audio[0]?.url ?? '')).text()).toBe('sound')
    expect(audio.slice(1).map(({ url }) => url)).toEqual(['', 'https://cdn.example/x.mp3'])
  })
})

test('a client that disconnects half-way does no harm', async () => {
  const mediaDir = temporaryFolder()
  writeFileSync(join(mediaDir, 'long.mp3'), Buffer.alloc(20_000_000))
  await withApi({ mediaDir }, async (api) => {
    for (let visit = 0; visit < 5; visit += 1) {
      const leave = new AbortController()
      const answer = await fetch(`${api.origin}/media/long.mp3`, { signal: leave.signal })
      leave.abort()
      await expect(answer.arrayBuffer()).rejects.toThrow()
    }
    expect((await send(api, '/health')).status).toBe(200)
  })
})
