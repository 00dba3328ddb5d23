/**
 * A video behind a still: nothing of it is fetched before the click. Without JavaScript the still links to the file.
 */
import { chakra } from '@chakra-ui/react'
import { Play } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { ContentImage } from '@/components/content/content-image'
import { Picture } from '@/components/ui/pictures/picture'
import { useHydrated } from '@/components/ui/use-hydrated'
import { formatLength } from '@/lib/audio/time'
import type { ContentImage as StillImage } from '@/lib/content/section-types'

export const Stage = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    aspectRatio: '16 / 9',
    // A panel around the film may set its own corner radius.
    borderRadius: 'var(--film-radius, {radii.card})',
    overflow: 'hidden',
    bg: 'ink',
    '& img, & video': { width: '100%', height: '100%', objectFit: 'cover' },
  },
})

const press = {
  base: {
    display: 'block',
    width: '100%',
    borderRadius: 'var(--film-radius, {radii.card})',
    '& [data-disc]': { transition: 'transform {durations.fast} ease-out' },
    '&:hover [data-disc]': { transform: 'scale(1.06)' },
  },
} as const

const PlayButton = chakra('button', press)
const PlayLink = chakra('a', press)

const Disc = chakra('span', {
  base: {
    position: 'absolute',
    left: '5',
    bottom: '5',
    display: 'grid',
    placeItems: 'center',
    width: 'clamp(3.25rem, 10%, 5rem)',
    aspectRatio: '1',
    borderRadius: 'pill',
    bg: 'accent',
    color: 'onAccent',
    '& svg': { width: '38%', height: '38%', transform: 'translateX(7%)' },
  },
})

const Length = chakra('span', {
  base: {
    position: 'absolute',
    right: '5',
    bottom: '5',
    px: '3',
    py: '1',
    borderRadius: 'pill',
    bg: 'ink',
    color: 'cream',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Pixels of a still whose size is unknown: that of the stage. */
const POSTER_WIDTH = 1280
const POSTER_HEIGHT = 720

/** Tells films apart that have no still. */
const Name = chakra('span', {
  base: {
    position: 'absolute',
    top: '5',
    insetInline: '5',
    color: 'cream',
    textStyle: 'h3',
    overflowWrap: 'anywhere',
    lineClamp: 2,
  },
})

export type FilmProps = {
  title: string
  url: string
  poster: StillImage | null
  /** URL of the still of a film that is not of the Content Lake. */
  posterUrl?: string | null
  /** URL of a WebVTT file. */
  captions?: string | null
  seconds?: number | null
  /** Width of the still, as in `sizes` of an image. */
  sizes: string
  /** Shows the still without play button and duration, because other buttons are beside it. */
  isBare?: boolean
}

type FilmStageProps = FilmProps & {
  /** Whether the film is shown instead of its still. */
  isOn: boolean
  onPress: () => void
  /** Further props of the video element. */
  video?: ComponentPropsWithRef<'video'>
}

type StillProps = Pick<FilmProps, 'title' | 'poster' | 'posterUrl' | 'seconds' | 'sizes' | 'isBare'> & {
  /** Target of the still before hydration. */
  href: string
  onPress: () => void
}

/** The still with its play button. */
export function Still({ title, poster, posterUrl, seconds, sizes, isBare, href, onPress }: StillProps) {
  const isHydrated = useHydrated()
  const length = !isBare && seconds != null ? formatLength(seconds) : null
  // The accessible name contains the visible duration, because speech control finds a button by its visible text.
  const name = ['Play video', title && `: ${title}`, length && `, ${length}`].filter(Boolean).join('')
  const still = (
    <Stage>
      {poster && <ContentImage image={{ ...poster, decorative: true }} sizes={sizes} />}
      {posterUrl && <Picture src={posterUrl} alt="" width={POSTER_WIDTH} height={POSTER_HEIGHT} />}
      {!poster && !posterUrl && title && (
        <Name aria-hidden dir="auto">
          {title}
        </Name>
      )}
      {!isBare && (
        <Disc data-disc="">
          <Play fill="currentColor" />
        </Disc>
      )}
      {length && <Length aria-hidden>{length}</Length>}
    </Stage>
  )
  return isHydrated ? (
    <PlayButton type="button" aria-label={name} onClick={onPress}>
      {still}
    </PlayButton>
  ) : (
    <PlayLink data-act="press" href={href} aria-label={name}>
      {still}
    </PlayLink>
  )
}

/** A film controlled by its parent. Starting it pauses all other media on the page (lib/audio/silence-others). */
export function FilmStage({ isOn, onPress, video, url, captions, ...still }: FilmStageProps) {
  if (!isOn) return <Still {...still} href={url} onPress={onPress} />
  return (
    <Stage>
      {/* A film without speech has no captions; its sound is described below it. */}
      <video
        tabIndex={0}
        src={url}
        controls
        autoPlay
        playsInline
        // Captions come from the Content Lake's origin, and text tracks require CORS on the video element.
        crossOrigin={captions ? 'anonymous' : undefined}
        aria-label={still.title || 'Video'}
        {...video}
      >
        {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
      </video>
    </Stage>
  )
}

/** The pressed button is gone: move the focus to the film. */
export function takeFocus(film: HTMLElement | null): void {
  film?.focus()
}

export function Film(film: FilmProps) {
  const [isOn, setOn] = useState(false)
  return <FilmStage {...film} isOn={isOn} onPress={() => setOn(true)} video={{ ref: takeFocus }} />
}
