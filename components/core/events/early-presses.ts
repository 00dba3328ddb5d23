/** What was pressed before the core had loaded; note-presses.js, in the page's head, has noted it. */

declare global {
  interface Window {
    /** Stops noting presses. @returns the controls in the order of the presses. Pages that Next renders have none. */
    takeEarlyPresses?: () => HTMLElement[]
  }
}

/** Presses them again, which the core now handles: in the same order, so that the latest wins. */
export function repeatEarlyPresses(): void {
  for (const control of window.takeEarlyPresses?.() ?? []) control.click()
}
