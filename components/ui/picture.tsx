/**
 * A native img that keeps its place and loads when it is needed. (next/image would cost every page 4 KB, and its optimiser is of no
 * use here: the Content Lake and the API serve pictures in the right size themselves.)
 */
import type { CSSProperties, Ref } from 'react'

/** Taken instead of the picture where it is not shown: one transparent pixel, so that nothing is fetched. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

export type PictureProps = {
  src: string
  srcSet?: string
  sizes?: string
  /** Empty for decoration. */
  alt: string
  /** Natural size in pixels: keeps the place free. */
  width: number
  height: number
  /** Load it at once and before others: only for the one large picture that is seen first. */
  priority?: boolean
  /** Load it at once: for small pictures that are seen first, such as a logo. */
  eager?: boolean
  /** The media query under which it is shown; elsewhere it is not fetched either. */
  media?: string
  /** Drawn below until the picture covers it; so never for pictures that one can see through. */
  placeholder?: string | null
  /** CSS object-position. */
  position?: string
  className?: string
  ref?: Ref<HTMLImageElement>
  /** It did not come. */
  onError?: () => void
}

export function Picture({
  src,
  srcSet,
  sizes,
  alt,
  priority,
  eager,
  media,
  placeholder,
  position,
  ...rest
}: PictureProps) {
  const style: CSSProperties = {
    objectPosition: position,
    ...(placeholder && {
      backgroundImage: `url("${placeholder}")`,
      backgroundPosition: position,
      backgroundSize: 'cover',
    }),
  }
  const picture = (
    // `src` comes last: when React adds the element in the browser, Firefox would begin to load before it hears "lazy".
    <img
      alt={alt}
      loading={priority || eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      style={style}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      {...rest}
    />
  )
  if (!media) return picture
  return (
    <picture>
      <source media={`not all and ${media}`} srcSet={PIXEL} />
      {picture}
    </picture>
  )
}
