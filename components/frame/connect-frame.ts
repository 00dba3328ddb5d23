/** Connects the frame to the page: its menu, the custom elements, and what shows that the next page is slow. */
import { handlePress } from '@/components/runtime/presses'
import { hasPopovers } from '@/lib/browser/modal'
import { FOOTER_NAVIGATION_ID } from '@/lib/html/frame-ids'
import { pressWhenDefined, watchElements } from './load-elements'
import { showSlowNavigation } from './slow-navigation'

/** Browsers without popovers show the footer's navigation instead of the menu. */
function leadToFooter(): boolean {
  if (hasPopovers()) return false
  location.hash = FOOTER_NAVIGATION_ID
  return true
}

/** @param signal stops it */
export function connectFrame(signal: AbortSignal): void {
  handlePress('menu', leadToFooter)
  handlePress('move', pressWhenDefined)
  watchElements(signal)
  showSlowNavigation(signal)
}
