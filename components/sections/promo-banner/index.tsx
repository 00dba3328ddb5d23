/**
 * A call to action in the middle of a page. Text and art share one background; the art is aligned to its lower edge. Where
 * an editor has chosen none, sound bars stand on that edge, on wide screens.
 */

import { Box } from '@chakra-ui/react'
import { Actions } from '@/components/content/actions'
import { ContentImage } from '@/components/content/content-image'
import { ContentSection, SectionWords } from '@/components/content/content-section'
import { WaveBars } from '@/components/ui/pictures/wave-bars'
import { Columns } from '@/components/ui/section'
import { waveHeights } from '@/lib/audio/wave'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'

const AIR = 'clamp(3rem, 5vw, 5rem)'

/** Height of the whole bars in pixels, of which the lower half is below the edge. */
const BARS_HEIGHT = 360

/** Other bars for another heading. */
function StandingBars({ heading }: { heading: string }) {
  return (
    <Box
      hideBelow="md"
      alignSelf="end"
      height={`${BARS_HEIGHT / 2}px`}
      mb={`calc(-1 * ${AIR})`}
      overflow="hidden"
      color="accent"
      _print={{ display: 'none' }}
    >
      <WaveBars heights={waveHeights(10, 1, 1, heading.length)} height={BARS_HEIGHT} width="100%" />
    </Box>
  )
}

export default function PromoBannerSection({ section }: { section: SectionOf<'promoBanner'> }) {
  const edit = useEdit()
  const { heading, actions, art, tone } = section
  return (
    <ContentSection section={section} py={AIR}>
      <Columns parts={[5, 4]} from="md" alignItems="center" columnGap="8-20" rowGap="6">
        <div>
          <SectionWords
            section={section}
            title={{ textStyle: 'h1', fontSize: 'min(14vw, clamp(2.125rem, 1.4rem + 3vw, 3.75rem))' }}
            lead={{ mt: '5', maxWidth: '33.3em' }}
          />
          <Actions actions={actions} heading={heading} mt="8" />
        </div>
        {!art?.url && <StandingBars heading={heading} />}
        {art?.url && (
          // The drawings need a light background.
          <Box
            maxWidth={{ mdDown: '26.25rem' }}
            css={{ '& img': { width: '100%', height: 'auto' } }}
            {...(tone === 'ink' && { bg: 'cream', borderRadius: 'card', p: '6' })}
            {...edit('art')}
          >
            <ContentImage image={art} sizes="(min-width: 48rem) 42vw, 26.25rem" />
          </Box>
        )}
      </Columns>
    </ContentSection>
  )
}
