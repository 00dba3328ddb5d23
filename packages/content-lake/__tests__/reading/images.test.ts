import sharp from 'sharp'
import { inspectImage } from '../../src/images/inspect.ts'
import type { ContentLake } from '../../src/server.ts'
import { clientOf, picture, requestLake, startLake } from '../../testing/lake.ts'

type AlphaChannel = { alpha: number; palette?: boolean; bits16?: boolean }

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><script>alert(1)</script></svg>'
let lake: ContentLake
let photo: Buffer

beforeAll(async () => {
  photo = await picture('jpeg', 640, 480)
  const sideways = await sharp(await picture('jpeg', 60, 40))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const see = (name: string) => ({ _type: 'image', _sanityAsset: `image@file://./images/${name}` })
  lake = await startLake({
    dataset: {
      lines: [
        {
          _id: 'page',
          _type: 'page',
          photo: see('photo.jpg'),
          glass: see('glass.png'),
          logo: see('logo.svg'),
          sideways: see('sideways.jpg'),
        },
      ],
      files: {
        'images/photo.jpg': photo,
        'images/glass.png': await picture('png', 50, 50, { alpha: true }),
        'images/logo.svg': drawing,
        'images/sideways.jpg': sideways,
      },
    },
  })
})

async function assetOf(field: string): Promise<{ path: string } & Record<string, unknown>> {
  const asset = await clientOf(lake).fetch(`*[_id == "page"][0].${field}.asset->`)
  return { ...asset, path: new URL(asset.url).pathname }
}

/** Requests the photo and measures the result. */
async function made(search: string, headers: Record<string, string> = {}, field = 'photo') {
  const { path } = await assetOf(field)
  const response = await requestLake(lake, `${path}?${search}`, { headers })
  if (response.status !== 200) throw new Error(`${search}: ${response.bytes}`)
  const { width, height, format } = await sharp(response.bytes).metadata()
  return { width, height, format, bytes: response.bytes, headers: response.headers }
}

test('describes transparent, turned and vector images', async () => {
  expect(await assetOf('glass')).toMatchObject({ metadata: { hasAlpha: true, isOpaque: false } })
  expect(await assetOf('sideways')).toMatchObject({ metadata: { dimensions: { width: 40, height: 60 } } })
  expect(await assetOf('logo')).toMatchObject({
    mimeType: 'image/svg+xml',
    metadata: { dimensions: { width: 120, height: 40, aspectRatio: 3 } },
  })
})

test.each([
  ['opaque', { alpha: 1 }, true],
  ['a palette with a transparent colour', { alpha: 0.5, palette: true }, false],
  ['opaque, with a palette', { alpha: 1, palette: true }, true],
  ['16 bits', { alpha: 0.5, bits16: true }, false],
  ['opaque, 16 bits', { alpha: 1, bits16: true }, true],
])('an alpha channel: %s', async (_, { alpha, palette = false, bits16 = false }: AlphaChannel, isOpaque) => {
  const background = { r: 200, g: 40, b: 40, alpha }
  const image = sharp({ create: { width: 20, height: 10, channels: 4, background } })
  const bytes = await (bits16 ? image.toColourspace('rgb16') : image).png({ palette }).toBuffer()
  expect((await inspectImage(bytes)).metadata.isOpaque).toBe(isOpaque)
})

test('serves the original without parameters', async () => {
  const { path } = await assetOf('photo')
  const response = await requestLake(lake, path)
  expect(response.bytes.equals(photo)).toBe(true)
  expect(response.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  })
  const head = await requestLake(lake, path, { method: 'HEAD' })
  expect(head.headers['content-length']).toBe(String(photo.length))
  expect(head.bytes).toHaveLength(0)
  const again = await requestLake(lake, path, { headers: { 'if-none-match': response.headers.etag ?? '' } })
  expect(again.status).toBe(304)
})

test.each([
  ['w=320', 320, 240],
  ['h=120', 160, 120],
  ['w=100&h=100', 100, 75],
  ['w=1280', 1280, 960],
  ['w=1280&fit=max', 640, 480],
  ['w=100&h=100&fit=crop', 100, 100],
  ['w=700&h=700&fit=crop', 700, 700],
  ['w=900&h=900&fit=fillmax', 900, 900],
  ['w=100&dpr=2', 200, 150],
  ['rect=10,20,200,100&w=50', 50, 25],
  ['rect=600,0,41,480', 40, 480],
])('renders %s as %i x %i', async (search, width, height) => {
  expect(await made(search)).toMatchObject({ width, height, format: 'jpeg' })
})

test('applies the EXIF orientation before measuring', async () => {
  expect(await made('w=20', {}, 'sideways')).toMatchObject({ width: 20, height: 30 })
  expect(await made('rect=0,0,40,50', {}, 'sideways')).toMatchObject({ width: 40, height: 50 })
})

test('crops to the given rectangle', async () => {
  const { bytes } = await made('rect=270,0,100,480&fm=png')
  const expected = await sharp(photo).extract({ left: 270, top: 0, width: 100, height: 480 }).raw().toBuffer()
  expect((await sharp(bytes).raw().toBuffer()).equals(expected)).toBe(true)
})

test('lower quality gives fewer bytes; other formats work', async () => {
  const [low, high] = [await made('w=320&q=10'), await made('w=320&q=95')]
  expect(low.bytes.length).toBeLessThan(high.bytes.length / 2)
  for (const [fm, format, type] of [
    ['jpg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['avif', 'heif', 'image/avif'],
  ]) {
    const image = await made(`w=64&fm=${fm}`)
    expect(image).toMatchObject({ width: 64, format })
    expect(image.headers['content-type']).toBe(type)
  }
})

test('auto=format gives WebP to clients that accept it', async () => {
  const modern = await made('w=64&auto=format', { accept: 'image/avif,image/webp,*/*' })
  const old = await made('w=64&auto=format', { accept: 'image/*' })
  expect([modern.format, old.format]).toEqual(['webp', 'jpeg'])
  expect(modern.headers.vary).toContain('Accept')
})

test('serves SVGs unchanged, with a policy that runs no scripts', async () => {
  const { path } = await assetOf('logo')
  const response = await requestLake(lake, `${path}?w=60&fm=png&auto=format`)
  expect(response.bytes.toString()).toBe(drawing)
  expect(response.headers['content-type']).toBe('image/svg+xml')
  expect(response.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  expect(response.headers['x-content-type-options']).toBe('nosniff')
})

test.each([
  ['w', 'wide'],
  ['w', '0'],
  ['h', '9000'],
  ['fm', 'bmp'],
  ['fit', 'squeeze'],
  ['rect', '0,0,10'],
  ['rect', '700,0,10,10'],
])('refuses %s=%s and names the parameter', async (name, value) => {
  const { path } = await assetOf('photo')
  const response = await requestLake(lake, `${path}?${name}=${value}`)
  expect(response.status).toBe(400)
  expect(response.json()).toMatchObject({ statusCode: 400, message: expect.stringContaining(`parameter ${name} `) })
})

test('other images, projects and datasets are 404', async () => {
  const { path } = await assetOf('photo')
  for (const other of [
    path.replace('640x480', '641x480'),
    path.replace('localdemo', 'another'),
    path.replace('production', 'staging'),
    '/images/localdemo/production/..%2f..%2flake.sqlite',
    '/images/localdemo/production/%E0%A4%A',
  ]) {
    expect([400, 404]).toContain((await requestLake(lake, other)).status)
  }
})
