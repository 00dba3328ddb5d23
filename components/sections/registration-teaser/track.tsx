/** One announced feature: its text and a decorative clip on its track, later than the clip above. */
import { Box, chakra } from '@chakra-ui/react'
import { Icon } from '@/components/content/icon'
import { WaveBars } from '@/components/ui/pictures/wave-bars'
import { waveHeights } from '@/lib/audio/wave'
import type { SectionOf, Tone } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'

type Benefit = SectionOf<'registrationTeaser'>['benefits'][number]

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
    borderBottom: '1px solid {colors.line}',
  },
})

const Words = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    alignItems: 'start',
    pt: '5',
    pb: { base: '3', md: '5' },
    pr: { md: '6' },
    '& svg': { mt: '0.5', color: 'link' },
  },
})

const Clip = chakra('span', {
  base: {
    display: 'block',
    bg: 'bg',
    color: 'fg',
    borderRadius: 'field',
    px: '3',
    py: '2.5',
    minHeight: { base: 'touch', md: '18' },
    alignSelf: 'stretch',
    // The bars end with the same margin on both sides.
    '& > span': { display: 'block', height: '100%', overflow: 'hidden' },
    '& svg': { height: '100%', opacity: '0.8' },
  },
})

const TONES: readonly Tone[] = ['ink', 'ochre', 'blush', 'white', 'mint']

/** Start and width of each clip in percent of the lane. The first starts after the playhead. */
const SPANS = [
  [10, 46],
  [22, 52],
  [36, 40],
  [44, 50],
  [60, 40],
  [66, 34],
] as const

type TrackProps = {
  benefit: Benefit
  index: number
  /** Tone of the section: clips contrast with it. */
  sectionTone: Tone
}

export function Track({ benefit, index, sectionTone }: TrackProps) {
  const edit = useEdit()
  const { title, text, icon } = benefit
  const tones = TONES.filter((tone) => tone !== sectionTone)
  const [start, length] = SPANS[index % SPANS.length] ?? SPANS[0]
  return (
    <Row {...edit('benefits', benefit)}>
      <Words>
        <span>{icon && <Icon name={icon} />}</span>
        <div>
          <Box as="h3" textStyle="h3" overflowWrap="anywhere">
            {title}
          </Box>
          {text && (
            <chakra.p color="muted" textStyle="small" mt="1">
              {text}
            </chakra.p>
          )}
        </div>
      </Words>
      <Box
        aria-hidden
        borderLeft={{ md: '1px solid' }}
        borderColor={{ md: 'line' }}
        py={{ md: '3' }}
        pb="5"
        display="flex"
        overflow="hidden"
      >
        <Box flexShrink="0" width={`${start}%`} />
        <Clip data-tone={tones[index % tones.length]} style={{ width: `${length}%` }}>
          <span>
            <WaveBars heights={waveHeights(60, 0.6, 1, index + 2)} height={44} />
          </span>
        </Clip>
      </Box>
    </Row>
  )
}
