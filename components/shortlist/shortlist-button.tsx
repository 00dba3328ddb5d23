/** Toggles a voice on the shortlist: a secondary action of a voice card, styled by its row. */
import { Bookmark } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { Voice } from '@/lib/api/models'
import { useWords } from '@/lib/contexts/words-context'
import { SHORTLIST_MAX, shortlistVoice, toggleVoice } from '@/lib/shortlist/shortlist'
import { getShortlist, setShortlist, subscribeShortlist } from '@/lib/shortlist/store'

/** Returns a primitive, so that a change renders only the affected cards. */
function standing(voiceId: string): 'kept' | 'full' | 'open' {
  const voices = getShortlist()
  if (voices.some(({ id }) => id === voiceId)) return 'kept'
  return voices.length < SHORTLIST_MAX ? 'open' : 'full'
}

type ShortlistButtonProps = {
  voice: Voice
  /** Category of the sample that is selected: it is put on the list, too. */
  sample?: string
}

export function ShortlistButton({ voice, sample }: ShortlistButtonProps) {
  const now = useSyncExternalStore(
    subscribeShortlist,
    () => standing(String(voice.id)),
    () => 'open',
  )
  const words = useWords('shortlist')
  const isListed = now === 'kept'
  const isFull = now === 'full'
  const name = `${isListed ? 'Remove' : 'Add'} ${voice.pseudonym} ${isListed ? 'from' : 'to'} ${words.shortlist.shortlist.toLowerCase()}`
  return (
    <button
      type="button"
      aria-label={isFull ? `${name}: shortlist is full` : name}
      aria-pressed={isListed}
      aria-disabled={isFull}
      onClick={() => setShortlist(toggleVoice(getShortlist(), shortlistVoice(voice, sample?.trim())))}
    >
      <Bookmark fill={isListed ? 'currentColor' : 'none'} />
      {words.shortlist.shortlist}
    </button>
  )
}
