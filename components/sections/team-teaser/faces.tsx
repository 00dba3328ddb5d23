/** A row of portraits cropped to bars of different heights. */
import { chakra } from '@chakra-ui/react'
import { Picture } from '@/components/ui/picture'
import type { TeamMember } from '@/lib/api/models'

/** Side of the square portraits, in pixels. */
const PORTRAIT = 640

/** Aspect ratios of the shortest and the tallest bar: clearly bars, but not so narrow that they crop a face. */
const SHORTEST = 1.2
const TALLEST = 1.9

const Row = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(3, minmax(0, 1fr))',
      sm: 'repeat(6, minmax(0, 1fr))',
      lg: 'repeat(var(--people), minmax(0, 1fr))',
    },
    alignItems: 'center',
    columnGap: 'clamp(0.625rem, 1.6vw, 1.5rem)',
    rowGap: '3',
    mt: '9-14',
  },
})

const Bar = chakra('li', {
  base: {
    aspectRatio: '1 / var(--tall)',
    borderRadius: 'pill',
    overflow: 'hidden',
    bg: 'mint',
    border: '2px solid {colors.fg}',
    '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 30%' },
  },
})

type FacesProps = {
  people: readonly TeamMember[]
  /** One height per portrait, from 0 to 1. */
  heights: readonly number[]
}

export function Faces({ people, heights }: FacesProps) {
  return (
    <Row css={{ '--people': people.length }}>
      {people.map(({ id, full_name, position, card_image_url }, index) => (
        <Bar key={id} css={{ '--tall': SHORTEST + (TALLEST - SHORTEST) * (heights[index] ?? 1) }}>
          <Picture
            src={card_image_url}
            alt={position ? `${full_name}, ${position}` : full_name}
            width={PORTRAIT}
            height={PORTRAIT}
          />
        </Bar>
      ))}
    </Row>
  )
}
