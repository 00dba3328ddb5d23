/** The promo film: a still until it is pressed; only then is the film fetched. Its words can be read below. */
import { Box, chakra } from '@chakra-ui/react'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { ContentImage } from '@/components/ui/content-image'
import { useHydrated } from '@/components/ui/use-hydrated'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { SiteSettings } from '@/lib/content/section-types'

type Film = NonNullable<SiteSettings['promoVideo']>

const Stage = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '16 / 9',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'panel',
    '& img, & video': { width: '100%', height: '100%', objectFit: 'cover' },
  },
})

const cover = {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'flex-end',
    gap: '16px',
    p: 'clamp(16px, 2vw, 24px)',
    width: '100%',
    color: 'cream',
    borderRadius: 'card',
    fontWeight: '600',
    textDecoration: 'none',
    '&:focus-visible': { outlineOffset: '-6px' },
    '& > span:first-of-type': { transition: 'transform 180ms ease-out', _motionReduce: { transition: 'none' } },
    '&:hover > span:first-of-type': { transform: 'scale(1.06)' },
  },
} as const

const PlayButton = chakra('button', cover)
const PlayLink = chakra('a', cover)

const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '72px',
    height: '72px',
    borderRadius: 'pill',
    bg: 'accent',
    color: 'onAccent',
    flexShrink: '0',
  },
})

const Transcript = chakra('details', {
  base: {
    mt: '12px',
    textStyle: 'small',
    color: 'muted',
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      cursor: 'pointer',
      color: 'fg',
      fontWeight: '600',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
})

export function PromoVideo({ film }: { film: Film }) {
  const [isPlaying, setPlaying] = useState(false)
  const isAlive = useHydrated()
  const url = film.video?.url
  if (!url) return null
  const content = (
    <>
      <Disc>
        <Play size={30} strokeWidth={1.75} fill="currentColor" aria-hidden />
      </Disc>
      <VisuallyHidden>Play video{film.title && `: ${film.title}`}</VisuallyHidden>
    </>
  )
  return (
    <div>
      <Stage>
        {isPlaying ? (
          // biome-ignore lint/a11y/useMediaCaption: the film's words stand below it as a transcript.
          <video src={url} controls autoPlay playsInline aria-label={film.title ?? 'Video'} />
        ) : (
          <>
            {film.poster && (
              <ContentImage image={{ ...film.poster, decorative: true }} sizes="(min-width: 1024px) 560px, 92vw" />
            )}
            {isAlive ? (
              <PlayButton type="button" onClick={() => setPlaying(true)}>
                {content}
              </PlayButton>
            ) : (
              <PlayLink href={url}>{content}</PlayLink>
            )}
          </>
        )}
      </Stage>
      {film.transcript && (
        <Transcript>
          <summary>Read what is said and shown</summary>
          <Box as="p" whiteSpace="pre-line" maxWidth="60ch">
            {film.transcript}
          </Box>
        </Transcript>
      )}
    </div>
  )
}
