/** Layout of large tiles with art, alternately wide and narrow, each with its own tone. */
import { chakra } from '@chakra-ui/react'
import { ContentImage } from '@/components/content/content-image'
import type { Tone } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { CardWords, cardTarget, type LayoutProps } from './card'

/** The drawings need a light background. */
const TONES: readonly Tone[] = ['ochre', 'blush', 'mint', 'cream', 'white']

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(12, minmax(0, 1fr))' },
    gap: 'clamp(1rem, 2vw, 1.5rem)',
  },
})

const Tile = chakra('li', {
  base: {
    ...cardTarget,
    display: 'grid',
    layerStyle: 'card',
    overflow: 'hidden',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    '& > div': { p: '6-10' },
    '& > figure': { pl: '6', justifySelf: 'end', width: 'min(100%, 23.75rem)', alignSelf: 'end' },
    '& img': { transition: 'transform {durations.slow} ease-out' },
    _hover: { '& img': { transform: 'translateY(-0.25rem)' } },
  },
  variants: {
    isWide: {
      true: {
        gridColumn: { lg: 'span 7' },
        gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1.05fr)' },
        gridTemplateRows: { lg: '1fr' },
        '& > figure': { lg: { pl: '0', width: '112%' } },
      },
      false: { gridColumn: { lg: 'span 5' } },
    },
  },
})

/** Wide, narrow, narrow, wide: no vertical gaps are aligned. A last tile alone in its row is wide. */
function isWide(index: number): boolean {
  return index % 4 === 0 || index % 4 === 3
}

export function FeatureTiles({ cards, tone }: LayoutProps) {
  const edit = useEdit()
  const tones = TONES.filter((other) => other !== tone)
  return (
    <Tiles>
      {cards.map((card, index) => (
        <Tile key={card._key} data-tone={tones[index % tones.length]} isWide={isWide(index)} {...edit('cards', card)}>
          <div>
            <CardWords card={card} isLoud variant="text" />
          </div>
          {card.image?.url && (
            <figure {...edit('cards', card, 'image')}>
              <ContentImage image={card.image} sizes="(min-width: 64rem) 26.25rem, (min-width: 48rem) 44vw, 23.75rem" />
            </figure>
          )}
        </Tile>
      ))}
    </Tiles>
  )
}
