import { Readable } from 'node:stream'
import { picture } from '../../testing/lake.ts'
import type { CaseContext, Cases } from './cases.ts'

const EXTRACTED: ('blurhash' | 'exif' | 'image' | 'location' | 'lqip' | 'palette')[] = [
  'blurhash',
  'exif',
  'image',
  'location',
  'lqip',
  'palette',
]

async function uploadImage({ client }: CaseContext) {
  return client.assets.upload('image', await picture('jpeg', 60, 40), {
    filename: 'sample.jpg',
    title: 'Title',
    description: 'Description',
    label: 'Label',
    creditLine: 'Credit',
    source: { id: 'source-id', name: 'Source', url: 'https://example.com/' },
    extract: EXTRACTED,
  })
}

export const ASSETS: Cases = {
  'assets.upload of an image, with its texts': async (context) => {
    expect(await uploadImage(context)).toMatchObject({
      originalFilename: 'sample.jpg',
      title: 'Title',
      description: 'Description',
      label: 'Label',
      creditLine: 'Credit',
      source: { id: 'source-id' },
    })
  },
  'assets.upload of an image, its metadata': async (context) => {
    expect((await uploadImage(context)).metadata).toMatchObject({
      dimensions: { width: 60, height: 40, aspectRatio: 1.5 },
      lqip: expect.stringMatching(/^data:image/),
      palette: { dominant: expect.any(Object) },
      blurHash: expect.any(String),
      thumbHash: expect.any(String),
    })
  },
  'assets.upload of an image, its id, path and URL': async (context) => {
    const image = await uploadImage(context)
    expect(image).toMatchObject({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-60x40-jpg$/),
      path: expect.stringMatching(/^images\/localdemo\/production\//),
      assetId: expect.any(String),
      sha1hash: expect.any(String),
      mimeType: 'image/jpeg',
      size: expect.any(Number),
      extension: 'jpg',
    })
    expect((await fetch(image.url)).status).toBe(200)
  },
  'assets.upload of a file': async ({ client }) => {
    const options = { filename: 'a.txt', contentType: 'text/plain' }
    const file = await client.assets.upload('file', Buffer.from('hello'), options)
    expect(await (await fetch(file.url)).text()).toBe('hello')
  },
  'assets.upload of a file without a name': async ({ client }) => {
    const file = await client.assets.upload('file', Buffer.from('hello, pdf'), { contentType: 'application/pdf' })
    expect(file).toMatchObject({ mimeType: 'application/pdf', extension: 'pdf' })
  },
  'assets.upload of a stream': async ({ client }) => {
    const stream = Readable.from([Buffer.from('%PDF-1.4')])
    expect(await client.assets.upload('file', stream, { filename: 'x.pdf' })).toMatchObject({ extension: 'pdf' })
  },
  'assets.upload of an SVG': async ({ client }) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"/>'
    expect(await client.assets.upload('image', Buffer.from(svg), { filename: 'a.svg' })).toMatchObject({
      extension: 'svg',
    })
  },
  'delete of an asset': async (context) => {
    const { _id } = await uploadImage(context)
    await context.client.delete(_id)
    expect(await context.client.getDocument(_id)).toBeUndefined()
  },
}
