/**
 * A native img with reserved space and lazy loading. (next/image would add 4 KB to every page, and its optimiser is
 * not needed: the Content Lake and the API serve images in the right size.)
 */
import type { CSSProperties } from 'react'

/** A transparent pixel, used where the image is hidden, so that nothing is fetched. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

export type PictureProps = {
  src: string
  srcSet?: string
  sizes?: string
  /** Empty for a decorative image. */
  alt: string
  /** Natural size in pixels: reserves the space. */
  width: number
  height: number
  /** Loads it at once and with high priority: only for the one large image above the fold. */
  priority?: boolean
  /** Loads it at once: for small images above the fold, such as a logo. */
  eager?: boolean
  /** Media query under which it is shown; otherwise it is not fetched either. */
  media?: string
  /** Drawn behind the image until it loads, so not for images with transparency. */
  placeholder?: string | null
  /** CSS object-position. */
  position?: string
  className?: string
  /**
   * Path of a picture of this site that stands in for one that is missing or fails, hydrated or not:
   * `fallback.ts` puts it in, and without JavaScript it is drawn behind (theme/global-styles).
   */
  fallback?: string
}

/** The default of CSS, which needs no style. */
const CENTRE = '50% 50%'

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
  fallback,
  ...rest
}: PictureProps) {
  const style: CSSProperties & { '--fallback'?: string } = {
    ...(position !== CENTRE && { objectPosition: position }),
    ...(fallback && { '--fallback': `url("${fallback}")` }),
    ...(placeholder && {
      backgroundImage: `url("${placeholder}")`,
      backgroundPosition: position,
      backgroundSize: 'cover',
    }),
  }
  const picture = (
    // `src` comes last: when React creates the element in the browser, Firefox would otherwise start loading before it
    // sees `loading="lazy"`.
    <img
      alt={alt}
      loading={priority || eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      style={style}
      data-fallback={fallback}
      sizes={sizes}
      srcSet={srcSet}
      src={src || fallback}
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

/** Side of a portrait in pixels. */
const PORTRAIT_SIDE = 640

const PORTRAIT_DRAWING = '/images/portrait.svg'

/**
 * The square photo of a person; a drawing where there is none or it fails to load.
 * @param props `alt` is empty where the name is beside it
 */
export function Portrait({ src, alt }: { src: string; alt: string }) {
  return <Picture src={src} alt={alt} width={PORTRAIT_SIDE} height={PORTRAIT_SIDE} fallback={PORTRAIT_DRAWING} />
}
