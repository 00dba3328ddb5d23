/** Loads the code of the custom elements when one of them comes near. Without it they stay as the server has rendered them. */

let elements: Promise<unknown> | null = null

async function loadElements(): Promise<void> {
  try {
    elements ??= import('./custom-elements')
    await elements
  } catch {
    elements = null
    document.documentElement.dataset.failed = ''
  }
}

const NAMES = 'count-up, logo-carousel, voice-carousel'

/** How far below the window an element is near, as a share of the window's height. */
const NEAR = '10%'

/** @param signal stops it */
export function watchElements(signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void loadElements()
    },
    { rootMargin: `0px 0px ${NEAR}` },
  )
  for (const element of document.querySelectorAll(NAMES)) observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Repeats a press on a control of a custom element that is not yet defined. @returns whether it does */
export function pressWhenDefined(control: HTMLElement): boolean {
  const isWaiting = () => control.closest(':not(:defined)') !== null
  if (!isWaiting()) return false
  void loadElements().then(() => isWaiting() || control.click())
  return true
}
