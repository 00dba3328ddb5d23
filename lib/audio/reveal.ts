/** Scrolls an element into view and focuses it. */

/** Bubbling event sent to an element before it is scrolled to, so that a carousel can bring it back into view. */
export const REVEAL = 'reveal'

/** Milliseconds for a carousel to move. */
const TIMEOUT_MS = 1500

/** Waits until the element is no longer inert, because inert content cannot have focus. */
async function untilReachable(element: Element): Promise<void> {
  for (const end = performance.now() + TIMEOUT_MS; element.closest('[inert]') && performance.now() < end; ) {
    await new Promise(requestAnimationFrame)
  }
}

export async function reveal(element: HTMLElement): Promise<void> {
  element.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }))
  await untilReachable(element)
  element.focus({ preventScroll: true })
  // The page's own CSS decides between smooth and instant scrolling.
  element.scrollIntoView({ block: 'center', inline: 'nearest' })
}
