/** A film of a sample section with its text. */
import { chakra } from '@chakra-ui/react'
import { Film } from '@/components/film/film'
import { Transcript } from '@/components/ui/text/transcript'
import { useWords } from '@/lib/contexts/words-context'
import { Comparison } from './comparison'
import type { Sample } from './sample'
import type { Span } from './spans'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '4',
    overflowWrap: 'anywhere',
    // A full-width film has its text beside it; on every second one on the other side.
    '&[data-span=full]': {
      gridTemplateColumns: { lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
      columnGap: { lg: '8-18' },
      alignItems: 'center',
    },
    '&[data-span=full][data-more]': {
      gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
      '& > :first-of-type': { order: { lg: '1' } },
    },
  },
})

const Words = chakra('div', {
  base: {
    '& > p': { textStyle: 'small', color: 'muted', mt: '1', maxWidth: '40em' },
    '[data-span=lead] > &, [data-span=full] > &': {
      '& > h3': { fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2rem)' },
      '& > p': { textStyle: 'body', mt: '2' },
    },
  },
})

const SIZES: Record<Span, string> = {
  full: '(min-width: 80rem) 43.75rem, (min-width: 64rem) 56vw, 92vw',
  lead: '(min-width: 80rem) 49.375rem, (min-width: 64rem) 62vw, 92vw',
  half: '(min-width: 80rem) 36.5rem, (min-width: 48rem) 46vw, 92vw',
  third: '(min-width: 80rem) 23.6875rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 92vw',
}

type VideoSampleProps = {
  sample: Sample
  span: Span
  /** Whether Load more has revealed it. */
  isMore: boolean
}

/** Renders nothing for a sample without a film. */
export function VideoSample({ sample, span, isMore }: VideoSampleProps) {
  const { title, description, transcript, seconds, poster, switchAt } = sample
  const words = useWords('player')
  const url = sample.video?.url
  if (!url) return null
  return (
    <Layout data-span={span} data-more={isMore ? '' : undefined}>
      {switchAt ? (
        <Comparison sample={sample} url={url} switchAt={switchAt} sizes={SIZES[span]} />
      ) : (
        <Film
          title={title}
          url={url}
          poster={poster}
          captions={sample.captions?.url}
          seconds={seconds}
          sizes={SIZES[span]}
        />
      )}
      <Words>
        <chakra.h3 textStyle="h3" dir="auto">
          {title}
        </chakra.h3>
        {description && <p dir="auto">{description}</p>}
        {switchAt && span === 'full' && transcript ? (
          // The transcript itself is the description.
          <chakra.blockquote
            mt="7"
            pl="5"
            borderLeft="4px solid {colors.accent}"
            textStyle="lead"
            fontFamily="display"
            fontWeight="700"
            textWrap="balance"
            dir="auto"
          >
            {transcript}
          </chakra.blockquote>
        ) : (
          <Transcript text={transcript} label={words.player.readSaid} />
        )}
      </Words>
    </Layout>
  )
}
