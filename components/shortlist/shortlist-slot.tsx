/**
 * The place of the link to the shortlist. Its code comes only once there is a shortlist: visitors who keep nothing load nothing.
 */
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
      // Without it the page is as it was.
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
