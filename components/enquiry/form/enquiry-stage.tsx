/**
 * The drawing around the form of the enquiry page: a bower, which is the avenue of sticks that a bowerbird builds, and the bird on
 * the edge of the form. Once the enquiry is sent, the flying bird of the success notice takes its place.
 */
import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import { waveHeights } from '@/lib/audio/wave'

/** Space between the form and the ground from which the sticks rise. */
const GROUND = '10-20'

const Stage = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: '61.25rem',
    mx: 'auto',
    // The success notice has a bird of its own.
    '&:has([role=status] [data-tone]) > [data-perched]': { display: 'none' },
  },
})

/** One side of the bower, as tall as the form in front of it. The second one is mirrored. */
const Wall = chakra('svg', {
  base: {
    position: 'absolute',
    bottom: `calc(-1 * {spacing.${GROUND}})`,
    right: '50%',
    width: { base: 'calc(50% + 13rem)', md: 'calc(50% + 22rem)' },
    height: `calc(100% + {spacing.${GROUND}} + {spacing.18})`,
    overflow: 'visible',
    pointerEvents: 'none',
    strokeWidth: { base: '5px', md: '11px' },
    '& + &': { right: 'auto', left: '50%', transform: 'scaleX(-1)' },
    '@media print': { display: 'none' },
  },
})

/** Distance between the feet of two sticks; a wall is 100 wide and high. */
const PITCH = 2.5

/** From the outer end, where they are low, to the middle. They are tallest at the edge of the form. */
const STICKS = waveHeights(100 / PITCH, 1, 1, 3).map((height, index) => {
  const foot = index * PITCH
  const arch = foot < 50 ? 28 + 72 * Math.sin((foot * Math.PI) / 100) : 150 - foot
  const rise = Math.round(arch * (0.88 + 0.12 * height))
  return { foot, rise, lean: Math.round(rise / 12) }
})

const COLOURS = ['satin', 'teal', 'satin', 'satin', 'ochre', 'satin', 'teal', 'satin', 'coral'] as const

function pathOf(colour: string): string {
  return STICKS.filter((_, index) => COLOURS[index % COLOURS.length] === colour)
    .map(({ foot, rise, lean }) => `M${foot} 102l${lean}-${rise}`)
    .join('')
}

const PATHS = [...new Set(COLOURS)].map((colour) => ({ colour, d: pathOf(colour) }))

function BowerWall() {
  return (
    <Wall
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      strokeLinecap="round"
      aria-hidden
      focusable="false"
    >
      {PATHS.map(({ colour, d }) => (
        <chakra.g key={colour} color={colour}>
          <path d={d} stroke="currentColor" vectorEffect="non-scaling-stroke" />
        </chakra.g>
      ))}
    </Wall>
  )
}

export default function EnquiryStage({ children }: { children: ReactNode }) {
  return (
    <Section tone="mint" pt={{ base: '6.25rem', md: '9.5rem' }} pb={GROUND} overflow="clip">
      <Stage>
        <BowerWall />
        <BowerWall />
        <Box
          data-perched=""
          layerStyle="bird-listening"
          position="absolute"
          bottom="calc(100% - 1px)"
          right={{ base: '16', md: '9.5rem' }}
          width={{ base: '5.5rem', md: '8.5rem' }}
        />
        <Box position="relative">{children}</Box>
      </Stage>
    </Section>
  )
}
