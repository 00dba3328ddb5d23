/** The art of a banner. It is drawn for a light ground; on ink it gets one of its own. */
import { chakra } from '@chakra-ui/react'
import { useEdit } from '@/components/draft/edit-context'
import { ContentImage } from '@/components/ui/content-image'
import type { Tone } from '@/components/ui/section'
import type { ContentImage as Picture } from '@/lib/content/section-types'

const Frame = chakra('div', {
  base: {
    width: '100%',
    '& img': { width: '100%', height: 'auto' },
    '&[data-tone]': { bg: 'bg', borderRadius: 'card', p: 'clamp(16px, 2vw, 28px)' },
  },
})

type BannerArtProps = {
  art: Picture
  /** The ground it would stand on. */
  on: Tone
  /** How wide it is, as in `sizes` of a picture. */
  sizes: string
  /** Among what is seen first. */
  priority?: boolean
  /** Small, and among what is seen first. */
  eager?: boolean
  /** Under which media query it is shown. */
  media?: string
}

export function BannerArt({ art, on, ...picture }: BannerArtProps) {
  const edit = useEdit()
  return (
    <Frame data-tone={on === 'ink' ? 'mint' : undefined} {...edit('art')}>
      <ContentImage image={art} {...picture} />
    </Frame>
  )
}
