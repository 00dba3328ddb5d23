/** Operates the Studio as an editor does, in Chromium. */

import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../../own-stack.ts'
import { expectNoProblems, resetStudio, type StudioVisit } from './studio-window.ts'

export { DESK, expectNoProblems, goInStudio, openStudio, type StudioVisit } from './studio-window.ts'

/**
 * Uses the worker's window of the Studio for all tests of a file, from its start; an error in it, or a response from another
 * host, fails the file.
 * @param handleOpened is called before the first test
 * @param provoked errors that the tests cause on purpose
 */
export function openStudioForFile(handleOpened: (studio: StudioVisit) => void, provoked?: RegExp): void {
  test.beforeAll(async ({ studio }) => {
    await resetStudio(studio)
    handleOpened(studio)
  })
  test.afterAll(({ studio }) => expectNoProblems(studio, provoked))
}

/**
 * Searches the open list, which renders no more of a long list than fits the screen. @returns the entry that the
 * list shows
 */
export async function findListed(page: Page, words: string, name: RegExp): Promise<Locator> {
  await page.getByPlaceholder('Search list').fill(words)
  const entry = page.getByRole('option', { name })
  await entry.waitFor()
  return entry
}

/** Opens one of the lists of redirects. */
export async function openRedirects(page: Page, list: string): Promise<void> {
  // There is a tool of the same name.
  await page
    .getByRole('listbox', { name: 'Content', exact: true })
    .getByRole('link', { name: 'Redirects', exact: true })
    .click()
  await page.getByRole('link', { name: list, exact: true }).click()
}

/** Opens an entry of the open list in its form. The list is rendered again while it searches, and may lose a click. */
export async function openListed(page: Page, title: string, name = new RegExp(title), exact = false): Promise<void> {
  const form = page.getByRole('heading', { level: 2, name: title, exact })
  await pressUntil(await findListed(page, title, name), form)
}

/** Opens a page in its form, from the list of pages. */
export async function openPage(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Pages by address', exact: true }).click()
  await openListed(page, title, new RegExp(`^${title} `), true)
}

export function button(within: Page | Locator, name: string | RegExp): Locator {
  return within.getByRole('button', { name, exact: true })
}

export function textbox(within: Page | Locator, name: string): Locator {
  return within.getByRole('textbox', { name, exact: true })
}

/** Chooses from the menu beside the large button below a form. */
export async function chooseAction(page: Page, action: string | RegExp): Promise<void> {
  await button(page, 'Open document actions').click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Opens a section of a page's form by its heading and kind. */
export async function openSection(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`${name}$`) }).click()
  const dialog = page.getByRole('dialog', { name: /^Sections/ })
  await dialog.waitFor()
  return dialog
}

export async function closeDialog(page: Page): Promise<void> {
  await button(page, 'Close dialog').last().click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Presses again until the result is there, for controls that may not be listening yet. */
export async function pressUntil(target: Locator, effect: Locator): Promise<void> {
  for (let presses = 0; presses < 8 && !(await effect.isVisible()); presses += 1) {
    await target.click({ timeout: 5000 }).catch(() => {})
    await effect.waitFor({ timeout: 3000 }).catch(() => {})
  }
  await effect.waitFor()
}

/** Presses Publish, once, and waits until nothing is left to publish. */
export async function publishInStudio(page: Page): Promise<void> {
  const publish = button(page, 'Publish')
  await publish.click()
  await expect(publish).toBeDisabled({ timeout: 60_000 })
}
