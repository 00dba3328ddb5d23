/** One recording of a sample section or an article: play button, title, waveform and time. No download and no speed control. */
import { chakra } from '@chakra-ui/react'
import { NARROW_WINDOW } from '@/components/ui/media'
import { PlayButton } from './play-button'
import { type Playable, useSampleTrack } from './sample-track'
import { TrackTime } from './track-time'
import { Waveform } from './waveform'

const Row = chakra('div', {
  base: {
    // A list may give each row its own colour.
    '--voice': 'var(--sample, {colors.accent})',
    '--on-voice': '{colors.onAccent}',
    '--wave': 'color-mix(in srgb, var(--voice) 52%, transparent)',
    '--bar': { base: '2px', md: '3px' },
    display: 'grid',
    gridTemplateColumns: '{sizes.16} minmax(0, 1fr)',
    columnGap: '5',
    rowGap: '3',
    alignItems: 'center',
    py: '6',
    overflowWrap: 'anywhere',
    // Without JavaScript and on paper there is no button beside the text.
    '@media (scripting: none), print': { '& > *': { gridColumn: '1 / -1 !important' } },
  },
})

/** For a list of rows: the ink tone has enough contrast for a different colour in every row. */
export const rowColors = {
  '[data-tone=ink] &': {
    '& > li:nth-of-type(4n + 2)': { '--sample': '{colors.ochre}' },
    '& > li:nth-of-type(4n + 3)': { '--sample': '{colors.mint}' },
    '& > li:nth-of-type(4n + 4)': { '--sample': '{colors.blush}' },
  },
}

const Heading = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    [NARROW_WINDOW]: { flexWrap: 'wrap' },
    columnGap: '4',
    '& > span': { textStyle: 'small', color: 'muted' },
  },
})

type SampleRowProps = {
  sample: Playable & { description?: string | null }
  /** Heading level of the title below the section's heading; 'p' if it is not a heading. */
  titleAs?: 'h3' | 'p'
}

/** Renders nothing for a sample without an audio file. */
export function SampleRow({ sample, titleAs = 'h3' }: SampleRowProps) {
  const { title, description } = sample
  const track = useSampleTrack(sample)
  if (!track) return null
  return (
    <Row>
      <PlayButton track={track} name={title} size="medium" />
      <div>
        <Heading>
          <chakra.div as={titleAs} textStyle="h3" dir="auto">
            {title}
          </chakra.div>
          <TrackTime track={track} />
        </Heading>
        {description && (
          <chakra.p textStyle="small" color="muted" mt="1" dir="auto">
            {description}
          </chakra.p>
        )}
      </div>
      <chakra.div gridColumn={{ base: '1 / -1', md: '2' }}>
        <Waveform track={track} name={title} bars={100} height="tall" />
      </chakra.div>
    </Row>
  )
}
