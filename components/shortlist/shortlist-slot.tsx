/** Loads the shortlist link's chunk only once there is a shortlist. */
import { type ComponentType, useEffect, useState } from 'react'
import { hasShortlist, SHORTLIST_CHANGE } from '@/lib/shortlist/signals'

export function ShortlistSlot() {
  const [Link, setLink] = useState<ComponentType | null>(null)

  useEffect(() => {
    function load(): void {
      // If the chunk fails to load, the link is omitted.
      import('./shortlist-link').then(({ ShortlistLink }) => setLink(() => ShortlistLink)).catch(() => undefined)
    }
    const loadIfAny = () => hasShortlist() && load()
    loadIfAny()
    addEventListener(SHORTLIST_CHANGE, load)
    addEventListener('storage', loadIfAny)
    return () => {
      removeEventListener(SHORTLIST_CHANGE, load)
      removeEventListener('storage', loadIfAny)
    }
  }, [])

  return Link && <Link />
}
