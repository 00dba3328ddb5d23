/** State of the small-screen menu, which is a popover, with the effects of an open menu on the page. */

import { type ToggleEvent, useEffect, useRef, useState } from 'react'
import { FROM_LG } from '@/components/ui/media'
import { isOpenPopover } from '@/lib/browser/modal'

export type Menu = ReturnType<typeof useMenu>

export function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const sheet = useRef<HTMLElement>(null)

  // It may have been opened before hydration.
  useEffect(() => setOpen(isOpenPopover(sheet.current)), [])

  useEffect(() => {
    if (!isOpen) return
    // The open menu covers the page, so the content below it must not be focusable.
    const covered = ['skip', 'page'].map((id) => document.getElementById(id))
    for (const element of covered) element?.toggleAttribute('inert', true)
    const close = () => sheet.current?.hidePopover()
    function handleClick({ target }: Event): void {
      if (target instanceof Element && target.closest('a')) close()
    }
    const menu = sheet.current
    menu?.addEventListener('click', handleClick)
    // Rotating a tablet to landscape closes the menu.
    const desktop = matchMedia(FROM_LG)
    desktop.addEventListener('change', close)
    // The tablet was rotated before this listened.
    if (desktop.matches) close()
    return () => {
      for (const element of covered) element?.removeAttribute('inert')
      menu?.removeEventListener('click', handleClick)
      desktop.removeEventListener('change', close)
    }
  }, [isOpen])

  return {
    isOpen,
    sheet,
    handleToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
  }
}
