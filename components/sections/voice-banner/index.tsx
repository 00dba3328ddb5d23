/** The top of the home page: the promise, and beneath it the voices that keep it, ready to be heard. */
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Actions } from '@/components/ui/actions'
import { ContentImage } from '@/components/ui/content-image'
import { Container } from '@/components/ui/section'
import { VoiceCarousel } from '@/components/voices/voice-carousel'
import { EMPTY, LOADING, VoicesError } from '@/components/voices/voice-states'
import { useApi } from '@/lib/api/use-api'
import type { SectionOf } from '@/lib/content/section-types'
import { RatingBadge } from './rating-badge'
import { FEATURED_QUERY } from './requests'

const Band = chakra('section', {
  base: { position: 'relative', bg: 'bg', color: 'fg', overflow: 'clip', pb: 'clamp(48px, 6vw, 96px)' },
})

const Words = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    maxWidth: { base: 'none', md: '58%' },
    pt: { base: '24px', md: 'clamp(32px, 4vw, 64px)' },
    pb: { base: '20px', md: 'clamp(28px, 3vw, 48px)' },
    minHeight: { md: 'clamp(340px, 32vw, 440px)' },
    justifyContent: 'center',
  },
})

const Art = chakra('div', {
  base: {
    position: 'absolute',
    display: { base: 'none', md: 'block' },
    right: { md: '-4%', xl: '0' },
    bottom: '-72px',
    width: { md: '46%', xl: '48%' },
    pointerEvents: 'none',
    '& img': { width: '100%' },
  },
})

const Stage = chakra('div', { base: { position: 'relative' } })

function Featured({ heading }: { heading: string }) {
  const { data, error, mutate } = useApi('voices', FEATURED_QUERY)
  if (error) return <VoicesError error={error} onRetry={() => void mutate()} />
  if (data && data.voices.length > 0) return <VoiceCarousel voices={data.voices} heading={heading} />
  return (
    <chakra.p role="status" textStyle="lead">
      {data ? EMPTY : LOADING}
    </chakra.p>
  )
}

export default function VoiceBannerSection({ section }: { section: SectionOf<'voiceBanner'> }) {
  const headingId = useId()
  return (
    <Band data-tone={section.tone} id={section.anchor ?? undefined} aria-labelledby={headingId}>
      <Container position="relative">
        <Stage>
          {section.art && (
            <Art>
              <ContentImage image={section.art} sizes="(min-width: 768px) 48vw, 1px" />
            </Art>
          )}
          <Words>
            {section.eyebrow && (
              <chakra.p textStyle="eyebrow" color="muted" mb="12px">
                {section.eyebrow}
              </chakra.p>
            )}
            <chakra.h1 id={headingId} textStyle="h1">
              {section.heading}
            </chakra.h1>
            {section.text && (
              <chakra.p textStyle="lead" mt={{ base: '12px', md: '20px' }} maxWidth="34em">
                {section.text}
              </chakra.p>
            )}
            <chakra.div mt={{ base: '20px', md: '28px' }}>
              <Actions actions={section.actions} />
            </chakra.div>
            {section.ratingBadge && (
              <chakra.div mt="12px">
                <RatingBadge badge={section.ratingBadge} />
              </chakra.div>
            )}
          </Words>
        </Stage>
        <chakra.div position="relative" minHeight="420px">
          <Featured heading={section.carouselHeading ?? 'Featured voices'} />
        </chakra.div>
      </Container>
    </Band>
  )
}
