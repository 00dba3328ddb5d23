/**
 * Description of a voice: the short one, and the longer one of its website.
 *
 * A long text is clamped by CSS, with a More button that works without JavaScript: screen readers and search engines
 * get the whole text.
 */
import { chakra } from '@chakra-ui/react'
import { useWords } from '@/lib/words/use-words'
import { voiceWords } from '@/lib/words/voices'

const Long = chakra('div', {
  base: {
    mt: '1.5',
    textStyle: 'small',
    color: 'muted',
    '&:has(details:not([open])) > p': { display: '-webkit-box', lineClamp: { base: '3' } },
    '@container (min-width: 25rem)': { '&:has(details:not([open])) > p': { lineClamp: '2' } },
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      // A 44 px touch target without 44 px of spacing.
      my: '-2.5',
      minWidth: 'touch',
      listStyle: 'none',
      cursor: 'pointer',
      color: 'fg',
      fontWeight: '600',
      textDecoration: 'underline',
      textUnderlineOffset: '0.18em',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& details[open] > summary > [data-when=closed], & details:not([open]) > summary > [data-when=open]': {
      display: 'none',
    },
  },
})

/** Maximum number of characters that is shown without More. */
const LONG = 180
/** Scripts with letters of double width. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g

function isLong(text: string): boolean {
  return text.length + (text.match(WIDE)?.length ?? 0) > LONG
}

type VoiceAboutProps = { shortDescription: string; websiteDescription: string }

export function VoiceAbout({ shortDescription, websiteDescription }: VoiceAboutProps) {
  const words = useWords(voiceWords)
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
          {isLong(websiteDescription) && (
            <details>
              <summary>
                <span data-when="closed">{words('more')}</span>
                <span data-when="open">{words('less')}</span>
              </summary>
            </details>
          )}
        </Long>
      )}
    </>
  )
}
