/**
 * Presses every kind of control of a page, twice: a toggle is on, then off again. Self-contained, because browser tests run it in
 * the page.
 */

export const CONTROLS =
  'button, summary, [role=tab], input[type=radio], input[type=checkbox], a[data-act=press], select'

declare global {
  interface Window {
    /** What `pressControls` has pressed on this page. */
    pressedControls?: WeakSet<Element>
  }
}

export type Presses = {
  controls: string
  /** Controls of one kind that are pressed: the cards of a list are alike. */
  ofAKind: number
  /** How many of each kind were pressed before. */
  kinds: [string, number][]
}

/**
 * In a dialog it presses the dialog's controls only. @returns the kinds that were pressed, whether a dialog
 * is open, and the number of islands that have lost their content
 */
export async function pressControls({ controls, ofAKind, kinds: known }: Presses) {
  const rendered = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  // Links of the page are not followed, and nothing is downloaded.
  function stay(event: Event): void {
    if (event.target instanceof Element && event.target.closest('a:not([data-act=press])')) event.preventDefault()
  }
  if (!window.pressedControls) document.addEventListener('click', stay)
  window.pressedControls ??= new WeakSet()
  const all = window.pressedControls
  const kinds = new Map(known)
  const islands = Array.from(document.querySelectorAll('[data-island]')).filter((island) => island.textContent !== '')
  const openDialog = () => Array.from(document.querySelectorAll('dialog[open]')).at(-1)

  function next(): HTMLElement | undefined {
    for (const control of (openDialog() ?? document).querySelectorAll<HTMLElement>(controls)) {
      if (all.has(control) || !control.checkVisibility()) continue
      all.add(control)
      // Booking refs and numbers tell what is alike apart.
      const text = control.textContent.replace(/\S*\d\S*/g, '')
      const kind = `${control.tagName} ${control.className} ${text}`
      const count = (kinds.get(kind) ?? 0) + 1
      kinds.set(kind, count)
      if (count <= ofAKind) return control
    }
    return undefined
  }

  function press(control: HTMLElement): void {
    if (!(control instanceof HTMLSelectElement)) {
      control.click()
      return
    }
    control.focus()
    control.selectedIndex = control.options.length - 1
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }

  for (let control = next(); control; control = next()) {
    const dialog = openDialog()
    press(control)
    await rendered()
    if (control.isConnected && openDialog() === dialog) press(control)
    await rendered()
  }
  const emptied = islands.filter((island) => island.isConnected && island.textContent === '')
  return { kinds: Array.from(kinds), hasDialog: openDialog() !== undefined, emptied: emptied.length }
}
