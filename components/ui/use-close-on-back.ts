/**
 * Hook with which Back closes an open dialog instead of leaving the page.
 *
 * An open dialog has its own history entry with the page's URL. Next's router would reload the page on a popstate to
 * or from that entry, so those events are stopped before they reach it.
 */
import Router from 'next/router'
import { useEffect, useEffectEvent } from 'react'

/** Closes the dialog that owns the current entry; null while none is open. */
let closeOpenDialog: (() => void) | null = null
/** `history.back()` was called for a closed dialog, and its popstate has not fired yet. */
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
    // Another dialog was opened before the popstate fired.
    if (closeOpenDialog) addEntry()
    return
  }
  const close = closeOpenDialog
  closeOpenDialog = null
  if (isPageOnScreen() && (close || event.state?.isDialog)) event.stopImmediatePropagation()
  close?.()
}

/** Drops the entry without going back: for a dialog that closes because of a navigation. */
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
