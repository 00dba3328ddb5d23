/** Loads the shortlist link's chunk only once there is a shortlist. */
import { type ComponentType, useEffect, useState } from 'react'
import { isShortlistStored, SHORTLIST_CHANGE } from '@/lib/shortlist/signals'

type Link = ComponentType<{ onFollow?: () => void }>

export function ShortlistSlot({ onFollow }: { onFollow?: () => void }) {
  const [Link, setLink] = useState<Link | null>(null)

  useEffect(() => {
    function load(): void {
      // If the chunk fails to load, the link is omitted.
      import('./shortlist-link').then(({ ShortlistLink }) => setLink(() => ShortlistLink)).catch(() => undefined)
    }
    const loadIfStored = () => isShortlistStored() && load()
    loadIfStored()
    addEventListener(SHORTLIST_CHANGE, load)
    addEventListener('storage', loadIfStored)
    return () => {
      removeEventListener(SHORTLIST_CHANGE, load)
      removeEventListener('storage', loadIfStored)
    }
  }, [])

  return Link && <Link onFollow={onFollow} />
}
