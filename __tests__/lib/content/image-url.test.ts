import { contentImage } from '@/lib/content/fixtures'
import { drawableImage, imageSrcSet, imageUrl } from '@/lib/content/image-url'

test('requests a width, never enlarged, in the best format', () => {
  const url = new URL(imageUrl({ url: 'https://cdn.test/a-800x600.jpg', rect: null }, 640, 75))
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

test('an empty crop is ignored', () => {
  const crop = { left: 0.6, right: 0.6, top: 0, bottom: 0 }
  expect(drawableImage(contentImage({ crop }))).toMatchObject({ width: 800, rect: null })
})

test('recognises SVGs, and pictures that cannot be resized', () => {
  expect(drawableImage(contentImage({ mimeType: 'image/svg+xml' }))?.isVector).toBe(true)
  expect(drawableImage(contentImage({ url: null }))).toBeNull()
  expect(drawableImage(contentImage({ width: null }))).toBeNull()
})
