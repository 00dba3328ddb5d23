/** Makes Back close an open dialog instead of leaving the page: the dialog has its own history entry. */
import { followedLink } from './followed-link'

/** Closes the dialog that owns the current entry; null while none is open. */
let closeOpenDialog: (() => void) | null = null
/** `history.back()` was called for a closed dialog, and its popstate has not fired yet. */
let isLeaving = false

function addEntry(): void {
  history.pushState({ ...history.state, isDialog: true }, '')
}

function handlePopState(): void {
  if (isLeaving) {
    isLeaving = false
    // Another dialog was opened before the popstate fired.
    if (closeOpenDialog) addEntry()
    return
  }
  const close = closeOpenDialog
  closeOpenDialog = null
  close?.()
}

/** A link in the dialog replaces the dialog's entry, so that Back from its target returns to the page. */
function handleClick(event: MouseEvent): void {
  const link = closeOpenDialog && followedLink(event)
  if (!link) return
  event.preventDefault()
  location.replace(link.href)
}

/**
 * Call it when a dialog opens.
 * @param close called when the visitor presses Back while the dialog is open
 * @returns a function to call when the dialog is closed
 */
export function closeOnBack(close: () => void): () => void {
  addEventListener('popstate', handlePopState)
  document.addEventListener('click', handleClick)
  closeOpenDialog = close
  if (!isLeaving) addEntry()
  return () => {
    document.removeEventListener('click', handleClick)
    if (closeOpenDialog !== close) return
    closeOpenDialog = null
    isLeaving = true
    history.back()
  }
}
