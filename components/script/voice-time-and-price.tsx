/** Time and price of the visitor's script at a voice, whose "Enquire now" sends the script along. Loaded with the first script. */
import { chakra } from '@chakra-ui/react'
import { useWords } from '@/lib/contexts/words-context'
import { listValues } from '@/lib/enquiry/briefs'
import { paceIn } from '@/lib/script/pace'
import { Offer } from './offer'
import { useOffer } from './use-offer'
import { useSendScript } from './use-script'
import type { VoiceOfferProps } from './voice-offer'

const Band = chakra('div', {
  base: { bg: 'bg', color: 'fg' },
  variants: {
    size: {
      card: { px: '5', py: '3.5', '@container (min-width: 30rem)': { px: '6' } },
      large: { p: '4', borderRadius: 'lg' },
    },
  },
})

type KnownProps = VoiceOfferProps & { pace: number }

function Known({ sample, enquire, size, pace }: KnownProps) {
  const words = useWords('script', 'briefs')
  const offer = useOffer(pace, words.script.medium)
  const about = listValues([[words.briefs.sample, sample], ...offer.facts])
  useSendScript(enquire, offer.script.words > 0 ? `${about}\n\n${offer.stored.text}` : '')
  if (offer.script.words === 0) return null
  return (
    <Band data-tone="mint" size={size}>
      <Offer offer={offer} size={size} />
    </Band>
  )
}

/** @param props.mediumPace as editors write it */
export default function VoiceTimeAndPrice({ mediumPace, ...props }: VoiceOfferProps & { mediumPace: string }) {
  const pace = paceIn(mediumPace)
  return pace === null ? null : <Known {...props} pace={pace} />
}
