import sharp from 'sharp'
import { clientOf, startLake } from '../../testing/lake.ts'

async function photograph(): Promise<Buffer> {
  const red = { create: { width: 20, height: 20, channels: 3 as const, background: '#cc2222' } }
  return sharp({ create: { width: 80, height: 40, channels: 3, background: '#1a2b5c' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD2: { FNumber: '28/10', LensModel: 'Lens' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '51/1 30/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '0/1 15/1 0/1',
      },
    })
    .jpeg()
    .toBuffer()
}

test('describes an image by its colours and placeholders, without camera and location', async () => {
  const client = clientOf(await startLake())
  const { metadata } = await client.assets.upload('image', await photograph())
  expect(metadata).toMatchObject({
    blurHash: expect.stringMatching(/^.{20,}$/),
    thumbHash: expect.stringMatching(/^[A-Za-z0-9+/]{20,}=*$/),
    palette: {
      dominant: { background: expect.stringMatching(/^#1[9ab]2[abc]5[bcd]$/), foreground: '#fff' },
      vibrant: { _type: 'sanity.imagePaletteSwatch' },
    },
  })
  expect(metadata).not.toHaveProperty('exif')
  expect(metadata).not.toHaveProperty('location')
})

test('reads camera and location when they are requested, and nothing when nothing is', async () => {
  const client = clientOf(await startLake())
  const { metadata } = await client.assets.upload('image', await photograph(), { extract: ['exif', 'location'] })
  expect(metadata).toMatchObject({
    exif: { _type: 'sanity.imageExifMetadata', FNumber: 2.8, LensModel: 'Lens' },
    location: { _type: 'geopoint', lat: -51.5, lng: 0.25 },
  })
  const other = clientOf(await startLake())
  const bare = await other.assets.upload('image', await photograph(), { extract: [] })
  expect(bare.metadata).not.toHaveProperty('palette')
  expect(bare.metadata).not.toHaveProperty('exif')
})

test('keeps where an asset comes from, and takes a declared type where the name has none', async () => {
  const client = clientOf(await startLake())
  const source = { id: 'x1', name: 'stock', url: 'https://stock.example/x1' }
  const image = await client.assets.upload('image', await photograph(), { source })
  expect(image.source).toMatchObject(source)
  const file = await client.assets.upload('file', Buffer.from('%PDF-1.4'), { contentType: 'application/pdf' })
  expect(file).toMatchObject({ extension: 'pdf', mimeType: 'application/pdf' })
  expect((await fetch(file.url)).headers.get('content-type')).toBe('application/pdf')
})
