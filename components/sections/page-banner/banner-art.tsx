/** The art of a banner. The drawings need a light background; on ink it gets its own. */
import { chakra } from '@chakra-ui/react'
import { ContentImage } from '@/components/content/content-image'
import type { ContentImage as Picture, Tone } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'

const Frame = chakra('div', {
  base: {
    width: '100%',
    '& img': { width: '100%', height: 'auto' },
    '&[data-tone]': { bg: 'bg', borderRadius: 'card', p: '4-7' },
  },
})

type BannerArtProps = {
  art: Picture
  /** Tone of the section behind it. */
  on: Tone
  /** Its width, as in `sizes` of a picture. */
  sizes: string
  /** Above the fold: loads it with high priority. */
  priority?: boolean
  /** Small and above the fold: loads it at once. */
  eager?: boolean
  /** Media query under which it is shown. */
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
