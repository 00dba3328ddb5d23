/**
 * A recording on a coloured card: record with play button, text and seekable waveform. No download, no speed control.
 */
import { chakra } from '@chakra-ui/react'
import { PlayButton } from '@/components/audio/play-button'
import { useSampleTrack } from '@/components/audio/sample-track'
import { TrackTime } from '@/components/audio/track-time'
import { Waveform } from '@/components/audio/waveform'
import { NARROW_WINDOW } from '@/components/ui/media'
import type { Tone } from '@/lib/content/section-types'
import { Record } from './record'
import type { Sample } from './sample'
import { SampleTranscript } from './sample-transcript'

const Card = chakra('div', {
  base: {
    '--voice': '{colors.accent}',
    '--on-voice': '{colors.onAccent}',
    '--wave': 'color-mix(in srgb, {colors.fg} 42%, transparent)',
    '--bar': '2.5px',
    // On phones the record is beside its text, so that six cards stay short.
    display: 'grid',
    gridTemplateAreas: {
      base: '"facts facts" "record words" "seek seek"',
      md: '"facts" "record" "words" "seek"',
    },
    gridTemplateColumns: { base: 'min(8.25rem, 42%) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    gridTemplateRows: { md: 'auto auto 1fr auto' },
    [NARROW_WINDOW]: {
      gridTemplateAreas: '"facts" "record" "words" "seek"',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    columnGap: '5',
    rowGap: '4',
    height: '100%',
    p: 'clamp({spacing.5}, 2vw, {spacing.7})',
    layerStyle: 'card',
    overflowWrap: 'anywhere',
  },
})

const Facts = chakra('p', {
  base: {
    display: 'flex',
    [NARROW_WINDOW]: { flexWrap: 'wrap' },
    justifyContent: 'space-between',
    columnGap: '4',
    gridArea: 'facts',
    textStyle: 'small',
    fontWeight: '600',
    '& > span + span': { fontWeight: '400' },
  },
})

const Words = chakra('div', {
  base: {
    gridArea: 'words',
    alignSelf: { base: 'center', md: 'start' },
    '& p': { textStyle: 'small', color: 'muted', mt: '1' },
  },
})

/** Coral contrasts too little with the cards' backgrounds for a thin line. */
const Seek = chakra('div', {
  base: {
    '--voice': '{colors.fg}',
    gridArea: 'seek',
    // A larger touch target around a slim line.
    '& input': { inset: '-0.5rem 0', height: 'calc(100% + 1rem)' },
  },
})

const TONES: readonly Tone[] = ['blush', 'ochre', 'mint', 'cream']

/**
 * Tone of a card by its index. Four in turn: neighbours differ in rows of three and of two; none equals the section's.
 * @param sectionTone the tone behind the card
 */
export function cardTone(index: number, sectionTone: Tone): Tone {
  const tone = TONES[index % TONES.length] ?? 'cream'
  return tone === sectionTone ? 'white' : tone
}

export function SampleCard({ sample, tone }: { sample: Sample; tone: Tone }) {
  const { title, eyebrow, description, transcript } = sample
  const track = useSampleTrack(sample)
  if (!track) return null
  return (
    <Card data-tone={tone}>
      <Facts>
        <span dir="auto">{eyebrow}</span>
        <span>
          <TrackTime track={track} />
        </span>
      </Facts>
      <Record track={track}>
        <PlayButton track={track} name={title} />
      </Record>
      <Words>
        <chakra.h3 textStyle="h3" dir="auto">
          {title}
        </chakra.h3>
        {description && <p dir="auto">{description}</p>}
        <SampleTranscript text={transcript} />
      </Words>
      <Seek>
        <Waveform track={track} name={title} bars={50} height="slim" />
      </Seek>
    </Card>
  )
}
