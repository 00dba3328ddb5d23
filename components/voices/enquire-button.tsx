/** "Enquire now" with the booking ref below it, in one button; the prefilled brief names the voice. */
import { chakra } from '@chakra-ui/react'
import { QuoteButton } from '@/components/quote/quote-button'
import type { Voice } from '@/lib/api/models'
import { voiceAbout, voiceBrief } from '@/lib/enquiry/briefs'
import { briefWords } from '@/lib/words/briefs'
import { useWords } from '@/lib/words/use-words'
import { voiceWords } from '@/lib/words/voices'

export function EnquireButton({ voice: { pseudonym, code } }: { voice: Voice }) {
  const words = useWords(voiceWords)
  const brief = useWords(briefWords)
  return (
    <QuoteButton
      variant="secondary"
      request={{ about: voiceAbout(pseudonym, code, brief), brief: voiceBrief(pseudonym, code, brief) }}
      flexDirection="column"
      gap="0.5"
      py="2"
    >
      <span>{words('enquire')}</span>{' '}
      {code && (
        <chakra.span textStyle="tiny" fontWeight="500">
          {words('bookingRef', { code })}
        </chakra.span>
      )}
    </QuoteButton>
  )
}
