import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { receive } from '../../../local/content-lake/assets/receive.ts'
import { ask, clientOf, picture, sha1, startLake, temporaryFolder } from './support.ts'

type LakeAddress = { origin: string }

function post(lake: LakeAddress, path: string, body: Buffer | string, headers: Record<string, string> = {}) {
  return ask(lake, `/v2025-02-19/assets/${path}`, { method: 'POST', headers, body })
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
    source: { id: 's1', name: 'archive', url: 'https://archive.example/s1' },
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
    source: { id: 's1', name: 'archive', url: 'https://archive.example/s1' },
    path: `images/localdemo/production/${hash}-120x80.jpg`,
    url: `${lake.origin}/images/localdemo/production/${hash}-120x80.jpg`,
    metadata: {
      dimensions: { width: 120, height: 80, aspectRatio: 1.5 },
      hasAlpha: false,
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image\/webp;base64,/),
      palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/), foreground: '#fff' } },
    },
  })
  await expect(client.getDocument(uploaded._id)).resolves.toEqual(uploaded)
  const answer = await ask(lake, new URL(uploaded.url).pathname)
  expect(answer.bytes.equals(bytes)).toBe(true)
})

test('image metadata is extracted as requested, in every format of the request', async () => {
  const lake = await startLake()
  const metadataOf = async (seed: number, query: string) => {
    const bytes = await picture('png', 20, 20, { seed })
    await post(lake, `images/production?${query}`, bytes)
    const { metadata } = await clientOf(lake).fetch('*[sha1hash == $hash][0]', { hash: sha1(bytes) })
    return Object.keys(metadata)
  }
  const always = ['_type', 'dimensions', 'hasAlpha', 'isOpaque']
  await expect(metadataOf(1, 'meta=none')).resolves.toEqual(always)
  await expect(metadataOf(2, 'meta=lqip&meta=exif')).resolves.toEqual([...always, 'lqip'])
  await expect(metadataOf(3, 'meta=lqip,palette,location')).resolves.toEqual([...always, 'lqip', 'palette'])
  await expect(metadataOf(4, '')).resolves.toEqual([...always, 'lqip', 'palette'])
})

test('a photograph loses location and camera data, and is turned upright', async () => {
  const lake = await startLake()
  const bytes = await sharp(await picture('jpeg', 60, 40))
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Make: 'Secretcam' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const client = clientOf(lake)
  const uploaded = await client.assets.upload('image', bytes, { extract: ['exif', 'location', 'lqip'] })
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
  const answer = await post(lake, 'images/production?filename=photo.jpg', bytes, { 'content-type': 'image/jpeg' })
  expect(answer.json()).toMatchObject({
    document: { extension: 'png', mimeType: 'image/png', originalFilename: 'photo.jpg' },
  })
})

test('a greyscale image has a dominant colour', async () => {
  const grey = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#e8e8e8' } })
    .greyscale()
    .png()
    .toBuffer()
  const { metadata } = await clientOf(await startLake()).assets.upload('image', grey)
  expect(metadata.palette?.dominant).toMatchObject({ background: '#e8e8e8', foreground: '#000' })
})

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  ['text', () => Buffer.from('This is no picture'), /is not an image that can be used/],
  ['a web page', () => Buffer.from('<html><script>alert(1)</script></html>'), /is not an image that can be used/],
  ['half a photograph', async () => (await picture('jpeg', 200, 200)).subarray(0, 4000), /is not an image that can/],
  ['nothing', () => Buffer.alloc(0), /The upload is empty/],
])('%s is refused as an image, and nothing is kept', async (_, make, message) => {
  const dataDir = temporaryFolder()
  const lake = await startLake({ dataDir })
  const answer = await post(lake, 'images/production?filename=a.jpg', await make(), { 'content-type': 'image/jpeg' })
  expect(answer.json()).toEqual({ statusCode: 400, error: 'Bad Request', message: expect.stringMatching(message) })
  await expect(clientOf(lake).fetch('count(*)')).resolves.toBe(0)
  expect(filesIn(dataDir)).toEqual([])
})

function filesIn(dataDir: string): string[] {
  return readdirSync(join(dataDir, 'content-lake', 'assets'), { recursive: true })
    .map(String)
    .filter((name) => name !== 'incoming')
}

test('a multipart form is refused: the body is the file itself', async () => {
  const answer = await post(await startLake(), 'files/production', '--x--', {
    'content-type': 'multipart/form-data; boundary=x',
  })
  expect(answer.status).toBe(400)
  expect(answer.json()).toMatchObject({ message: 'The body must be the bytes of the file, not a form' })
})

const MP4 = Buffer.from('\0\0\0\x20ftypisom\0\0\0\0', 'latin1')

test.each<[string, string, Buffer, string | undefined, string, string]>([
  ['an MP3 with a tag', 'voice.mp3', Buffer.from('ID3\x04'), undefined, 'audio/mpeg', 'mp3'],
  ['an MP3 without name', '', Buffer.from('fffb90640000', 'hex'), undefined, 'audio/mpeg', 'mp3'],
  ['a WAVE file called MP3', 'voice.mp3', Buffer.from('RIFF1234WAVEfmt '), 'audio/mpeg', 'audio/wav', 'mp3'],
  ['a film', 'showreel.mp4', MP4, undefined, 'video/mp4', 'mp4'],
  ['sound in the same container', 'voice.M4A', MP4, undefined, 'audio/mp4', 'm4a'],
  ['WebM', 'a.webm', Buffer.from('1a45dfa3', 'hex'), undefined, 'video/webm', 'webm'],
  ['a rate card', 'rates.pdf', Buffer.from('%PDF-1.7'), undefined, 'application/pdf', 'pdf'],
  ['text by its name', 'notes.txt', Buffer.from('Hello'), 'application/pdf', 'text/plain', 'txt'],
  ['what only the sender knows', 'a', Buffer.from('Hello'), 'text/csv; charset=utf-8', 'text/csv', 'bin'],
  ['an unknown type', 'odd.name.x?y', Buffer.from('Hello'), undefined, 'application/octet-stream', 'bin'],
])('the type of a file: %s', async (_, filename, bytes, type, mimeType, extension) => {
  const lake = await startLake()
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
  const answer = await post(lake, `files/production?filename=${encodeURIComponent(filename)}`, bytes, headers)
  expect(answer.json()).toMatchObject({
    document: {
      _id: `file-${sha1(bytes)}-${extension}`,
      _type: 'sanity.fileAsset',
      mimeType,
      extension,
      originalFilename: filename || `${sha1(bytes)}.${extension}`,
    },
  })
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
  expect((await ask(lake, new URL(url).pathname)).status).toBe(404)
  await client.assets.upload('image', bytes)
  expect((await ask(lake, new URL(url).pathname)).bytes.equals(bytes)).toBe(true)
})

test('a file that is too large is refused and leaves nothing behind', async () => {
  const folder = temporaryFolder()
  const chunks = Array.from({ length: 20 }, () => Buffer.alloc(100_000))
  await expect(receive(Readable.from(chunks), folder, 1024 * 1024)).rejects.toMatchObject({
    status: 413,
    body: { message: 'The upload is too large: at most 1 MB are accepted' },
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
