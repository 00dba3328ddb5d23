/** Carousel of the featured voices, two at a time, one on phones; run-carousel.ts moves it. */
import { chakra } from '@chakra-ui/react'
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '@/components/ui/controls/icon-button'
import { BELOW_MD, FROM_MD, NARROW_WINDOW } from '@/components/ui/media'
import type { Voice } from '@/lib/api/models'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import { fillIn } from '@/lib/words/words'
import { VoiceCard } from '../card/voice-card'
import { PER_VIEW, SPACING } from './carousel-options'

const Carousel = chakra('section', { base: { '& > voice-carousel': { display: 'block' } } })

const Header = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '12',
    mb: { base: '3', md: '4' },
    [NARROW_WINDOW]: { flexWrap: 'wrap' },
  },
})

const Controls = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    // Beside the heading on wide screens: the banner's art is on the right.
    ml: { base: 'auto', md: '2' },
    // Their space is reserved even if there is nothing to move.
    '&[data-hidden]': { visibility: { md: 'hidden' } },
    '&[data-hidden=always]': { visibility: 'hidden' },
    'voice-carousel:not([data-still]) &': { '& [data-when=still]': { display: 'none' } },
    '[data-still] &': { '& [data-when=rotating]': { display: 'none' } },
    '& p': { textStyle: 'small', color: 'muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ml: '2' },
  },
})

/**
 * Height of every card, by the width of the window: what the lines of a card with usual texts take, so that a slide that the
 * browser does not lay out counts as one that it does. Rows step down where a card's text needs a line less.
 */
const CARD_HEIGHT = {
  '--card-height': '44.5rem',
  '@media (min-width: 22.5rem)': { '--card-height': '43.25rem' },
  '@media (min-width: 24.375rem)': { '--card-height': '42.25rem' },
  '@media (min-width: 25.75rem)': { '--card-height': '40.5rem' },
  '@media (min-width: 32.625rem)': { '--card-height': '33rem' },
  // Two beside each other.
  [`@media ${FROM_MD}`]: { '--card-height': '42.25rem' },
  '@media (min-width: 51.25rem)': { '--card-height': '40.5rem' },
  '@media (min-width: 67rem)': { '--card-height': '33rem' },
}

/** Characters of which that height has the lines, in the narrowest card. A longer description has them in any case (VoiceAbout). */
const USUAL = { pseudonym: 20, shortDescription: 50 }

const isUsual = ({ pseudonym, shortDescription }: Voice) =>
  pseudonym.length <= USUAL.pseudonym && shortDescription.length <= USUAL.shortDescription

const Row = chakra('ul', {
  base: {
    ...CARD_HEIGHT,
    position: 'relative',
    display: 'flex',
    gap: `${SPACING.wide}px`,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '& > li': {
      flex: `0 0 calc((100% - ${SPACING.wide}px) / ${PER_VIEW.wide})`,
      minWidth: '0',
      minHeight: 'var(--card-height)',
      scrollSnapAlign: 'start',
    },
    // Not laid out and painted before it is near: on phones eight such slides were a fifth of the page's work. Their height is that of
    // all cards, unless one has more in it.
    '& > li[data-usual]:nth-of-type(n + 3):not(:has(details[open]))': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'var(--card-height)',
      _print: { contentVisibility: 'visible' },
    },
    // What the visitor's script takes is on every card, and not of one height.
    '&:has([data-tone=mint]) > li[data-usual]:nth-of-type(n + 3)': { contentVisibility: 'visible' },
    [`@media ${BELOW_MD}`]: { gap: `${SPACING.narrow}px`, '& > li': { flexBasis: '100%' } },
    '&[data-carousel]': { gap: '0', overflow: 'hidden', scrollSnapType: 'none' },
    // Not on the list: what is inherited (touch-action is, in effect) would restyle every element of all slides in one frame.
    '& > li[data-shown]': { touchAction: 'pan-y', userSelect: 'none' },
  },
})

type VoiceCarouselProps = {
  voices: readonly Voice[]
  heading: string
}

/** Where all slides fit, the buttons are hidden. */
function hiddenFor(count: number): 'always' | 'wide' | undefined {
  if (count <= PER_VIEW.narrow) return 'always'
  return count <= PER_VIEW.wide ? 'wide' : undefined
}

export function VoiceCarousel({ voices, heading }: VoiceCarouselProps) {
  const headingId = useId()
  const edit = useEdit()
  const rowId = useId()
  const words = useWords('voices')
  const count = voices.length
  const several = fillIn(words.voices.places, { first: '{first}', last: '{last}', count })
  const single = fillIn(words.voices.place, { place: '{first}', count })
  return (
    <Carousel aria-roledescription="carousel" aria-labelledby={headingId}>
      {/* Other voices make another carousel. */}
      <voice-carousel key={voices.map(({ id }) => id).join()} suppressHydrationWarning>
        <Header>
          <chakra.h2 id={headingId} textStyle="h3" {...edit('carouselHeading')}>
            {heading}
          </chakra.h2>
          <Controls data-hidden={hiddenFor(count)}>
            <IconButton
              variant="panel"
              aria-label="Stop rotation"
              data-rotation=""
              data-act="move"
              suppressHydrationWarning
            >
              <Pause size={20} data-when="rotating" />
              <Play size={20} data-when="still" />
            </IconButton>
            <IconButton
              variant="panel"
              aria-label="Previous voices"
              aria-controls={rowId}
              data-step="-1"
              data-act="move"
            >
              <ArrowLeft size={20} />
            </IconButton>
            <IconButton variant="panel" aria-label="Next voices" aria-controls={rowId} data-step="1" data-act="move">
              <ArrowRight size={20} />
            </IconButton>
            <chakra.p
              aria-live="off"
              display={{ base: 'none', sm: 'block' }}
              data-single={single}
              data-several={several}
              suppressHydrationWarning
            >
              {fillIn(words.voices.places, { first: 1, last: Math.min(PER_VIEW.wide, count), count })}
            </chakra.p>
          </Controls>
        </Header>
        <Row id={rowId} suppressHydrationWarning>
          {voices.map((voice, index) => (
            <li
              key={voice.id}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
              data-usual={isUsual(voice) ? '' : undefined}
              suppressHydrationWarning
            >
              <VoiceCard voice={voice} />
            </li>
          ))}
        </Row>
      </voice-carousel>
    </Carousel>
  )
}
