/** A film of a sample section: a still until it is pressed; only then is a byte of the film fetched. */
import { chakra } from '@chakra-ui/react'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { ContentImage } from '@/components/ui/content-image'
import { useHydrated } from '@/components/ui/use-hydrated'
import { silenceOthers } from '@/lib/audio/silence-others'
import { formatLength } from '@/lib/audio/time'
import type { Sample } from './sample'

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

const Words = chakra('div', { base: { '& p': { textStyle: 'small', color: 'muted', mt: '4px' } } })

const Layout = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', overflowWrap: 'anywhere' },
  variants: {
    isFeature: {
      true: {
        gridTemplateColumns: { lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
        columnGap: { lg: 'clamp(32px, 5vw, 72px)' },
        alignItems: 'end',
      },
    },
  },
})

/** The button that was pressed is gone: whoever uses a keyboard goes on at the film. */
function takeFocus(video: HTMLVideoElement | null): void {
  video?.focus()
}

function Film({ sample, url }: { sample: Sample; url: string }) {
  const captions = sample.captions?.url
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
      aria-label={sample.title}
      onPlay={(event) => silenceOthers(event.currentTarget)}
    >
      {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
    </video>
  )
}

/** Shows nothing for a sample whose film is missing. */
export function VideoSample({ sample, isFeature }: { sample: Sample; isFeature: boolean }) {
  const [isPlaying, setPlaying] = useState(false)
  const isAlive = useHydrated()
  const { title, description, credits, seconds, poster } = sample
  const url = sample.video?.url
  if (!url) return null
  const still = (
    <Stage>
      {poster && <ContentImage image={{ ...poster, decorative: true }} sizes="(min-width: 1024px) 800px, 92vw" />}
      <Disc data-disc="">
        <Play strokeWidth={1.75} fill="currentColor" aria-hidden />
      </Disc>
      {seconds !== null && <Length aria-hidden>{formatLength(seconds)}</Length>}
    </Stage>
  )
  const name = `Play ${title}`
  return (
    <Layout isFeature={isFeature}>
      {isPlaying && (
        <Stage>
          <Film sample={sample} url={url} />
        </Stage>
      )}
      {!isPlaying &&
        (isAlive ? (
          <PlayButton type="button" aria-label={name} onClick={() => setPlaying(true)}>
            {still}
          </PlayButton>
        ) : (
          <PlayLink href={url} aria-label={name}>
            {still}
          </PlayLink>
        ))}
      <Words>
        <chakra.h3 textStyle="h3" dir="auto">
          {title}
        </chakra.h3>
        {description && <p dir="auto">{description}</p>}
        {credits && <p dir="auto">{credits}</p>}
      </Words>
    </Layout>
  )
}
