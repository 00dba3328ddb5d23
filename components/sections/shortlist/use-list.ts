/** Hook that returns the list to show: the visitor's own, or the one shared by a link. */
import { useMemo, useSyncExternalStore } from 'react'
import { readQuery, subscribeUrl } from '@/lib/browser/query'
import { parseShortlistLink } from '@/lib/shortlist/link'
import { NO_VOICES, type ShortlistVoice } from '@/lib/shortlist/shortlist'
import { getShortlist, subscribeShortlist } from '@/lib/shortlist/store'

type Voices = readonly ShortlistVoice[]

export type ShownList = {
  voices: Voices
  /** It was shared by a link, and changes nothing in the visitor's own list. */
  isShared: boolean
}

/** Empty on the server and during hydration. */
export function useShownList(): ShownList {
  const own = useSyncExternalStore<Voices>(subscribeShortlist, getShortlist, () => NO_VOICES)
  const search = useSyncExternalStore(subscribeUrl, readQuery, () => '')
  const linked = useMemo(() => parseShortlistLink(search), [search])
  const isShared = linked.length > 0
  return { voices: isShared ? linked : own, isShared }
}
