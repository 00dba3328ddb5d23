/** Print colours are found in the header of a JPG (B206). */
import sharp from 'sharp'
import { hasPrintColours } from '@/studio/uploads/jpeg-colours'

const painted = () => sharp({ create: { width: 40, height: 20, channels: 3, background: { r: 20, g: 90, b: 60 } } })

test('CMYK, and no other colours', async () => {
  expect(hasPrintColours(await painted().toColourspace('cmyk').jpeg().toBuffer())).toBe(true)
  expect(hasPrintColours(await painted().jpeg().toBuffer())).toBe(false)
  expect(hasPrintColours(await painted().jpeg({ progressive: true }).withMetadata().toBuffer())).toBe(false)
  expect(hasPrintColours(await painted().grayscale().jpeg().toBuffer())).toBe(false)
})

test('a header that is cut off, or none, is no CMYK', async () => {
  const whole = await painted().toColourspace('cmyk').jpeg().toBuffer()
  expect(hasPrintColours(whole.subarray(0, 30))).toBe(false)
  expect(hasPrintColours(new Uint8Array([1, 2, 3]))).toBe(false)
})
