/** State of the small-screen menu, with the effects of an open menu on the page. */

import { useRouter } from 'next/router'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { FROM_LG } from '@/components/ui/media'

/** From this width on the header shows the navigation itself (the theme's `lg`). */

export type Menu = {
  isOpen: boolean
  toggle(): void
  close(): void
  /** The button that opens it; gets the focus back on Escape. */
  opener: RefObject<HTMLButtonElement | null>
}

export function useMenu(): Menu {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const router = useRouter()
  const close = useCallback(() => setOpen(false), [])
  const toggle = useCallback(() => setOpen((open) => !open), [])

  useEffect(() => {
    router.events.on('routeChangeStart', close)
    return () => {
      router.events.off('routeChangeStart', close)
    }
  }, [router.events, close])

  useEffect(() => {
    if (!isOpen) return
    const { style } = document.documentElement
    const before = style.overflow
    style.overflow = 'hidden'
    // The open menu covers the page, so the content below it must not be focusable.
    const covered = ['skip', 'page'].map((id) => document.getElementById(id))
    for (const element of covered) element?.toggleAttribute('inert', true)

    function handleKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    // Rotating a tablet to landscape closes the menu.
    const desktop = globalThis.matchMedia?.(FROM_LG)
    document.addEventListener('keydown', handleKey)
    desktop?.addEventListener('change', close)
    return () => {
      style.overflow = before
      for (const element of covered) element?.removeAttribute('inert')
      document.removeEventListener('keydown', handleKey)
      desktop?.removeEventListener('change', close)
    }
  }, [isOpen, close])

  return { isOpen, toggle, close, opener }
}
