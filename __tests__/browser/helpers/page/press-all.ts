/** Presses every kind of control of pages. */
import type { Page } from '@playwright/test'
import { CONTROLS, pressControls } from '../../../helpers/page/press-controls.ts'

const OF_A_KIND = 2

/** How many controls of each kind were pressed: the header is the same on every page. */
export type PressedKinds = Map<string, number>

/**
 * @param pressed what was pressed on earlier pages, to which it adds; pages share what is alike
 * @returns how many islands have lost their content
 */
export async function pressAll(page: Page, pressed: PressedKinds): Promise<number> {
  let lost = 0
  for (;;) {
    const given = { controls: CONTROLS, ofAKind: OF_A_KIND, kinds: Array.from(pressed) }
    const { kinds, hasDialog, emptied } = await page.evaluate(pressControls, given)
    for (const [kind, count] of kinds) pressed.set(kind, count)
    lost += emptied
    if (!hasDialog) return lost
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null)
  }
}
