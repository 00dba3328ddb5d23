/** The banner of the home page, with the carousel of featured voices. */
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Actions } from '@/components/content/actions'
import { Eyebrow } from '@/components/content/content-section'
import { ContentImage } from '@/components/ui/content-image'
import { EditableText } from '@/components/ui/editable-text'
import { FROM_MD } from '@/components/ui/media'
import { RatingBadge } from '@/components/ui/rating-badge'
import { Container } from '@/components/ui/section'
import { SourceVoices } from '@/components/voices/source-voices'
import { VoiceCarousel } from '@/components/voices/voice-carousel'
import { useEdit } from '@/lib/draft/edit-context'
import { useWords } from '@/lib/words/use-words'
import { voiceWords } from '@/lib/words/voices'
import type { SectionProps } from '../section-props'
import { FEATURED_QUERY } from './requests'

const Band = chakra('section', {
  base: { position: 'relative', bg: 'bg', color: 'fg', overflow: 'clip', pb: 'clamp(3rem, 6vw, 6rem)' },
})

const Words = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    '& > *': { maxWidth: { md: '58%' } },
    pt: { base: '5', md: 'clamp(1.5rem, 3vw, 3.5rem)' },
    pb: { base: '3', md: 'clamp(1.25rem, 2.5vw, 2.5rem)' },
    minHeight: { md: 'clamp(21.25rem, 31vw, 25rem)' },
    justifyContent: 'center',
  },
})

// On phones and tablets the buttons share a line, so that the first play button is above the fold.
const Buttons = chakra('div', {
  base: {
    mt: { base: '5', md: '7' },
    lgDown: {
      '& > div': { columnGap: '2' },
      '& a, & button': { px: '3.5', fontSize: 'md' },
    },
  },
})

/** May extend above the art, which is low. */
const Heading = chakra('h1', {
  base: { textStyle: 'h1', overflowWrap: 'anywhere', '&&': { maxWidth: 'none' }, md: { textWrap: 'wrap' } },
})

/** Maximum length of a sentence that fits on one line of a phone, in characters. */
const SHORT = 16

/** Breaks lines between short sentences instead of within them. */
function wholeSentences(heading: string): string {
  return heading
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => (sentence.length <= SHORT ? sentence.replaceAll(' ', '\u00a0') : sentence))
    .join(' ')
}

const Art = chakra('div', {
  base: {
    position: 'absolute',
    display: { base: 'none', md: 'block' },
    right: { md: '-12%', lg: '-4%', xl: '0' },
    bottom: '-18',
    width: { md: '54%', lg: '46%' },
    pointerEvents: 'none',
    // Fades the drawing's background out on both sides.
    maskImage:
      'linear-gradient(black, black), linear-gradient(to right, transparent, black 22%, black 84%, transparent)',
    maskSize: '100% 84%, 100% 16.2%',
    maskPosition: 'top, bottom',
    maskRepeat: 'no-repeat',
    '& img': { width: '100%' },
  },
})

const Stage = chakra('div', { base: { position: 'relative' } })

export default function VoiceBannerSection({ section, isFirst = true }: SectionProps<'voiceBanner'>) {
  const headingId = useId()
  const edit = useEdit()
  const words = useWords(voiceWords)
  return (
    <Band
      data-tone={section.tone}
      id={section.anchor ?? undefined}
      aria-labelledby={section.heading ? headingId : undefined}
      {...edit()}
    >
      <Container position="relative">
        <Stage>
          {section.art && (
            <Art {...edit('art')}>
              <ContentImage image={section.art} sizes="48vw" tallest={2 / 3} media={FROM_MD} priority={isFirst} />
            </Art>
          )}
          <Words>
            <Eyebrow>{section.eyebrow}</Eyebrow>
            {section.heading && (
              <Heading as={isFirst ? 'h1' : 'h2'} id={headingId} {...edit('heading')}>
                {wholeSentences(section.heading)}
              </Heading>
            )}
            <EditableText textStyle="lead" mt={{ base: '3', md: '5' }} maxWidth={{ md: 'min(32em, 58%)' }} field="text">
              {section.text}
            </EditableText>
            <Buttons>
              <Actions actions={section.actions} heading={section.heading} />
            </Buttons>
            {section.ratingBadge && (
              <chakra.div mt="3" {...edit('ratingBadge')}>
                <RatingBadge badge={section.ratingBadge} />
              </chakra.div>
            )}
          </Words>
        </Stage>
        <chakra.div position="relative" minHeight="26.25rem" {...edit('voices')}>
          <SourceVoices source={section.voices} catalogue={FEATURED_QUERY}>
            {(voices) => <VoiceCarousel voices={voices} heading={words('featured')} />}
          </SourceVoices>
        </chakra.div>
      </Container>
    </Band>
  )
}
