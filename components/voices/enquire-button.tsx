/** "Enquire now" with the booking ref below it, in one button; the prefilled brief names the voice. */
import { chakra } from '@chakra-ui/react'
import { QuoteButton } from '@/components/quote/quote-button'
import type { Voice } from '@/lib/api/models'
import { voiceAbout, voiceBrief } from '@/lib/enquiry/briefs'

export function EnquireButton({ voice: { pseudonym, code } }: { voice: Voice }) {
  return (
    <QuoteButton
      variant="secondary"
      request={{ about: voiceAbout(pseudonym, code), brief: voiceBrief(pseudonym, code) }}
      flexDirection="column"
      gap="0.5"
      py="2"
    >
      <span>Enquire now</span>{' '}
      {code && (
        <chakra.span textStyle="tiny" fontWeight="500">
          Booking ref: {code}
        </chakra.span>
      )}
    </QuoteButton>
  )
}
