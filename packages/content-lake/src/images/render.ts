/** Transforms images. */
import sharp, { type Sharp } from 'sharp'
import { boxOf, type Layout, layoutOf, type Size } from './geometry.ts'
import type { Format, Transformation } from './params.ts'

/** Quality when none is requested; Sanity's default is 75 for lossy formats. */
const DEFAULT_QUALITY = 75

/** Effort of the AVIF encoder, 0 to 9: the default takes seconds for a large picture. */
const AVIF_EFFORT = 2

/** Of `fit=fill` and `pad` without `bg`, and of transparent parts in formats without transparency. */
const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 }
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 }

export type Rendering = Transformation & { format: Format }

/**
 * @param file absolute path of the original
 * @returns the bytes in the requested format and size, upright, in sRGB, without EXIF data; animations stay animations in
 *   formats that have them
 */
export async function render(file: string, rendering: Rendering): Promise<Buffer> {
  const { format, isStill = false } = rendering
  const animated = !isStill && (format === 'gif' || format === 'webp')
  const turned = await turn(file, rendering, animated)
  const { width, height, pageHeight } = await turned.clone().metadata()
  const own = { width, height: pageHeight ?? height }
  const isAnimation = pageHeight !== undefined && pageHeight !== height
  const sized = await resize(turned, own, rendering, isAnimation)
  return encode(withEffects(sized, rendering), rendering).toBuffer()
}

/** Upright, cut to the region, mirrored and turned. Each needs the result of the one before, which sharp has not in one. */
async function turn(file: string, { rect, flip, turn: angle }: Rendering, animated: boolean): Promise<Sharp> {
  const { pages = 1, orientation = 1 } = await sharp(file).metadata()
  if (animated && pages > 1) {
    const image = sharp(file, { animated })
    if (rect !== undefined) image.extract(rect)
    if (flip?.isHorizontal) image.flop()
    // Turning the pictures of an animation, and mirroring them from top to bottom, is not possible.
    return rect === undefined && flip === undefined
      ? image
      : sharp(await image.webp({ lossless: true }).toBuffer(), { animated })
  }
  if (rect === undefined && flip === undefined && angle === undefined && orientation === 1) return sharp(file)
  let image = sharp(file).autoOrient()
  if (rect !== undefined) image.extract(rect)
  image = await settled(image)
  if (flip?.isHorizontal) image.flop()
  if (flip?.isVertical) image.flip()
  if (flip !== undefined) image = await settled(image)
  return angle === undefined ? image : settled(image.rotate(angle))
}

/** The image with everything applied, so that what follows sees the result. */
async function settled(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

async function resize(image: Sharp, own: Size, rendering: Rendering, isAnimation: boolean): Promise<Sharp> {
  const { fit = 'clip', crop, background = CLEAR, pad } = rendering
  const box = boxOf(own, rendering)
  if (box === undefined && pad === undefined) return image
  const { scaled, cut, frame }: Layout = box === undefined ? { scaled: own } : layoutOf(own, box, fit, crop)
  if (isAnimation) {
    // The pictures of an animation are resized together.
    const target = frame ?? cut ?? scaled
    const mode = frame === undefined ? (cut === undefined ? 'fill' : 'cover') : 'contain'
    return image.resize({ width: target.width, height: target.height, fit: mode, background })
  }
  if (cut !== undefined && 'strategy' in cut) {
    return image.resize({ width: cut.width, height: cut.height, fit: 'cover', position: sharp.strategy.entropy })
  }
  image.resize({ ...scaled, fit: 'fill' })
  if (cut !== undefined) image.extract(cut)
  const inner = frame ?? cut ?? scaled
  const content = cut ?? scaled
  const [spareX, spareY] = [inner.width - content.width, inner.height - content.height]
  const edge = pad ?? 0
  if (spareX <= 0 && spareY <= 0 && edge === 0) return image
  const left = Math.floor(Math.max(spareX, 0) / 2)
  const top = Math.floor(Math.max(spareY, 0) / 2)
  return image.extend({
    left: left + edge,
    right: Math.max(spareX, 0) - left + edge,
    top: top + edge,
    bottom: Math.max(spareY, 0) - top + edge,
    background,
  })
}

function withEffects(image: Sharp, { blur, sharpen, saturation, isInverted, background }: Rendering): Sharp {
  // Sanity's numbers are not pixels: 100 is a strong blur of a thumbnail.
  if (blur !== undefined) image.blur(0.3 + blur / 20)
  if (sharpen !== undefined) image.sharpen({ sigma: 0.5 + sharpen / 50 })
  if (saturation !== undefined) image.modulate({ saturation: 1 + saturation / 100 })
  if (isInverted) image.negate({ alpha: false })
  if (background !== undefined && background.alpha === 1) image.flatten({ background })
  return image
}

function encode(image: Sharp, { format, quality = DEFAULT_QUALITY, background = WHITE }: Rendering): Sharp {
  if (format === 'jpg') return image.flatten({ background }).jpeg({ quality, progressive: true })
  if (format === 'webp') return image.webp({ quality })
  if (format === 'avif') return image.avif({ quality, effort: AVIF_EFFORT })
  return format === 'gif' ? image.gif() : image.png()
}
