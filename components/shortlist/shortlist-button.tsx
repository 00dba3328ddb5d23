/** Keeps a voice for later, or lets it go. A quiet action of a voice card. */
import { chakra } from '@chakra-ui/react'
import { Bookmark } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { Voice } from '@/lib/api/models'
import { SHORTLIST_MAX, shortlistVoice, toggleVoice } from '@/lib/shortlist/shortlist'
import { getShortlist, setShortlist, subscribeShortlist } from '@/lib/shortlist/store'

const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '44px',
    textStyle: 'small',
    fontWeight: '600',
    _hover: { textDecoration: 'underline' },
    '& svg': { width: '18px', height: '18px' },
    '&[aria-pressed=true] svg': { fill: 'currentColor' },
    '&[aria-disabled=true]': { color: 'muted', cursor: 'default' },
  },
})

/** A primitive, so that a change renders only the cards it concerns. */
function standing(voiceId: string): 'kept' | 'full' | 'open' {
  const voices = getShortlist()
  if (voices.some(({ id }) => id === voiceId)) return 'kept'
  return voices.length < SHORTLIST_MAX ? 'open' : 'full'
}

export function ShortlistButton({ voice }: { voice: Voice }) {
  const now = useSyncExternalStore(
    subscribeShortlist,
    () => standing(String(voice.id)),
    () => 'open',
  )
  const name = now === 'kept' ? `Remove ${voice.pseudonym} from shortlist` : `Add ${voice.pseudonym} to shortlist`
  return (
    <Toggle
      type="button"
      aria-label={now === 'full' ? `${name}: shortlist is full` : name}
      aria-pressed={now === 'kept'}
      aria-disabled={now === 'full'}
      onClick={() => setShortlist(toggleVoice(getShortlist(), shortlistVoice(voice)))}
    >
      <Bookmark aria-hidden strokeWidth={1.75} />
      Shortlist
    </Toggle>
  )
}
