/**
 * Layout of benefits as tiles that resemble a waveform: on wide screens their top edges are staggered and their bottom
 * edges aligned.
 */
import { chakra } from '@chakra-ui/react'
import type { SectionTone } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'
import { type BenefitsProps, BenefitWords } from './benefit'

const TONES: readonly SectionTone[] = ['ochre', 'mint', 'ink', 'blush', 'white', 'cream']
/** Top offsets of four tiles, in pixels. */
const STEPS = [72, 0, 40, 104]

const Bars = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(var(--columns), minmax(0, 1fr))',
    },
    gap: '3-5',
  },
})

const Tile = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    layerStyle: 'card',
    p: 'clamp(1.5rem, 2vw, 2rem)',
    mt: { lg: 'var(--step)' },
    minHeight: { lg: '18.75rem' },
    '& > span': { mb: '7-16' },
    '& > :is(h2, h3)': { mt: 'auto' },
  },
})

export function BenefitTiles({ items, titleAs, tone }: BenefitsProps & { tone: SectionTone }) {
  const edit = useEdit()
  const tones = TONES.filter((other) => other !== tone)
  return (
    <Bars css={{ '--columns': Math.min(items.length, 4) }}>
      {items.map((item, index) => (
        <Tile
          key={item._key}
          data-tone={tones[index % tones.length]}
          css={{ '--step': `${index < STEPS.length ? STEPS[index] : 0}px` }}
          {...edit('items', item)}
        >
          <BenefitWords item={item} titleAs={titleAs} iconSize={40} />
        </Tile>
      ))}
    </Bars>
  )
}
