/** How to book a voice: what it can do, Enquire now with the booking ref, an estimate, and the card's quiet actions. */
import { chakra } from '@chakra-ui/react'
import { Calculator } from 'lucide-react'
import { useId, useRef } from 'react'
import { VoiceOffer } from '@/components/script/voice-offer'
import { ShortlistButton } from '@/components/shortlist/shortlist-button'
import { LinkButton } from '@/components/ui/controls/link-button'
import { LOW_WINDOW } from '@/components/ui/media'
import type { Voice } from '@/lib/api/models'
import { useWords } from '@/lib/contexts/words-context'
import { voicePath } from '@/lib/voices/paths'
import { fillIn } from '@/lib/words/words'
import { EnquireButton } from '../card/enquire-button'
import { VoiceActions } from '../card/voice-actions'
import { VoiceNotes } from '../card/voice-notes'

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

type BookingProps = {
  voice: Voice
  /** Null where there is no estimator. */
  estimatorUrl: string | null
}

export function Booking({ voice, estimatorUrl }: BookingProps) {
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
        {estimatorUrl && (
          <LinkButton variant="secondary" href={estimatorUrl}>
            <Calculator size={20} />
            {words.voicePage.estimate}
          </LinkButton>
        )}
      </Body>
      <VoiceActions voice={voice} sample={null} sharePath={voicePath(voice)}>
        <ShortlistButton voice={voice} />
      </VoiceActions>
    </Panel>
  )
}
