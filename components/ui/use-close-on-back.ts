/**
 * Back closes an open dialog instead of leaving the page.
 *
 * An open dialog has an entry of its own in the history, with the address of the page. Next's router must not see the steps to and from
 * that entry, because it would load the page again; so they are taken out on their way, before it hears of them.
 */
import Router from 'next/router'
import { useEffect, useEffectEvent } from 'react'

/** Closes the dialog that owns the current entry; null while none is open. */
let closeOpenDialog: (() => void) | null = null
/** `history.back()` was called for a dialog that has closed, and has not happened yet. */
let isLeaving = false

function addEntry(): void {
  window.history.pushState({ ...window.history.state, isDialog: true }, '')
}

function isPageOnScreen(): boolean {
  const { pathname, search, hash } = window.location
  return pathname + search + hash === Router.asPath
}

function handlePopState(event: PopStateEvent): void {
  if (isLeaving) {
    isLeaving = false
    event.stopImmediatePropagation()
    // Another dialog was opened before the step was done.
    if (closeOpenDialog) addEntry()
    return
  }
  const close = closeOpenDialog
  closeOpenDialog = null
  if (isPageOnScreen() && (close || event.state?.isDialog)) event.stopImmediatePropagation()
  close?.()
}

/** Forgets the entry without a step back: for a dialog that closes because the visitor goes to another page. */
export function keepDialogEntry(): void {
  closeOpenDialog = null
}

/** @param close called when the visitor presses Back while the dialog is open */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const own = () => onBack()
    // In the capture phase, because Next's own listener was registered first.
    window.addEventListener('popstate', handlePopState, { capture: true })
    closeOpenDialog = own
    if (!isLeaving) addEntry()
    return () => {
      if (closeOpenDialog !== own) return
      closeOpenDialog = null
      isLeaving = true
      window.history.back()
    }
  }, [isOpen])
}
