/**
 * The oldest browsers that the site is built for lack what newer ones have (Safari 16.4, Firefox 111, Chrome 111).
 * In a browser for the focus of a modal dialog.
 */

import { DESKTOP } from '../helpers/page/browser.ts'
import { expect, test } from '../shared-stack.ts'

/** Removes it before any script of the page runs. */
function removeNewer(): void {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  Reflect.deleteProperty(window, 'requestIdleCallback')
  for (const name of ['parse', 'canParse']) Reflect.deleteProperty(URL, name)
  for (const name of ['groupBy', 'withResolvers', 'try']) {
    for (const owner of [Object, Map, Promise]) Reflect.deleteProperty(owner, name)
  }
  for (const name of ['union', 'intersection', 'difference', 'isSubsetOf']) Reflect.deleteProperty(Set.prototype, name)
  for (const name of ['isWellFormed', 'toWellFormed']) Reflect.deleteProperty(String.prototype, name)
  Reflect.deleteProperty(AbortSignal, 'any')
}

test('the dialog keeps the focus of Tab without checkVisibility', async ({ open }) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  await page.addInitScript(removeNewer)
  await page.goto('/voice-over-artists')
  await page
    .getByRole('button', { name: /^Enquire now/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Brief').waitFor()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press(key)
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
  }
  expect(problems).toEqual([])
})
