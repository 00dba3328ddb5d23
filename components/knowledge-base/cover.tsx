/** The picture of an article or category; a drawing of this site where there is none or it fails to load. */
import { chakra } from '@chakra-ui/react'
import { Picture } from '@/components/ui/pictures/picture'
import { COVER } from '@/lib/knowledge-base/paths'

/** Drawings of sound, each on another ground, so that neighbours without a picture are told apart. */
const DRAWINGS = ['cover.svg', 'cover-1.svg', 'cover-2.svg', 'cover-3.svg', 'cover-4.svg', 'cover-5.svg']

/** Path of the drawing for an article or category: always the same one. */
function drawingOf(id: number): string {
  return `/images/knowledge-base/${DRAWINGS[id % DRAWINGS.length] ?? DRAWINGS[0]}`
}

const Frame = chakra('div', {
  base: {
    '& > img': {
      width: '100%',
      aspectRatio: '16 / 9',
      objectFit: 'cover',
      borderRadius: 'card',
      bg: 'line',
    },
  },
})

type CoverProps = {
  src: string
  /** Id of the article or category in the API, which decides the drawing. Without it, the first one. */
  id?: number
  /** Whether it is above the fold: loads it at once. */
  priority?: boolean
}

/** Decorative: the title is beside it. */
export function Cover({ src, id = 0, priority }: CoverProps) {
  return (
    <Frame>
      <Picture
        alt=""
        width={COVER.width}
        height={COVER.height}
        priority={priority}
        src={src}
        fallback={drawingOf(id)}
      />
    </Frame>
  )
}
