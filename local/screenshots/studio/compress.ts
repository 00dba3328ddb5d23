import sharp from 'sharp'

const MAX_BYTES = 60_000

/** A screenshot as WebP of at most 60 KB, as sharp as that allows: letters stay readable. */
export async function compress(screenshot: Buffer): Promise<Buffer> {
  for (const quality of [88, 80, 70, 60, 50, 40]) {
    const picture = await sharp(screenshot).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (picture.length <= MAX_BYTES) return picture
  }
  throw new Error(`A picture of the Studio does not fit into ${MAX_BYTES} bytes`)
}
