import { contentImage } from '@/lib/content/fixtures'
import { drawableImage, imageSrcSet, imageUrl } from '@/lib/content/image-url'

test('requests a width, never enlarged, in the best format', () => {
  const url = new URL(imageUrl({ url: 'https://cdn.test/a-800x600.jpg', rect: null }, 640))
  expect(Object.fromEntries(url.searchParams)).toEqual({ w: '640', q: '75', fit: 'max', auto: 'format' })
})

test('offers widths up to its own, and no more than a full screen needs', () => {
  const widths = (width: number) =>
    imageSrcSet({ url: 'https://cdn.test/a.jpg', rect: null, width })
      .split(', ')
      .map((choice) => Number.parseInt(choice.split(' ')[1] ?? '', 10))
  expect(widths(100)).toEqual([100])
  expect(widths(480)).toEqual([160, 320, 480])
  expect(widths(6000).at(-1)).toBe(2560)
})

test('keeps the crop, and the hotspot in view', () => {
  const image = drawableImage(
    contentImage({
      crop: { left: 0.25, right: 0.25, top: 0, bottom: 0.5 },
      hotspot: { x: 0.5, y: 0.25, width: 0.1, height: 0.1 },
    }),
  )
  expect(image).toMatchObject({ width: 400, height: 300, rect: '200,0,400,300', position: '50% 50%' })
})

test('without crop and hotspot the whole picture is cut around its centre', () => {
  expect(drawableImage(contentImage())).toMatchObject({ width: 800, height: 600, rect: null, position: '50% 50%' })
})

test('a tall photo is cut around its subject, and a tall logo or drawing is not', () => {
  const tall = contentImage({ width: 800, height: 1600, hotspot: { x: 0.5, y: 0.25, width: 0.1, height: 0.1 } })
  expect(drawableImage(tall)).toMatchObject({ width: 800, height: 1000, rect: '0,0,800,1000', position: '50% 40%' })
  const low = { ...tall, hotspot: { x: 0.5, y: 0.95, width: 0.1, height: 0.1 } }
  expect(drawableImage(low)).toMatchObject({ height: 1000, rect: '0,600,800,1000', position: '50% 92%' })
  const cropped = { ...tall, crop: { left: 0.5, right: 0, top: 0.25, bottom: 0 }, hotspot: null }
  expect(drawableImage(cropped)).toMatchObject({ width: 400, height: 500, rect: '400,550,400,500' })
  expect(drawableImage(tall, 2 / 3)).toMatchObject({ width: 800, height: 534, rect: '0,133,800,534' })
  expect(drawableImage(tall, Number.POSITIVE_INFINITY)).toMatchObject({ height: 1600, rect: null })
  expect(drawableImage({ ...tall, mimeType: 'image/svg+xml' })).toMatchObject({ height: 1600, rect: null })
})

test('a crop never reaches beyond the original', () => {
  const crop = { left: 0.3005, right: 0, top: 0.2005, bottom: 0 }
  const { rect = '' } = drawableImage(contentImage({ width: 999, height: 999, crop })) ?? {}
  const [left = 0, top = 0, width = 0, height = 0] = (rect ?? '').split(',').map(Number)
  expect([left + width, top + height].every((edge) => edge <= 999)).toBe(true)
})

test('recognises SVGs, and pictures that cannot be resized', () => {
  expect(drawableImage(contentImage({ mimeType: 'image/svg+xml' }))?.isVector).toBe(true)
  expect(drawableImage(contentImage({ url: null }))).toBeNull()
  expect(drawableImage(contentImage({ width: null }))).toBeNull()
})
