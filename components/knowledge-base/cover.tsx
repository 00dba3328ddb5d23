/** The picture of an article or of a category. One that does not come is replaced by the house's own (reading A95). */
import { chakra } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { Picture } from '@/components/ui/picture'
import { COVER } from '@/lib/knowledge-base/paths'

/** Stands in for what is missing. */
const OWN = '/images/knowledge-base/cover.svg'

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
  /** It is seen first: load it at once. */
  priority?: boolean
}

/** Decoration: its title stands beside it. */
export function Cover({ src, priority }: CoverProps) {
  const [missing, setMissing] = useState<string | null>(null)
  // It may have failed before anybody listened.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setMissing(image.getAttribute('src'))
  }, [])
  return (
    <Frame>
      <Picture
        ref={look}
        alt=""
        width={COVER.width}
        height={COVER.height}
        priority={priority}
        onError={() => setMissing(src)}
        src={!src || missing === src ? OWN : src}
      />
    </Frame>
  )
}
