/** The picture of an article or category; a drawing of this site where there is none or it fails to load. */
import { chakra } from '@chakra-ui/react'
import { Picture } from '@/components/ui/pictures/picture'
import { COVER } from '@/lib/knowledge-base/paths'

const DRAWING = '/images/knowledge-base/cover.svg'

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
  /** Whether it is above the fold: loads it at once. */
  priority?: boolean
}

/** Decorative: the title is beside it. */
export function Cover({ src, priority }: CoverProps) {
  return (
    <Frame>
      <Picture alt="" width={COVER.width} height={COVER.height} priority={priority} src={src} fallback={DRAWING} />
    </Frame>
  )
}
