/** Presses every kind of control of a page, twice: a toggle is on, then off again. */
import type { Page } from '@playwright/test'

const CONTROLS = 'button, summary, [role=tab], input[type=radio], input[type=checkbox], a[data-press], select'

/** Controls of one kind that are pressed: the cards of a list are alike. */
const OF_A_KIND = 2

declare global {
  interface Window {
    /** What `pressAll` has pressed: each control, and the number of each kind. */
    pressedControls?: { all: WeakSet<Element>; kinds: Map<string, number> }
  }
}

/**
 * Runs in the page. In a dialog it presses the dialog's controls only. @returns how many were pressed, whether a dialog is
 * open, and the islands that have lost their content
 */
async function pressInPage({ controls, ofAKind }: { controls: string; ofAKind: number }) {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  // Links of the page are not followed, and nothing is downloaded.
  function stay(event: Event): void {
    if (event.target instanceof Element && event.target.closest('a:not([data-press])')) event.preventDefault()
  }
  if (!window.pressedControls) document.addEventListener('click', stay)
  window.pressedControls ??= { all: new WeakSet(), kinds: new Map() }
  const { all, kinds } = window.pressedControls
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

  let count = 0
  for (let control = next(); control; control = next()) {
    count += 1
    const dialog = openDialog()
    press(control)
    await wait(50)
    if (control.isConnected && openDialog() === dialog) press(control)
    await wait(50)
  }
  const emptied = islands.filter((island) => island.isConnected && island.textContent === '')
  return { count, hasDialog: openDialog() !== undefined, emptied: emptied.length }
}

/** @returns how many controls were pressed, and how many islands have lost their content */
export async function pressAll(page: Page): Promise<{ count: number; emptied: number }> {
  const all = { count: 0, emptied: 0 }
  for (;;) {
    const { count, hasDialog, emptied } = await page.evaluate(pressInPage, { controls: CONTROLS, ofAKind: OF_A_KIND })
    all.count += count
    all.emptied += emptied
    if (!hasDialog) return all
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null)
  }
}
