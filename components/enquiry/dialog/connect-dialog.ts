/**
 * Connects the enquiry forms to the page: presses that open and close the dialog, a form that is sent before its code has come,
 * and the store of what is typed, which is saved when the page is left.
 */
import { saveTexts } from '@/components/enquiry/drafts/store'
import { afterPendingInput, hydrateIslandOf } from '@/components/runtime/islands'
import { afterFrame } from '@/components/runtime/press-tracking'
import { handlePress } from '@/components/runtime/presses'
import { whenLeft } from '@/lib/browser/loading'
import { sendNatively } from '@/lib/enquiry/send-natively'
import { closeDialog, dialogElement, openDialog } from './enquiry-dialog'

/** Opens the dialog; without one the control leads to the form's own page. Its island hydrates after the frame that shows it. */
function open(control: HTMLElement): boolean {
  const dialog = dialogElement()
  if (!dialog) return false
  // What was chosen before the control's island is hydrated, such as in the estimator, changes what the press is about.
  afterPendingInput(control, () => {
    openDialog(dialog, control)
    afterFrame(() => hydrateIslandOf(dialog))
  })
  return true
}

function close(): boolean {
  closeDialog()
  return true
}

/** @param signal stops it */
export function connectEnquiryDialog(signal: AbortSignal): void {
  handlePress('enquire', open)
  handlePress('close', close)
  whenLeft(saveTexts, signal)
  document.addEventListener('submit', sendNatively, { capture: true, signal })
}
