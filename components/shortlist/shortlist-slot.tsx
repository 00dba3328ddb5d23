/** Loads the shortlist link's chunk only once there is a shortlist. */
import { type ComponentType, useEffect, useState } from 'react'
import { SHORTLIST_CHANGE, SHORTLIST_KEY } from '@/lib/shortlist/signals'

type Link = ComponentType<{ onFollow?: () => void }>

function isStored(): boolean {
  try {
    return localStorage.getItem(SHORTLIST_KEY) !== null
  } catch {
    return false
  }
}

export function ShortlistSlot({ onFollow }: { onFollow?: () => void }) {
  const [Link, setLink] = useState<Link | null>(null)

  useEffect(() => {
    function load(): void {
      // If the chunk fails to load, the link is omitted.
      import('./shortlist-link').then(({ ShortlistLink }) => setLink(() => ShortlistLink)).catch(() => undefined)
    }
    const loadIfStored = () => isStored() && load()
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
