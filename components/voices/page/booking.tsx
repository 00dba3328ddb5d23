/** How to book a voice: what it can do, Enquire now with the booking ref, an estimate, and the card's quiet actions. */
import { chakra } from '@chakra-ui/react'
import { Calculator } from 'lucide-react'
import { type ComponentType, useId, useRef, useState } from 'react'
import { VoiceOffer } from '@/components/script/voice-offer'
import { ShortlistButton } from '@/components/shortlist/shortlist-button'
import { Button } from '@/components/ui/controls/button'
import { LinkButton } from '@/components/ui/controls/link-button'
import { LOW_WINDOW } from '@/components/ui/media'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Voice } from '@/lib/api/models'
import { useWords } from '@/lib/contexts/words-context'
import type { VoiceEstimator } from '@/lib/page/props'
import { voicePath } from '@/lib/voices/paths'
import { fillIn } from '@/lib/words/words'
import { EnquireButton } from '../card/enquire-button'
import { VoiceActions } from '../card/voice-actions'
import { VoiceNotes } from '../card/voice-notes'
import type { VoiceEstimateProps } from './voice-estimate'

const Panel = chakra('section', {
  base: {
    gridArea: 'booking',
    alignSelf: 'start',
    layerStyle: 'card',
    overflow: 'hidden',
    boxShadow: '0 0 0 1px {colors.line}',
    // Of the rows of actions, which are those of a card.
    containerType: 'inline-size',
    lg: { position: 'sticky', top: 'calc(4.0625rem + {spacing.6})', [LOW_WINDOW]: { position: 'static' } },
  },
})

const Body = chakra('div', { base: { display: 'grid', gap: '4', p: { base: '5', md: '7' } } })

/** A link to the estimator until it can open in its place; also when its code does not come. */
function Estimate({ voice, estimator }: VoiceEstimateProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const words = useWords('voicePage')
  const [Opened, setOpened] = useState<ComponentType<VoiceEstimateProps> | null>(null)
  const [isOpen, setOpen] = useState(false)

  function toggle(): void {
    setOpen(!isOpen)
    if (Opened) return
    import(/* webpackChunkName: "voice-estimate" */ './voice-estimate').then(
      ({ default: VoiceEstimate }) => setOpened(() => VoiceEstimate),
      () => window.location.assign(estimator.url),
    )
  }

  const label = (
    <>
      <Calculator size={20} />
      {words.voicePage.estimate}
    </>
  )
  if (!isHydrated) {
    return (
      <LinkButton variant="secondary" data-act="press" href={estimator.url}>
        {label}
      </LinkButton>
    )
  }
  return (
    <>
      <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {label}
      </Button>
      <div id={id} hidden={!isOpen}>
        {Opened && <Opened voice={voice} estimator={estimator} />}
      </div>
    </>
  )
}

type BookingProps = {
  voice: Voice
  /** Null where no page has an estimator. */
  estimator: VoiceEstimator | null
}

export function Booking({ voice, estimator }: BookingProps) {
  const headingId = useId()
  const enquire = useRef<HTMLButtonElement>(null)
  const words = useWords('voicePage')
  return (
    <Panel data-tone="white" aria-labelledby={headingId}>
      <Body>
        <chakra.h2 id={headingId} textStyle="h3" dir="auto">
          {fillIn(words.voicePage.book, { name: voice.pseudonym })}
        </chakra.h2>
        <VoiceNotes voice={voice} />
        <VoiceOffer voice={voice} sample={null} enquire={enquire} size="large" />
        <EnquireButton ref={enquire} voice={voice} variant="primary" />
        {estimator && <Estimate voice={voice} estimator={estimator} />}
      </Body>
      <VoiceActions voice={voice} sample={null} sharePath={voicePath(voice)}>
        <ShortlistButton voice={voice} />
      </VoiceActions>
    </Panel>
  )
}
