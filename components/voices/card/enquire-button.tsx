/** "Enquire now" with the booking ref below it, in one button; the prefilled brief names the voice. */
import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { EnquiryButton } from '@/components/enquiry/dialog/enquiry-button'
import type { ButtonVariant } from '@/components/ui/controls/button'
import type { Voice } from '@/lib/api/models'
import { useWords } from '@/lib/contexts/words-context'
import { voiceAbout, voiceBrief } from '@/lib/enquiry/briefs'
import { fillIn } from '@/lib/words/words'

type EnquireButtonProps = { voice: Voice; variant?: ButtonVariant; ref?: Ref<HTMLButtonElement> }

export function EnquireButton({ voice: { pseudonym, code }, variant = 'secondary', ref }: EnquireButtonProps) {
  const words = useWords('voices', 'briefs')
  return (
    <EnquiryButton
      ref={ref}
      variant={variant}
      request={{ about: voiceAbout(pseudonym, code, words.briefs), brief: voiceBrief(pseudonym, code, words.briefs) }}
      flexDirection="column"
      gap="0.5"
      py="2"
    >
      <span>{words.voices.enquire}</span>{' '}
      {code && (
        <chakra.span textStyle="tiny" fontWeight="500" data-ref="">
          {fillIn(words.voices.bookingRef, { code })}
        </chakra.span>
      )}
    </EnquiryButton>
  )
}
