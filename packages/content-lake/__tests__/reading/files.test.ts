import type { ContentLake } from '../../src/server.ts'
import { requestLake, sha1, startLake } from '../../testing/lake.ts'

const sound = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251))
const path = `/files/localdemo/production/${sha1(sound)}.mp3`

let lake: ContentLake
beforeAll(async () => {
  lake = await startLake({
    dataset: {
      lines: [{ _id: 'a', _type: 'sample', audio: { _type: 'file', _sanityAsset: 'file@file://./files/jingle.mp3' } }],
      files: { 'files/jingle.mp3': sound, 'files/page.html': '<script>alert(1)</script>' },
    },
  })
})

test('serves files whole and in ranges', async () => {
  const whole = await requestLake(lake, path)
  expect(whole.bytes.equals(sound)).toBe(true)
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'audio/mpeg' })
  const part = await requestLake(lake, path, { headers: { range: 'bytes=100-199' } })
  expect(part.status).toBe(206)
  expect(part.headers['content-range']).toBe('bytes 100-199/5000')
  expect(part.bytes.equals(sound.subarray(100, 200))).toBe(true)
  const end = await requestLake(lake, path, { headers: { range: 'bytes=-10' } })
  expect(end.bytes.equals(sound.subarray(4990))).toBe(true)
  expect((await requestLake(lake, path, { headers: { range: 'bytes=5000-' } })).status).toBe(416)
  const head = await requestLake(lake, path, { method: 'HEAD' })
  expect([head.headers['content-length'], head.bytes.length]).toEqual(['5000', 0])
})

test('serves files as downloads with a given name', async () => {
  const named = await requestLake(lake, `${path}?dl=${encodeURIComponent('Täst "1".mp3')}`)
  expect(named.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''T%C3%A4st%20%221%22.mp3`)
  const unnamed = await requestLake(lake, `${path}?dl=`)
  expect(unnamed.headers['content-disposition']).toContain('jingle.mp3')
  expect((await requestLake(lake, path)).headers['content-disposition']).toBeUndefined()
})

test('serves no file in a way that could run as a page', async () => {
  const page = `/files/localdemo/production/${sha1('<script>alert(1)</script>')}.html`
  expect((await requestLake(lake, page)).headers['content-security-policy']).toMatch(/sandbox/)
})

test('an unknown file is 404', async () => {
  expect((await requestLake(lake, path.replace('.mp3', '.wav'))).status).toBe(404)
  expect((await requestLake(lake, '/files/localdemo/production/..%2flake.sqlite')).status).toBe(404)
})
