/** Describes an uploaded image further: colours, placeholders, and camera and location where they are requested. */
import { encode } from 'blurhash'
import readExif from 'exif-reader'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { paletteOf } from './palette.ts'

/** Longest side of the picture that colours and placeholders are made from, in pixels: the most that ThumbHash takes. */
const SAMPLE_SIZE = 100

/** Parts of a BlurHash along each side, as Sanity makes it. */
const BLUR_PARTS = { x: 5, y: 5 }

/**
 * @param image absolute path of its file
 * @param requested the `meta` of the upload: `exif` and `location` are read only if listed; `none` excludes all metadata
 * @returns fields of the `metadata` of its asset
 */
export async function describeImage(image: string, requested: readonly string[]): Promise<Record<string, unknown>> {
  if (requested.includes('none')) return {}
  return { ...(await colours(image)), ...(await camera(image, requested)) }
}

async function colours(image: string): Promise<Record<string, unknown>> {
  const { data, info } = await sharp(image)
    .autoOrient()
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return {
    palette: paletteOf(data),
    blurHash: encode(new Uint8ClampedArray(data), width, height, BLUR_PARTS.x, BLUR_PARTS.y),
    thumbHash: Buffer.from(rgbaToThumbHash(width, height, data)).toString('base64'),
  }
}

async function camera(image: string, requested: readonly string[]): Promise<Record<string, unknown>> {
  if (!requested.includes('exif') && !requested.includes('location')) return {}
  const { exif: bytes } = await sharp(image).metadata()
  if (bytes === undefined) return {}
  const { Photo, GPSInfo } = readExif(bytes)
  const location = requested.includes('location') ? locationOf(GPSInfo) : undefined
  return {
    ...(requested.includes('exif') && Photo !== undefined
      ? { exif: { _type: 'sanity.imageExifMetadata', ...plain(Photo) } }
      : {}),
    ...(location === undefined ? {} : { location }),
  }
}

/** The fields that are JSON: numbers, texts, and dates as text. */
function plain(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const jsonFields = Object.entries(fields).filter(
    ([, value]) => ['number', 'string'].includes(typeof value) || value instanceof Date,
  )
  return Object.fromEntries(jsonFields)
}

function locationOf(fields: Readonly<Record<string, unknown>> | undefined): Record<string, unknown> | undefined {
  const lat = degreesOf(fields?.GPSLatitude, fields?.GPSLatitudeRef === 'S')
  const lng = degreesOf(fields?.GPSLongitude, fields?.GPSLongitudeRef === 'W')
  if (lat === undefined || lng === undefined) return undefined
  const alt = typeof fields?.GPSAltitude === 'number' ? { alt: fields.GPSAltitude } : {}
  return { _type: 'geopoint', lat, lng, ...alt }
}

/** Degrees, minutes and seconds as degrees. */
function degreesOf(parts: unknown, isNegative: boolean): number | undefined {
  if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'number')) return undefined
  const [degrees = 0, minutes = 0, seconds = 0] = parts
  const value = degrees + minutes / 60 + seconds / 3600
  return isNegative ? -value : value
}
