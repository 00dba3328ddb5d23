/** Copies the link that carries the list. Where the browser refuses, it stands in a field to be copied by hand (reading A63). */
import { chakra } from '@chakra-ui/react'
import { Check, Link2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { shortlistLink } from '@/lib/shortlist/link'
import type { ShortlistVoice } from '@/lib/shortlist/shortlist'

/** Milliseconds, as for the link to a single voice. */
const COPIED_FOR = 2000

const COPIED = 'Link Copied!'

const ByHand = chakra('div', {
  base: {
    flexBasis: '100%',
    '& label': { display: 'block', textStyle: 'small', fontWeight: '600', mb: '4px' },
    '& input': {
      width: '100%',
      maxWidth: '560px',
      height: '48px',
      px: '12px',
      bg: 'panel',
      border: '1px solid',
      borderColor: 'edge',
      borderRadius: 'field',
      textStyle: 'small',
    },
  },
})

export function CopyLink({ voices }: { voices: readonly ShortlistVoice[] }) {
  const id = useId()
  const [copies, setCopies] = useState(0)
  const [isCopied, setCopied] = useState(false)
  const [refused, setRefused] = useState<readonly ShortlistVoice[] | null>(null)

  // Every copy is shown for the whole time.
  useEffect(() => {
    if (copies === 0) return
    setCopied(true)
    const timer = setTimeout(() => setCopied(false), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(shortlistLink(window.location.origin, voices))
      setRefused(null)
      setCopies((count) => count + 1)
    } catch {
      setRefused(voices)
    }
  }

  return (
    <>
      <Button look="secondary" onClick={() => void copy()}>
        {isCopied ? (
          <Check size={20} strokeWidth={1.75} aria-hidden />
        ) : (
          <Link2 size={20} strokeWidth={1.75} aria-hidden />
        )}
        {isCopied ? COPIED : 'Copy link'}
      </Button>
      <VisuallyHidden role="status">{isCopied && COPIED}</VisuallyHidden>
      {refused && (
        <ByHand>
          <label htmlFor={id}>Copy this link</label>
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
