/** Description of a voice: the short one, and the longer one of its website, clamped by CSS when it is long. */
import { chakra } from '@chakra-ui/react'
import { More } from '@/components/ui/text/more'
import { useWords } from '@/lib/contexts/words-context'

const Long = chakra('div', {
  base: {
    mt: '1.5',
    textStyle: 'small',
    color: 'muted',
    '&:has(details:not([open])) > p': { display: '-webkit-box', lineClamp: { base: '3' } },
    '@container (min-width: 25rem)': { '&:has(details:not([open])) > p': { lineClamp: '2' } },
    // A 44 px touch target without 44 px of spacing.
    '& summary': { my: '-2.5' },
  },
})

/** Maximum number of characters that is shown without More. */
const LONG = 180

type VoiceAboutProps = { shortDescription: string; websiteDescription?: string }

export function VoiceAbout({ shortDescription, websiteDescription }: VoiceAboutProps) {
  const words = useWords('voices')
  return (
    <>
      {shortDescription && (
        <chakra.p fontWeight="600" lineHeight="1.4" dir="auto">
          {shortDescription}
        </chakra.p>
      )}
      {websiteDescription && (
        <Long>
          <p dir="auto">{websiteDescription}</p>
          {websiteDescription.length > LONG && <More more={words.voices.more} less={words.voices.less} />}
        </Long>
      )}
    </>
  )
}
