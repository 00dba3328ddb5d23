/** What was pressed before the core had loaded; note-presses.js, in the page's head, has noted it. */
import { repeatPress } from '@/lib/browser/press-time'

declare global {
  interface Window {
    /** Stops noting presses. @returns each control with the time of its press, in order. Pages that Next renders have none. */
    takeEarlyPresses?: () => [control: HTMLElement, timeMs: number][]
  }
}

/** Presses them again, which the core now handles: in the same order, so that the latest wins. */
export function repeatEarlyPresses(): void {
  for (const press of window.takeEarlyPresses?.() ?? []) repeatPress(...press)
}
