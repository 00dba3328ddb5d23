/** Copies the link that contains the shortlist. If the browser refuses, shows it in a field to be copied manually. */
import { chakra } from '@chakra-ui/react'
import { Link2 } from 'lucide-react'
import { useId } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { useCopy } from '@/components/ui/use-copy'
import { shortlistLink } from '@/lib/shortlist/link'
import type { ShortlistVoice } from '@/lib/shortlist/shortlist'
import { shortlistWords } from '@/lib/words/shortlist'
import { useWords } from '@/lib/words/use-words'

const ByHand = chakra('div', {
  base: {
    flexBasis: '100%',
    '& label': { display: 'block', textStyle: 'small', fontWeight: '600', mb: '1' },
    '& input': {
      width: '100%',
      maxWidth: '35rem',
      height: '12',
      px: '3',
      bg: 'panel',
      border: '1px solid {colors.edge}',
      borderRadius: 'field',
      textStyle: 'small',
    },
  },
})

export function CopyLink({ voices }: { voices: readonly ShortlistVoice[] }) {
  const id = useId()
  const words = useWords(shortlistWords)
  const { isCopied, refused, copy } = useCopy()

  return (
    <>
      <CopyButton
        variant="secondary"
        icon={Link2}
        label={words('copyLink')}
        copiedLabel={words('linkCopied')}
        isCopied={isCopied}
        onCopy={() => void copy(shortlistLink(window.location.origin, voices))}
      />
      {refused !== null && (
        <ByHand>
          <label htmlFor={id}>{words('copyThisLink')}</label>
          <input
            id={id}
            readOnly
            value={shortlistLink(window.location.origin, voices)}
            onFocus={(event) => event.currentTarget.select()}
          />
        </ByHand>
      )}
    </>
  )
}
