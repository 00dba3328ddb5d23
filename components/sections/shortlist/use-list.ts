/** Hook that returns the list to show: the visitor's own, or the one shared by a link. */
import { useMemo, useState, useSyncExternalStore } from 'react'
import { readQuery, subscribeAddress } from '@/lib/browser/address'
import { parseShortlistLink } from '@/lib/shortlist/link'
import { NO_VOICES, type ShortlistVoice } from '@/lib/shortlist/shortlist'
import { getShortlist, setShortlist, subscribeShortlist } from '@/lib/shortlist/store'

type Voices = readonly ShortlistVoice[]

export type ShownList = {
  voices: Voices
  /** The visitor's own, whichever is shown. */
  own: Voices
  /** It was shared by a link: changes stay on this page and never affect the visitor's own list. */
  isShared: boolean
  change(voices: Voices): void
}

/** Null on the server and during hydration. */
export function useShownList(): ShownList | null {
  const own = useSyncExternalStore<Voices | null>(subscribeShortlist, getShortlist, () => null)
  const search = useSyncExternalStore(subscribeAddress, readQuery, () => '')
  const linked = useMemo(() => parseShortlistLink(search) ?? NO_VOICES, [search])
  const [changed, setChanged] = useState<{ search: string; voices: Voices } | null>(null)
  if (own === null) return null
  if (linked.length === 0) return { voices: own, own, isShared: false, change: setShortlist }
  return {
    voices: changed?.search === search ? changed.voices : linked,
    own,
    isShared: true,
    change: (voices) => setChanged({ search, voices }),
  }
}
