/** The banner of the home page, with the carousel of featured voices. */
import { Box, chakra } from '@chakra-ui/react'
import { Actions } from '@/components/content/actions'
import { ContentImage } from '@/components/content/content-image'
import { ContentSection, Eyebrow, headingId } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import { RatingBadge } from '@/components/content/rating-badge'
import { FROM_MD } from '@/components/ui/media'
import { VoiceCarousel } from '@/components/voices/carousel/voice-carousel'
import { SourceVoices } from '@/components/voices/source-voices'
import { useApi } from '@/lib/api-hooks/use-api'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import { FEATURED_QUERY, isNoneLeft, sourceQuery } from '@/lib/voices/voice-source'
import type { SectionProps } from '../definition'

const Words = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    // Lies above the drawing, which is beside its words.
    pointerEvents: 'none',
    '& > *': { maxWidth: { md: '58%' }, pointerEvents: 'auto' },
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

/** Maximum length of a sentence that fits on one line of a phone, in characters. */
const SHORT = 16

const Sentence = chakra('span', { base: { '&[data-short]': { display: 'inline-block' } } })

/** Breaks lines between short sentences, and within them only where one does not fit. */
function Sentences({ heading }: { heading: string }) {
  return heading.split(/(?<=[.!?])(\s+)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text; every second one is the space between two
    <Sentence key={index} data-short={part.trim() && part.length <= SHORT ? '' : undefined}>
      {part}
    </Sentence>
  ))
}

const Art = chakra('div', {
  base: {
    position: 'absolute',
    display: { base: 'none', md: 'block' },
    right: { md: '-3%', xl: '0' },
    bottom: '-18',
    // On tablets beside the controls of the voices, which it would else lie behind.
    width: { md: '38%', lg: '46%' },
    '& img': { width: '100%' },
  },
})

export default function VoiceBannerSection({ section, isFirst = true }: SectionProps<'voiceBanner'>) {
  const edit = useEdit()
  const words = useWords('voices')
  const { heading, text, actions, art, ratingBadge, voices } = section
  const { data } = useApi('voices', sourceQuery(voices, FEATURED_QUERY))
  const isShown = !isNoneLeft(voices, data) || edit() !== undefined
  return (
    <ContentSection section={section} pt="0" pb="clamp(3rem, 6vw, 6rem)" overflow="clip">
      <Box position="relative">
        {art && (
          <Art {...edit('art')}>
            <ContentImage image={art} sizes="48vw" tallest={2 / 3} media={FROM_MD} priority={isFirst} />
          </Art>
        )}
        <Words>
          <Eyebrow>{section.eyebrow}</Eyebrow>
          {heading && (
            <chakra.h2
              as={isFirst ? 'h1' : 'h2'}
              id={headingId(section)}
              textStyle="h1"
              overflowWrap="anywhere"
              textWrap={{ md: 'wrap' }}
              // May extend above the art, which is low.
              css={{ '&&': { maxWidth: 'none' } }}
              {...edit('heading')}
            >
              <Sentences heading={heading} />
            </chakra.h2>
          )}
          <EditableText textStyle="lead" mt={{ base: '3', md: '5' }} maxWidth={{ md: 'min(32em, 58%)' }} field="text">
            {text}
          </EditableText>
          <Buttons>
            <Actions actions={actions} heading={heading} />
          </Buttons>
          {ratingBadge && (
            <Box mt={{ base: '3', md: '6' }} {...edit('ratingBadge')}>
              <RatingBadge badge={ratingBadge} />
            </Box>
          )}
        </Words>
      </Box>
      {isShown && (
        <Box position="relative" minHeight="26.25rem" {...edit('voices')}>
          <SourceVoices source={voices} catalogue={FEATURED_QUERY}>
            {(found) => <VoiceCarousel voices={found} heading={words.voices.featured} />}
          </SourceVoices>
        </Box>
      )}
    </ContentSection>
  )
}
