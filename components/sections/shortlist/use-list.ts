/** Hook that returns the list to show: the visitor's own, or the one shared by a link; and what is noted on its voices. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { readHash, readQuery, replaceUrl, subscribeUrl } from '@/lib/browser/query'
import { parseShortlistLink } from '@/lib/shortlist/link'
import { type Carried, decodeFragment, encodeFragment, NOTHING_CARRIED } from '@/lib/shortlist/link-fragment'
import { NO_VOICES, type ShortlistVoice, withNote } from '@/lib/shortlist/shortlist'
import { getShortlist, setShortlist, subscribeShortlist } from '@/lib/shortlist/store'

type Voices = readonly ShortlistVoice[]

export type ShownList = {
  voices: Voices
  /** It was shared by a link, and changes nothing in the visitor's own list. */
  isShared: boolean
  /** The script that came with the link, as it is stored; null for none. */
  script: string | null
  /** Notes something on a voice: in the own list, or, of a shared one, in the URL, which can be sent back. */
  note(id: string, text: string): void
}

/** What the fragment of the URL carries, and a function that changes a note in it. */
function useCarried() {
  const hash = useSyncExternalStore(subscribeUrl, readHash, () => '')
  const [carried, setCarried] = useState<Carried>(NOTHING_CARRIED)
  /** The fragment that was written here. */
  const written = useRef('')
  useEffect(() => {
    if (hash === written.current) return
    let isCurrent = true
    void decodeFragment(hash).then((decoded) => isCurrent && setCarried(decoded))
    return () => {
      isCurrent = false
    }
  }, [hash])

  function note(id: string, text: string): void {
    const next = { ...carried, notes: new Map(carried.notes).set(id, text) }
    setCarried(next)
    void encodeFragment(next).then((fragment) => {
      // One that is too long stays on the page, which says so.
      if (fragment === null) return
      written.current = fragment
      replaceUrl(window.location.pathname + window.location.search + fragment)
    })
  }
  return { carried, note }
}

function noteOwn(id: string, text: string): void {
  setShortlist(withNote(getShortlist(), id, text))
}

/** Empty on the server and during hydration. */
export function useShownList(): ShownList {
  const own = useSyncExternalStore<Voices>(subscribeShortlist, getShortlist, () => NO_VOICES)
  const search = useSyncExternalStore(subscribeUrl, readQuery, () => '')
  const linked = useMemo(() => parseShortlistLink(search), [search])
  const { carried, note } = useCarried()
  const shared = useMemo(
    () => linked.map((voice) => ({ ...voice, note: carried.notes.get(voice.id) ?? '' })),
    [linked, carried],
  )
  return shared.length > 0
    ? { voices: shared, isShared: true, script: carried.script, note }
    : { voices: own, isShared: false, script: null, note: noteOwn }
}
