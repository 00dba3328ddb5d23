/** Time and price of the visitor's script at a voice, whose "Enquire now" sends the script along. Loaded with the first script. */
import { chakra } from '@chakra-ui/react'
import { fetchWithRetries } from '@/lib/api/fetch-api'
import { useFetchOnce } from '@/lib/api-hooks/use-fetch-once'
import { useWords } from '@/lib/contexts/words-context'
import { paceIn } from '@/lib/script/pace'
import { paceOfVoice, SPOKEN_LENGTHS_URL, type SpokenLengths } from '@/lib/voices/pace'
import { Offer } from './offer'
import { useOffer, useSendOffer } from './use-offer'
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

type KnownProps = VoiceOfferProps & {
  pace: number
  /** Whose pace it is; null for the medium one. */
  reader: string | null
}

function Known({ sample, enquire, size, pace, reader }: KnownProps) {
  const words = useWords('briefs')
  const offer = useOffer(pace, reader)
  useSendOffer(enquire, offer, [[words.briefs.sample, sample]])
  if (offer.script.words === 0) return null
  return (
    <Band data-tone="mint" size={size}>
      <Offer offer={offer} size={size} />
    </Band>
  )
}

/** At the voice's own pace where words of its samples are known. @param props.mediumPace as editors write it */
export default function VoiceTimeAndPrice({ mediumPace, ...props }: VoiceOfferProps & { mediumPace: string }) {
  const { voice } = props
  const { data: lengths, error } = useFetchOnce<SpokenLengths>(SPOKEN_LENGTHS_URL, fetchWithRetries)
  const medium = paceIn(mediumPace)
  // Not another time a moment later. Without a response the medium pace is what is known.
  if (medium === null || !(lengths || error)) return null
  const own = paceOfVoice(voice, lengths ?? {}, medium)
  return <Known {...props} pace={own ?? medium} reader={own === null ? null : voice.pseudonym} />
}
