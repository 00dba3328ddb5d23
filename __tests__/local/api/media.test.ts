import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@bowerbird/content-lake/testing/later'
import { listVoices, send, voice, withApi } from './support'

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
      'access-control-allow-origin': '*',
    })
    expect(answer.headers['access-control-expose-headers']).toContain('Content-Range, Content-Length')
  })
})

const size = bytes.length
test.each([
  ['bytes=100-', 100, size - 1],
  ['bytes=-500', size - 500, size - 1],
  [`bytes=10-${size * 2}`, 10, size - 1],
])('the range %s is a 206', async (range, start, end) => {
  await withApi({}, async (api) => {
    const answer = await send(api, SAMPLE, { headers: { Range: range } })
    expect(answer.status).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${size}`)
    expect(answer.headers['content-length']).toBe(String(end - start + 1))
    expect(answer.bytes.equals(bytes.subarray(start, end + 1))).toBe(true)
  })
})

test('a range beyond the end is a 416', async () => {
  await withApi({}, async (api) => {
    const answer = await send(api, SAMPLE, { headers: { Range: `bytes=${size}-` } })
    expect([answer.status, answer.headers['content-range'], answer.bytes.length]).toEqual([416, `bytes */${size}`, 0])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })
})

test.each(['bytes=9-3', 'bytes=a-b', 'bytes=0-1,5-9'])('the range "%s" is ignored', async (range) => {
  await withApi({}, async (api) => {
    const answer = await send(api, SAMPLE, { headers: { Range: range } })
    expect([answer.status, answer.bytes.length]).toEqual([200, size])
  })
})

test('a range of another version is ignored', async () => {
  await withApi({}, async (api) => {
    const { etag = '' } = (await send(api, SAMPLE)).headers
    const sizeFor = async (version: string) =>
      (await send(api, SAMPLE, { headers: { Range: 'bytes=0-9', 'If-Range': version } })).bytes.length
    expect([await sizeFor(etag), await sizeFor('"another"')]).toEqual([10, size])
  })
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
      '/media/..%2fsecret.txt',
      '/media/..%5csecret.txt',
      '/media/link.txt',
      '/media/voices',
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
