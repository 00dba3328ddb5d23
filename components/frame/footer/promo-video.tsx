/** The promo film: a still until it is pressed; only then is the film fetched. Its words can be read below. */
import { Box, chakra } from '@chakra-ui/react'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useEdit } from '@/components/draft/edit-context'
import { ContentImage } from '@/components/ui/content-image'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { SiteSettings } from '@/lib/content/section-types'

type Film = NonNullable<SiteSettings['promoVideo']>

const Stage = chakra('span', {
  base: {
    display: 'block',
    aspectRatio: '16 / 9',
    borderRadius: 'card',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'line',
    '& img, & video': { width: '100%', height: '100%', objectFit: 'cover' },
  },
})

const press = {
  base: {
    display: 'block',
    width: '100%',
    color: 'fg',
    borderRadius: 'card',
    textDecoration: 'none',
    '& [data-disc]': { transition: 'transform 180ms ease-out', _motionReduce: { transition: 'none' } },
    '&:hover [data-disc]': { transform: 'scale(1.06)' },
  },
} as const

const PlayButton = chakra('button', press)
const PlayLink = chakra('a', press)

const Caption = chakra('span', {
  base: { display: 'flex', alignItems: 'center', gap: '16px', minHeight: '56px', mt: '16px', fontWeight: '600' },
})

const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    borderRadius: 'pill',
    bg: 'accent',
    color: 'onAccent',
    flexShrink: '0',
  },
})

const Words = chakra('details', {
  base: {
    mt: '4px',
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

function Transcript({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <Words>
      <summary>Read what is said and shown</summary>
      <Box as="p" whiteSpace="pre-line" maxWidth="60ch">
        {text}
      </Box>
    </Words>
  )
}

export function PromoVideo({ film }: { film: Film }) {
  const [isPlaying, setPlaying] = useState(false)
  const isAlive = useHydrated()
  const edit = useEdit()
  const url = film.video?.url
  if (!url) return null
  if (isPlaying) {
    return (
      <div {...edit('promoVideo')}>
        <Stage>
          {/* biome-ignore lint/a11y/useMediaCaption: the film's words stand below it as a transcript. */}
          <video src={url} controls autoPlay playsInline aria-label={film.title ?? 'Video'} />
        </Stage>
        <Caption>{film.title}</Caption>
        <Transcript text={film.transcript} />
      </div>
    )
  }
  const content = (
    <>
      <Stage>
        {film.poster && (
          <ContentImage image={{ ...film.poster, decorative: true }} sizes="(min-width: 1024px) 560px, 92vw" />
        )}
      </Stage>
      <Caption>
        <Disc data-disc="">
          <Play size={24} strokeWidth={1.75} fill="currentColor" aria-hidden />
        </Disc>
        <span>Play video{film.title && `: ${film.title}`}</span>
      </Caption>
    </>
  )
  return (
    <div {...edit('promoVideo')}>
      {isAlive ? (
        <PlayButton type="button" onClick={() => setPlaying(true)}>
          {content}
        </PlayButton>
      ) : (
        <PlayLink href={url}>{content}</PlayLink>
      )}
      <Transcript text={film.transcript} />
    </div>
  )
}
