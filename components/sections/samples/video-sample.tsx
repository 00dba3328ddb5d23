/** A film of a sample section, with its words. */
import { chakra } from '@chakra-ui/react'
import { Film } from '@/components/ui/film'
import type { Sample } from './sample'

const Words = chakra('div', { base: { '& p': { textStyle: 'small', color: 'muted', mt: '4px' } } })

const Layout = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', overflowWrap: 'anywhere' },
  variants: {
    isFeature: {
      true: {
        gridTemplateColumns: { lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
        columnGap: { lg: 'clamp(32px, 5vw, 72px)' },
        alignItems: 'end',
      },
    },
  },
})

/** Shows nothing for a sample whose film is missing. */
export function VideoSample({ sample, isFeature }: { sample: Sample; isFeature: boolean }) {
  const { title, description, credits, seconds, poster } = sample
  const url = sample.video?.url
  if (!url) return null
  return (
    <Layout isFeature={isFeature}>
      <Film
        title={title}
        url={url}
        poster={poster}
        captions={sample.captions?.url}
        seconds={seconds}
        sizes="(min-width: 1024px) 800px, 92vw"
      />
      <Words>
        <chakra.h3 textStyle="h3" dir="auto">
          {title}
        </chakra.h3>
        {description && <p dir="auto">{description}</p>}
        {credits && <p dir="auto">{credits}</p>}
      </Words>
    </Layout>
  )
}
