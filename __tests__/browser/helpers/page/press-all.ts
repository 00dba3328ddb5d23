/** Presses every kind of control of pages, twice: a toggle is on, then off again. */
import type { Page } from '@playwright/test'

const CONTROLS = 'button, summary, [role=tab], input[type=radio], input[type=checkbox], a[data-press], select'

/** Controls of one kind that are pressed: the cards of a list are alike. */
const OF_A_KIND = 2

declare global {
  interface Window {
    /** What `pressAll` has pressed on this page. */
    pressedControls?: WeakSet<Element>
  }
}

/** How many controls of each kind were pressed: the header is the same on every page. */
export type PressedKinds = Map<string, number>

/**
 * Runs in the page. In a dialog it presses the dialog's controls only. @returns the kinds that were pressed, whether a dialog
 * is open, and the number of islands that have lost their content
 */
async function pressInPage(given: { controls: string; ofAKind: number; kinds: [string, number][] }) {
  const { controls, ofAKind } = given
  const rendered = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  // Links of the page are not followed, and nothing is downloaded.
  function stay(event: Event): void {
    if (event.target instanceof Element && event.target.closest('a:not([data-press])')) event.preventDefault()
  }
  if (!window.pressedControls) document.addEventListener('click', stay)
  window.pressedControls ??= new WeakSet()
  const all = window.pressedControls
  const kinds = new Map(given.kinds)
  const islands = Array.from(document.querySelectorAll('[data-island]')).filter((island) => island.textContent !== '')
  const openDialog = () => Array.from(document.querySelectorAll('dialog[open]')).at(-1)

  function next(): HTMLElement | undefined {
    for (const control of (openDialog() ?? document).querySelectorAll<HTMLElement>(controls)) {
      if (all.has(control) || !control.checkVisibility()) continue
      all.add(control)
      const kind = `${control.tagName} ${control.className} ${control.textContent}`
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

/**
 * @param pressed what was pressed on earlier pages, to which it adds; pages share what is alike
 * @returns how many islands have lost their content
 */
export async function pressAll(page: Page, pressed: PressedKinds): Promise<number> {
  let lost = 0
  for (;;) {
    const given = { controls: CONTROLS, ofAKind: OF_A_KIND, kinds: Array.from(pressed) }
    const { kinds, hasDialog, emptied } = await page.evaluate(pressInPage, given)
    for (const [kind, count] of kinds) pressed.set(kind, count)
    lost += emptied
    if (!hasDialog) return lost
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null)
  }
}
