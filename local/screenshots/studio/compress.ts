import sharp from 'sharp'

const MAX_BYTES = 60_000

/** Encodes a screenshot as WebP of at most 60 KB, at the highest quality that fits, so that text stays readable. */
export async function compress(screenshot: Buffer): Promise<Buffer> {
  for (const quality of [88, 80, 70, 60, 50, 40]) {
    const picture = await sharp(screenshot).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (picture.length <= MAX_BYTES) return picture
  }
  throw new Error(`A picture of the Studio does not fit into ${MAX_BYTES} bytes`)
}
