/** The picture of an article or category, with a local fallback if it fails to load. */
import { chakra } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { Picture } from '@/components/ui/picture'
import { COVER } from '@/lib/knowledge-base/paths'

/** Fallback image. */
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
  /** Whether it is above the fold: loads it at once. */
  priority?: boolean
}

/** Decorative: the title is beside it. */
export function Cover({ src, priority }: CoverProps) {
  const [missing, setMissing] = useState<string | null>(null)
  // The image may have failed before React attached the error handler.
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
