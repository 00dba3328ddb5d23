/** An image from the Content Lake with srcset, reserved space and hotspot. */
import { drawableImage, imageSrcSet, imageUrl } from '@/lib/content/image-url'
import type { ContentImage as ContentPicture } from '@/lib/content/section-types'
import { Picture, type PictureProps } from '../ui/pictures/picture'

/** Width in pixels for browsers without srcset. */
const FALLBACK_WIDTH = 1280

type ContentImageProps = {
  image: Pick<ContentPicture, 'url' | 'width' | 'height' | 'mimeType'> & Partial<ContentPicture>
  /** The `sizes` attribute: the image's width at each screen width. */
  sizes: string
  /** Height by width above which a photo is cut around its subject. */
  tallest?: number
} & Pick<PictureProps, 'priority' | 'eager' | 'media' | 'className'>

/**
 * Renders nothing without a file. Decorative images, and those without a description, get an empty alternative text.
 */
export function ContentImage({ image, sizes, tallest, ...picture }: ContentImageProps) {
  const drawable = drawableImage(image, tallest)
  if (!drawable) return null
  const shared = {
    ...picture,
    alt: image.decorative ? '' : (image.alt ?? ''),
    width: drawable.width,
    height: drawable.height,
    position: drawable.position,
  }
  if (drawable.isVector) return <Picture {...shared} src={drawable.url} />
  return (
    <Picture
      {...shared}
      sizes={sizes}
      srcSet={imageSrcSet(drawable)}
      src={imageUrl(drawable, Math.min(FALLBACK_WIDTH, drawable.width))}
      placeholder={image.lqip}
    />
  )
}
