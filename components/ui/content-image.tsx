/** A picture from the Content Lake: the right size for the screen, its place kept free, its subject in view. */
import NextImage, { type ImageLoaderProps } from 'next/image'
import { drawableImage, imageUrl } from '@/lib/content/image-url'
import type { ContentImage as Picture } from '@/lib/content/section-types'

type ContentImageProps = {
  image: Pick<Picture, 'url' | 'width' | 'height' | 'mimeType'> & Partial<Picture>
  /** The `sizes` of the img element: how wide the picture is at which screen. */
  sizes: string
  /** Load it at once: only for what is seen first. */
  priority?: boolean
  className?: string
}

/** Shows nothing when there is no file. Decorative pictures, and those without words, have an empty alternative text. */
export function ContentImage({ image, sizes, priority, className }: ContentImageProps) {
  const drawable = drawableImage(image)
  if (!drawable) return null
  const alt = image.decorative ? '' : (image.alt ?? '')
  const shared = {
    alt,
    className,
    width: drawable.width,
    height: drawable.height,
    style: { objectPosition: drawable.position },
    preload: priority,
    loading: priority ? ('eager' as const) : undefined,
    fetchPriority: priority ? ('high' as const) : undefined,
  }
  if (drawable.isVector) return <NextImage {...shared} src={drawable.url} unoptimized />
  const loader = ({ width, quality }: ImageLoaderProps) => imageUrl(drawable, width, quality)
  return (
    <NextImage
      {...shared}
      src={drawable.url}
      loader={loader}
      sizes={sizes}
      placeholder={image.lqip ? 'blur' : 'empty'}
      blurDataURL={image.lqip ?? undefined}
    />
  )
}
