/**
 * Carousel of the featured voices, two at a time, one on phones.
 *
 * It stops permanently when a track plays, the pointer or focus enters the cards, or a button is pressed. Only the
 * rotation button, which is first in the tab order, restarts it. It pauses in a hidden tab.
 */
import { chakra } from '@chakra-ui/react'
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { type FocusEvent, useEffect, useId, useRef } from 'react'
import { useIsListening } from '@/components/audio/player-context'
import { IconButton } from '@/components/ui/icon-button'
import { BELOW_MD } from '@/components/ui/media'
import type { Voice } from '@/lib/api/models'
import { useEdit } from '@/lib/draft/edit-context'
import { useWords } from '@/lib/words/use-words'
import { voiceWords } from '@/lib/words/voices'
import { PER_VIEW, SPACING } from './carousel-options'
import { useCarousel } from './use-carousel'
import { VoiceCard } from './voice-card'

const Header = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '4', minHeight: '12', mb: { base: '3', md: '4' } },
})

const Controls = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    // Beside the heading on wide screens: the banner's art is on the right.
    ml: { base: 'auto', md: '2' },
    // Their space is reserved even if there is nothing to move.
    '&[data-hidden]': { visibility: 'hidden' },
    '& p': { textStyle: 'small', color: 'muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ml: '2' },
  },
})

const Row = chakra('ul', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: `${SPACING.wide}px`,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    touchAction: 'pan-y',
    '& > li': {
      flex: `0 0 calc((100% - ${SPACING.wide}px) / ${PER_VIEW.wide})`,
      minWidth: '0',
      scrollSnapAlign: 'start',
    },
    [`@media ${BELOW_MD}`]: { gap: `${SPACING.narrow}px`, '& > li': { flexBasis: '100%' } },
    '&:not([data-carousel])': { touchAction: 'auto' },
    '&[data-carousel]': { gap: '0', overflow: 'hidden', scrollSnapType: 'none', userSelect: 'none' },
  },
})

type VoiceCarouselProps = {
  voices: readonly Voice[]
  heading: string
}

export function VoiceCarousel({ voices, heading }: VoiceCarouselProps) {
  const headingId = useId()
  const edit = useEdit()
  const rowId = useId()
  const words = useWords(voiceWords)
  const row = useRef<HTMLUListElement>(null)
  const count = voices.length
  const { canMove, first, perView, isRotating, setRotating, move } = useCarousel(row, count)
  const isListening = useIsListening()

  useEffect(() => {
    if (isListening) setRotating(false)
  }, [isListening, setRotating])

  function stop(): void {
    setRotating(false)
  }

  // A click on the rotation button also focuses it, which must not stop the rotation that it starts.
  function handleControlFocus(event: FocusEvent): void {
    if (event.target.matches(':focus-visible')) stop()
  }

  function step(direction: 1 | -1): void {
    stop()
    move(direction)
  }

  const last = ((first + perView - 1) % count) + 1
  return (
    <section aria-roledescription="carousel" aria-labelledby={headingId}>
      <Header>
        <chakra.h2 id={headingId} textStyle="h3" {...edit('carouselHeading')}>
          {heading}
        </chakra.h2>
        <Controls data-hidden={canMove ? undefined : ''} onFocus={handleControlFocus}>
          <IconButton
            variant="panel"
            aria-label={isRotating ? 'Stop rotation' : 'Start rotation'}
            onClick={() => setRotating(!isRotating)}
          >
            {isRotating ? <Pause size={20} /> : <Play size={20} />}
          </IconButton>
          <IconButton variant="panel" aria-label="Previous voices" aria-controls={rowId} onClick={() => step(-1)}>
            <ArrowLeft size={20} />
          </IconButton>
          <IconButton variant="panel" aria-label="Next voices" aria-controls={rowId} onClick={() => step(1)}>
            <ArrowRight size={20} />
          </IconButton>
          <chakra.p aria-live={isRotating ? 'off' : 'polite'} display={{ base: 'none', sm: 'block' }}>
            {perView > 1
              ? words('places', { first: first + 1, last, count })
              : words('place', { place: first + 1, count })}
          </chakra.p>
        </Controls>
      </Header>
      <Row ref={row} id={rowId} onPointerEnter={stop} onPointerDown={stop} onFocus={stop}>
        {voices.map((voice, index) => (
          <li key={voice.id} aria-roledescription="slide" aria-label={`${index + 1} of ${count}`}>
            <VoiceCard voice={voice} />
          </li>
        ))}
      </Row>
    </section>
  )
}
