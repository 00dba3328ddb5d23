/** Brings a place of the page back into view, and the focus to it. */

/** Sent, bubbling, to a place before it is scrolled to: whatever has moved it out of sight brings it back (a carousel). */
export const REVEAL = 'reveal'

/** Milliseconds for a carousel to come back. */
const TIMEOUT_MS = 1500

/** A part of the page that is inert cannot have the focus. */
async function untilReachable(element: Element): Promise<void> {
  for (const end = performance.now() + TIMEOUT_MS; element.closest('[inert]') && performance.now() < end; ) {
    await new Promise(requestAnimationFrame)
  }
}

export async function reveal(element: HTMLElement): Promise<void> {
  element.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }))
  await untilReachable(element)
  element.focus({ preventScroll: true })
  // Smooth or at once, as the page's own style says.
  element.scrollIntoView({ block: 'center', inline: 'nearest' })
}
