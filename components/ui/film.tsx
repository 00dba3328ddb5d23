/** A film: a still until it is pressed; only then is a byte of it fetched. Without JavaScript the still leads to the file. */
import { chakra } from '@chakra-ui/react'
import { Play } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { ContentImage } from '@/components/ui/content-image'
import { useHydrated } from '@/components/ui/use-hydrated'
import { formatLength } from '@/lib/audio/time'
import type { ContentImage as Picture } from '@/lib/content/section-types'

export const Stage = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    aspectRatio: '16 / 9',
    // A panel around the film may round its own corners instead.
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
    '& [data-disc]': { transition: 'transform 180ms ease-out', _motionReduce: { transition: 'none' } },
    '&:hover [data-disc]': { transform: 'scale(1.06)' },
  },
} as const

const PlayButton = chakra('button', press)
const PlayLink = chakra('a', press)

const Disc = chakra('span', {
  base: {
    position: 'absolute',
    left: '20px',
    bottom: '20px',
    display: 'grid',
    placeItems: 'center',
    width: 'clamp(52px, 10%, 80px)',
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
    right: '20px',
    bottom: '20px',
    px: '12px',
    py: '4px',
    borderRadius: 'pill',
    bg: 'ink',
    color: 'cream',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
  },
})

export type FilmProps = {
  title: string
  url: string
  poster: Picture | null
  /** Address of a WebVTT file. */
  captions?: string | null
  seconds?: number | null
  /** How wide the still is, as in `sizes` of a picture. */
  sizes: string
  /** The still without play button and length drawn on it: other buttons stand beside it. */
  isBare?: boolean
}

type FilmStageProps = FilmProps & {
  /** Whether the film stands in place of its still. */
  isOn: boolean
  onPress: () => void
  /** What else the film's own element is given. */
  video?: ComponentPropsWithRef<'video'>
}

type StillProps = Pick<FilmProps, 'title' | 'poster' | 'seconds' | 'sizes' | 'isBare'> & {
  /** Where the press leads until the page is alive. */
  href: string
  onPress: () => void
}

/** The still with its play button. */
export function Still({ title, poster, seconds, sizes, isBare, href, onPress }: StillProps) {
  const isAlive = useHydrated()
  const length = !isBare && seconds != null ? formatLength(seconds) : null
  // The length is seen on the button, so its name holds it too: speech control finds a button by what is seen.
  const name = ['Play video', title && `: ${title}`, length && `, ${length}`].filter(Boolean).join('')
  const still = (
    <Stage>
      {poster && <ContentImage image={{ ...poster, decorative: true }} sizes={sizes} />}
      {!isBare && (
        <Disc data-disc="">
          <Play strokeWidth={1.75} fill="currentColor" aria-hidden />
        </Disc>
      )}
      {length && <Length aria-hidden>{length}</Length>}
    </Stage>
  )
  return isAlive ? (
    <PlayButton type="button" aria-label={name} onClick={onPress}>
      {still}
    </PlayButton>
  ) : (
    <PlayLink href={href} aria-label={name}>
      {still}
    </PlayLink>
  )
}

/** A film that is told when to play. Whatever starts silences the rest of the page (lib/audio/silence-others). */
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
        // Captions come from the Content Lake's origin, and a browser reads them only when it may read the film.
        crossOrigin={captions ? 'anonymous' : undefined}
        aria-label={still.title || 'Video'}
        {...video}
      >
        {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
      </video>
    </Stage>
  )
}

/** The button that was pressed is gone: whoever uses a keyboard goes on at the film. */
function takeFocus(video: HTMLVideoElement | null): void {
  video?.focus()
}

export function Film(film: FilmProps) {
  const [isOn, setOn] = useState(false)
  return <FilmStage {...film} isOn={isOn} onPress={() => setOn(true)} video={{ ref: takeFocus }} />
}
