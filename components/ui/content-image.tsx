/** A picture from the Content Lake: the right size for the screen, its place kept free, its subject in view. */
import { drawableImage, imageSrcSet, imageUrl } from '@/lib/content/image-url'
import type { ContentImage as ContentPicture } from '@/lib/content/section-types'
import { Picture, type PictureProps } from './picture'

/** Width in pixels of what browsers without srcset get. */
const FALLBACK_WIDTH = 1280

type ContentImageProps = {
  image: Pick<ContentPicture, 'url' | 'width' | 'height' | 'mimeType'> & Partial<ContentPicture>
  /** The `sizes` of the img element: how wide the picture is at which screen. */
  sizes: string
} & Pick<PictureProps, 'priority' | 'eager' | 'media' | 'className'>

/** Shows nothing when there is no file. Decorative pictures, and those without words, have an empty alternative text. */
export function ContentImage({ image, sizes, ...picture }: ContentImageProps) {
  const drawable = drawableImage(image)
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
