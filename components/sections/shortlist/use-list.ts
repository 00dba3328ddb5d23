/** Hook that returns the list to show: the visitor's own, or the one shared by a link. */
import { useMemo, useSyncExternalStore } from 'react'
import { readQuery, subscribeUrl } from '@/lib/browser/query'
import { parseShortlistLink } from '@/lib/shortlist/link'
import type { ShortlistVoice } from '@/lib/shortlist/shortlist'
import { getShortlist, subscribeShortlist } from '@/lib/shortlist/store'

type Voices = readonly ShortlistVoice[]

export type ShownList = {
  voices: Voices
  /** It was shared by a link, and changes nothing in the visitor's own list. */
  isShared: boolean
}

/** Null on the server and during hydration. */
export function useShownList(): ShownList | null {
  const own = useSyncExternalStore<Voices | null>(subscribeShortlist, getShortlist, () => null)
  const search = useSyncExternalStore(subscribeUrl, readQuery, () => '')
  const linked = useMemo(() => parseShortlistLink(search), [search])
  if (own === null) return null
  const isShared = linked.length > 0
  return { voices: isShared ? linked : own, isShared }
}
