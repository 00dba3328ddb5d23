/** Copies the link that contains the shortlist. If the browser refuses, shows it in a field to be copied manually. */
import { Link2 } from 'lucide-react'
import { CopyButton } from '@/components/ui/copy-button'
import { CopyField } from '@/components/ui/copy-field'
import { useCopy } from '@/components/ui/use-copy'
import { shortlistLink } from '@/lib/shortlist/link'
import type { ShortlistVoice } from '@/lib/shortlist/shortlist'
import { shortlistWords } from '@/lib/words/shortlist'
import { useWords } from '@/lib/words/use-words'

export function CopyLink({ voices }: { voices: readonly ShortlistVoice[] }) {
  const words = useWords(shortlistWords)
  const { isCopied, refused, copy } = useCopy()
  const link = () => shortlistLink(window.location.origin, voices)
  return (
    <>
      <CopyButton
        variant="secondary"
        icon={Link2}
        label={words('copyLink')}
        copiedLabel={words('linkCopied')}
        isCopied={isCopied}
        onCopy={() => void copy(link())}
      />
      {refused !== null && <CopyField label={words('copyThisLink')} text={link()} />}
    </>
  )
}
