/** A film: a still until it is pressed; only then is a byte of it fetched. Without JavaScript the still leads to the file. */
import { chakra } from '@chakra-ui/react'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { ContentImage } from '@/components/ui/content-image'
import { useHydrated } from '@/components/ui/use-hydrated'
import { silenceOthers } from '@/lib/audio/silence-others'
import { formatLength } from '@/lib/audio/time'
import type { ContentImage as Picture } from '@/lib/content/section-types'

const Stage = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    aspectRatio: '16 / 9',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'ink',
    '& img, & video': { width: '100%', height: '100%', objectFit: 'cover' },
  },
})

const press = {
  base: {
    display: 'block',
    width: '100%',
    borderRadius: 'card',
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
    width: '72px',
    height: '72px',
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

type FilmProps = {
  title: string
  url: string
  poster: Picture | null
  /** Address of a WebVTT file. */
  captions?: string | null
  seconds?: number | null
  /** How wide the still is, as in `sizes` of a picture. */
  sizes: string
}

/** The button that was pressed is gone: whoever uses a keyboard goes on at the film. */
function takeFocus(video: HTMLVideoElement | null): void {
  video?.focus()
}

function Video({ title, url, captions }: Pick<FilmProps, 'title' | 'url' | 'captions'>) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film without speech has none; its sound is described below it.
    <video
      ref={takeFocus}
      tabIndex={0}
      src={url}
      controls
      autoPlay
      playsInline
      // Captions come from the Content Lake's origin, and a browser reads them only when it may read the film.
      crossOrigin={captions ? 'anonymous' : undefined}
      aria-label={title}
      onPlay={(event) => silenceOthers(event.currentTarget)}
    >
      {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
    </video>
  )
}

export function Film({ title, url, poster, captions, seconds, sizes }: FilmProps) {
  const [isPlaying, setPlaying] = useState(false)
  const isAlive = useHydrated()
  if (isPlaying) {
    return (
      <Stage>
        <Video title={title} url={url} captions={captions} />
      </Stage>
    )
  }
  const still = (
    <Stage>
      {poster && <ContentImage image={{ ...poster, decorative: true }} sizes={sizes} />}
      <Disc data-disc="">
        <Play strokeWidth={1.75} fill="currentColor" aria-hidden />
      </Disc>
      {seconds != null && <Length aria-hidden>{formatLength(seconds)}</Length>}
    </Stage>
  )
  const name = `Play ${title}`
  return isAlive ? (
    <PlayButton type="button" aria-label={name} onClick={() => setPlaying(true)}>
      {still}
    </PlayButton>
  ) : (
    <PlayLink href={url} aria-label={name}>
      {still}
    </PlayLink>
  )
}
