import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { receive } from '../../src/assets/receive.ts'
import { folderOf } from '../../src/datasets/dataset.ts'
import { clientOf, picture, requestLake, sha1, startLake, temporaryFolder } from '../../testing/lake.ts'

type LakeOrigin = { origin: string }

function post(lake: LakeOrigin, path: string, body: Buffer | string, headers: Record<string, string> = {}) {
  return requestLake(lake, `/v2025-02-19/assets/${path}`, { method: 'POST', headers, body })
}

test('an uploaded image has the same document as with Sanity, and its bytes are served', async () => {
  const lake = await startLake()
  const client = clientOf(lake)
  const bytes = await picture('jpeg', 120, 80)
  const uploaded = await client.assets.upload('image', bytes, {
    filename: 'Front desk.jpg',
    title: 'Front desk',
    description: 'Where you ring',
    creditLine: 'A. Photographer',
  })
  const hash = sha1(bytes)
  expect(uploaded).toMatchObject({
    _id: `image-${hash}-120x80-jpg`,
    _type: 'sanity.imageAsset',
    assetId: hash,
    sha1hash: hash,
    extension: 'jpg',
    mimeType: 'image/jpeg',
    size: bytes.length,
    originalFilename: 'Front desk.jpg',
    title: 'Front desk',
    description: 'Where you ring',
    creditLine: 'A. Photographer',
    path: `images/localdemo/production/${hash}-120x80.jpg`,
    url: `${lake.origin}/images/localdemo/production/${hash}-120x80.jpg`,
    metadata: {
      dimensions: { width: 120, height: 80, aspectRatio: 1.5 },
      hasAlpha: false,
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image\/webp;base64,/),
    },
  })
  await expect(client.getDocument(uploaded._id)).resolves.toEqual(uploaded)
  const response = await requestLake(lake, new URL(uploaded.url).pathname)
  expect(response.bytes.equals(bytes)).toBe(true)
})

test('a photograph loses location and camera data, and is turned upright', async () => {
  const lake = await startLake()
  const bytes = await sharp(await picture('jpeg', 60, 40))
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Make: 'Secretcam' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const client = clientOf(lake)
  const uploaded = await client.assets.upload('image', bytes, { extract: ['lqip'] })
  expect(uploaded.metadata.dimensions).toMatchObject({ width: 40, height: 60 })
  expect(uploaded.metadata).not.toHaveProperty('exif')
  expect(uploaded.metadata).not.toHaveProperty('location')
})

test('the same bytes are the same asset, also in concurrent uploads', async () => {
  const lake = await startLake()
  const client = clientOf(lake)
  const bytes = await picture('webp', 50, 50)
  const [first, second] = await Promise.all([
    client.assets.upload('image', bytes, { filename: 'one.webp' }),
    client.assets.upload('image', bytes, { filename: 'two.webp' }),
  ])
  expect(second).toEqual(first)
  await client.patch(first._id).set({ altText: 'Kept' }).commit()
  const third = await client.assets.upload('image', bytes, { filename: 'three.webp', title: 'Not taken' })
  expect(third).toMatchObject({ _id: first._id, originalFilename: first.originalFilename, altText: 'Kept' })
  expect(third).not.toHaveProperty('title')
  await expect(client.fetch('count(*[_type == "sanity.imageAsset"])')).resolves.toBe(1)
})

test('the type of an image comes from its bytes, whatever its name and type say', async () => {
  const lake = await startLake()
  const bytes = await picture('png', 10, 10)
  const response = await post(lake, 'images/production?filename=photo.jpg', bytes, { 'content-type': 'image/jpeg' })
  expect(response.json()).toMatchObject({
    document: { extension: 'png', mimeType: 'image/png', originalFilename: 'photo.jpg' },
  })
})

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  ['text', () => Buffer.from('This is no picture'), /is not an image that can be used/],
  ['a web page', () => Buffer.from('<html><script>alert(1)</script></html>'), /is not an image that can be used/],
  ['half a photograph', async () => (await picture('jpeg', 200, 200)).subarray(0, 4000), /is not an image that can/],
  ['nothing', () => Buffer.alloc(0), /The upload is empty/],
])('%s is refused as an image, and nothing is kept', async (_, make, message) => {
  const dataDir = temporaryFolder()
  const lake = await startLake({ dataDir })
  const response = await post(lake, 'images/production?filename=a.jpg', await make(), { 'content-type': 'image/jpeg' })
  expect(response.json()).toEqual({ statusCode: 400, error: 'Bad Request', message: expect.stringMatching(message) })
  await expect(clientOf(lake).fetch('count(*)')).resolves.toBe(0)
  expect(filesIn(dataDir)).toEqual([])
})

function filesIn(dataDir: string): string[] {
  return readdirSync(join(folderOf(join(dataDir, 'content-lake')), 'assets'), { recursive: true })
    .map(String)
    .filter((name) => name !== 'incoming')
}

test.each([
  ['voice.M4A', 'audio/mp4', 'm4a'],
  ['odd.name.x?y', 'application/octet-stream', 'bin'],
])('the type of a file comes from its name %s', async (name, mimeType, extension) => {
  const response = await post(await startLake(), `files/production?filename=${encodeURIComponent(name)}`, 'Hello')
  expect(response.json()).toMatchObject({ document: { mimeType, extension, originalFilename: name } })
})

test('a referenced asset cannot be deleted; another can, and can be uploaded again', async () => {
  const lake = await startLake()
  const client = clientOf(lake)
  const bytes = await picture('png', 12, 12)
  const { _id, url } = await client.assets.upload('image', bytes)
  const image = { _type: 'image', asset: { _type: 'reference', _ref: _id } }
  const page = await client.create({ _type: 'page', image })
  await expect(client.delete(_id)).rejects.toMatchObject({ statusCode: 409 })
  await client.delete(page._id)
  await client.delete(_id)
  expect((await requestLake(lake, new URL(url).pathname)).status).toBe(404)
  await client.assets.upload('image', bytes)
  expect((await requestLake(lake, new URL(url).pathname)).bytes.equals(bytes)).toBe(true)
})

test('a file that is too large is refused and leaves nothing behind', async () => {
  const folder = temporaryFolder()
  const chunks = Array.from({ length: 20 }, () => Buffer.alloc(100_000))
  await expect(receive(Readable.from(chunks), folder, 1024 * 1024)).rejects.toMatchObject({
    status: 413,
    message: 'The upload is too large: at most 1 MB are accepted',
  })
  expect(readdirSync(folder)).toEqual([])
})

test('an aborted upload leaves nothing behind', async () => {
  const dataDir = temporaryFolder()
  const lake = await startLake({ dataDir })
  await new Promise<void>((resolve) => {
    const sent = request(`${lake.origin}/v1/assets/files/production`, {
      method: 'POST',
      headers: { 'content-length': '1000000' },
    })
    sent.on('error', () => resolve())
    sent.write(Buffer.alloc(100_000), () => setTimeout(() => sent.destroy(), 50))
  })
  await lake.close()
  expect(filesIn(dataDir)).toEqual([])
})
