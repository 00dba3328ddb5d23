/** The life of a page in the Studio, in a browser: what visitors find at its path, and what depends on the layout. */

import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { createPublished, editPublished, lake, untilResponse, visit } from '../helpers/content/lake.ts'
import { untilDrawn } from '../helpers/page/browser.ts'
import { setFaults } from '../helpers/servers/stand-ins.ts'
import {
  button,
  closeDialog,
  DESK,
  findListed,
  goInStudio,
  openPage,
  openRedirects,
  openStudioForFile,
  publishInStudio,
  textbox,
} from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

const banner = (heading: string) => ({ _key: 'top', _type: 'pageBanner', heading, tone: 'cream' })
const benefits = { _key: 'low', _type: 'benefits', heading: 'Reasons to stay', tone: 'mint', items: [] }
const content = (path: string, title: string, more: object[] = []) => ({
  title,
  path,
  sections: [banner(`Heading of ${title}`), benefits, ...more],
  showStatistics: false,
  showLogos: false,
})

let page: Page

/** Documents made in the Studio have generated ids and may refer to the others. */
async function removeTestPages(): Promise<void> {
  await lake().delete({ query: '*[_type == "redirect" && string::startsWith(source, "/test-studio-")]' })
  await lake().delete({ query: '*[_type == "page" && string::startsWith(path, "/test-studio-")]' })
}

test.beforeAll(async () => {
  await setFaults([])
  await removeTestPages()
})

openStudioForFile((studio) => {
  page = studio.page
})

// From whatever the last test has opened, in whichever perspective.
test.beforeEach(() => goInStudio(page, '/studio/content'))

test.afterAll(removeTestPages)

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const toast = (words: string | RegExp) => page.getByRole('alert').filter({ hasText: words })
const shows = (text: string) => (answer: { status: number; html: string }) =>
  answer.status === 200 && answer.html.includes(text)

/** Waits until the form lists sections of these kinds, top to bottom. */
async function untilListed(kinds: string[]): Promise<void> {
  const sections = page.getByRole('button', { name: /(Page banner|Benefits|Promo banner|Steps)$/ })
  for (const [index, kind] of kinds.entries()) await sections.nth(index).filter({ hasText: kind }).waitFor()
  await expect(sections).toHaveCount(kinds.length)
}

/** Top edges of all rows that are rendered, after some frames. */
async function boxesOf(rows: Locator): Promise<number[]> {
  return rows.evaluateAll(async (elements) => {
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame)
    return elements.map((element) => element.getBoundingClientRect().top)
  })
}

test('a page is unpublished and published again', async () => {
  const path = '/test-studio-rest'
  await createPublished('test-studio-rest', 'page', content(path, 'Resting page'))
  await untilResponse(path, shows('Heading of Resting page'))
  await openPage(page, 'Resting page')
  await button(page, 'Published').click()
  await button(page, 'Unpublish').click()
  await button(dialog('Unpublish document?'), 'Unpublish now').click()
  await untilResponse(path, ({ status }) => status === 404)
  await button(dialog('Visitors come to this address'), 'Leave it').click()

  await button(page, 'Draft').click()
  await publishInStudio(page)
  await untilResponse(path, shows('Heading of Resting page'))
})

test('an old revision is restored from the history, with time and author', async () => {
  const path = '/test-studio-history'
  await createPublished('test-studio-history', 'page', content(path, 'First title'))
  await openPage(page, 'First title')
  await editPublished('test-studio-history', { sections: [banner('A heading by mistake'), benefits] })
  await untilResponse(path, shows('A heading by mistake'))

  await page.getByRole('button', { name: /^Local editor Last published/ }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  const revisions = page.getByRole('listbox', { name: 'Document revisions' }).getByRole('option')
  // The newest is first.
  await revisions.filter({ hasText: 'Published' }).nth(1).getByRole('button').first().click()
  const restored = page.getByRole('button', { name: /^Heading of First title/ })
  await restored.waitFor()
  await button(page, 'Revert to revision').click()
  await button(page, 'Confirm').click()
  await toast('was restored').waitFor()
  await restored.waitFor()
  await publishInStudio(page)
  await untilResponse(path, (answer) => shows('Heading of First title')(answer) && !answer.html.includes('by mistake'))
})

/** The Studio's validation messages, which it lists beside the form. */
const objection = (words: string) => page.getByRole('complementary').getByRole('button').filter({ hasText: words })

/** Opens the picker of sections, which shows its search, with the cursor in it, and its tabs (B250). */
async function openPicker(): Promise<void> {
  await button(page, 'Add item...').click()
  // By role: Sanity keeps pickers that were closed in the document, hidden.
  const search = textbox(page, 'Search')
  await expect(search).toBeFocused()
  await expect(search).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('tab', { name: 'Banners' })).toBeInViewport({ ratio: 1 })
}

test('sections are added from preview pictures, in a picker that opens at its top each time, moved and removed (B250)', async () => {
  const path = '/test-studio-sections'
  const promo = { _key: 'more', _type: 'promoBanner', heading: 'Not for long', tone: 'cream' }
  await createPublished('test-studio-sections', 'page', content(path, 'Page of sections', [promo]))
  await openPage(page, 'Page of sections')
  await page.setViewportSize({ width: 1280, height: 720 })
  await openPicker()
  const choices = page.getByRole('menuitem')
  await choices.filter({ hasText: 'Steps' }).waitFor()
  for (const choice of await choices.all()) {
    const width = await choice.locator('img').evaluate(async (picture: HTMLImageElement) => {
      await picture.decode()
      return picture.naturalWidth
    })
    expect(width).toBeGreaterThan(100)
  }
  await choices.filter({ hasText: 'Steps' }).click()
  await textbox(dialog(/^Sections/), 'Heading').fill('How it is done')
  await closeDialog(page)
  await untilListed(['Page banner', 'Benefits', 'Promo banner', 'Steps'])
  const card = page.locator('[data-ui="Card"]').filter({ has: page.getByRole('button', { name: /Promo banner$/ }) })
  await card.last().getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await untilListed(['Page banner', 'Benefits', 'Steps'])
  // It is closed where it was scrolled to, twice.
  for (let times = 0; times < 2; times += 1) {
    await openPicker()
    await page.getByRole('menuitem', { name: 'Voice artists', exact: true }).scrollIntoViewIfNeeded()
    await page.keyboard.press('Escape')
    await expect(textbox(page, 'Search')).toBeHidden()
  }
  await page.setViewportSize(DESK)
  // dnd-kit cancels a drag when the window is resized, and the browser reports that a frame later.
  await untilDrawn(page)

  // By keyboard: lift, one up, drop.
  await page.locator('[aria-roledescription="sortable"]').nth(2).focus()
  await page.keyboard.press('Space')
  await page.getByText(/was moved over droppable area (?!low)/).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowUp')
  await page.getByText(/was moved over droppable area low/).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await untilListed(['Page banner', 'Steps', 'Benefits'])
  await publishInStudio(page)
  const { html } = await untilResponse(path, shows('How it is done'))
  expect(html.indexOf('How it is done')).toBeLessThan(html.indexOf('Reasons to stay'))
  expect(html).not.toContain('Not for long')
})

test('the box that says what is to be put right is read to its end in a narrow form, and never over the field that is typed in (B244, B254)', async () => {
  await createPublished('test-studio-covered', 'page', content('/test-studio-covered', 'Page in a low window'))
  await openPage(page, 'Page in a low window')
  const field = textbox(page, 'Title')
  const { y, height } = (await field.boundingBox()) ?? { y: 0, height: 0 }
  // So low a window that the form ends right below the field.
  await page.setViewportSize({ width: 1280, height: Math.ceil(y + height + 70) })
  await field.fill('')
  const problems = page.getByRole('region', { name: 'Why it cannot be published' })
  await problems.waitFor()
  await expect(field).toBeFocused()
  await expect
    .poll(async () => {
      const [typed, box] = [await field.boundingBox(), await problems.boundingBox()]
      return typed && box ? typed.y + typed.height <= box.y : null
    })
    .toBe(true)

  await textbox(page, 'Path').fill('/Autumn offer')
  const long = problems.getByRole('button', {
    name: /^Path: Start with a slash, .* as in \/our-services\/sound-design\.$/,
  })
  await long.waitFor()
  const overhang = await long.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return words.getBoundingClientRect().right - element.getBoundingClientRect().right
  })
  expect(overhang).toBeLessThanOrEqual(0)
  await textbox(page, 'Path').fill('/test-studio-covered')
  await long.waitFor({ state: 'hidden' })
  await page.setViewportSize(DESK)
})

test('a long list of sections stands still while nobody scrolls (B232)', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...benefits, _key: `more-${index}` }))
  await createPublished('test-studio-long', 'page', content('/test-studio-long', 'Long', many))
  await openPage(page, 'Long')
  const sections = page.getByRole('button', { name: /Benefits$/ })
  await sections.first().hover()
  for (let turns = 0; turns < 8; turns += 1) {
    await page.mouse.wheel(0, 150)
    await expect(async () => {
      const [before, after] = [await boxesOf(sections), await boxesOf(sections)]
      expect(after).toEqual(before)
    }).toPass({ timeout: 10_000 })
  }
})

/** Runs in the page: counts from now on how often Publish becomes disabled. */
function countDisabled(): { count: number } {
  const found = { count: 0 }
  const isDisabled = ({ target }: MutationRecord) =>
    target instanceof HTMLButtonElement && target.dataset.testid === 'action-publish' && target.disabled
  const observer = new MutationObserver((records) => {
    found.count += records.filter(isDisabled).length
  })
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return found
}

test('a new page is created at a new path, not at an invalid or taken one; Publish can be pressed once all is right (B466)', async () => {
  const path = '/test-studio-new'
  await page.getByRole('link', { name: 'Pages by address' }).click()
  // Sanity gives the plus above a list no name.
  await page.getByTestId('multi-action-intent-button').click()
  await page.getByRole('menuitem', { name: 'New campaign page' }).waitFor()
  await page.getByRole('menuitem', { name: 'Page', exact: true }).click()
  await textbox(page, 'Title').fill('A page made here')
  await button(page, 'Validation').click()
  for (const [wrong, message] of [
    ['/Test-Studio', 'Start with a slash, and join lower-case words'],
    ['/our-story', 'Another page already has this path.'],
  ] as const) {
    await textbox(page, 'Path').fill(wrong)
    await objection(message).waitFor()
    await expect(button(page, 'Publish')).toBeDisabled()
  }
  await textbox(page, 'Path').fill(path)
  await objection('Another page already has this path.').waitFor({ state: 'hidden' })
  await expect(button(page, 'Publish')).toBeEnabled()
  const disabled = await page.evaluateHandle(countDisabled)
  await button(page, 'Add item...').click()
  await page.getByRole('menuitem', { name: 'Page banner' }).click()
  await textbox(dialog(/^Sections/), 'Heading').fill('Made without a developer')
  await closeDialog(page)
  const saved = '*[path == $path][0].sections[0].heading'
  await expect.poll(() => lake().fetch(saved, { path }, { perspective: 'raw' })).toBe('Made without a developer')
  // At any moment after the last error is put right.
  expect(await disabled.evaluate(({ count }) => count)).toBe(0)
  // Which was reported while the heading was still empty.
  await objection('A section without its heading reads as a mistake.').waitFor({ state: 'hidden' })
  expect((await visit(path)).status).toBe(404)
  await publishInStudio(page)
  await untilResponse(path, shows('Made without a developer'))
  await findListed(page, 'A page made here', new RegExp(`^A page made here .*${path}$`))
})

test('a moved page leaves a redirect at its old path', async () => {
  await createPublished('test-studio-moved', 'page', content('/test-studio-here', 'Moving page'))
  await untilResponse('/test-studio-here', shows('Heading of Moving page'))
  await openPage(page, 'Moving page')
  // The last edits are saved while the slow publish runs, which makes the Studio forget the publish.
  await page.route(/tag=sanity\.studio\.document\.publish/, async (route) => {
    // Node.js does not resolve subdomains of localhost.
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/[\w-]+\.localhost/, '127.0.0.1'),
    })
    await pause(1500)
    await route.fulfill({ response }).catch(() => undefined)
  })
  await textbox(page, 'Path').fill('')
  await textbox(page, 'Path').pressSequentially('/test-studio-there', { delay: 100 })
  const offer = dialog('This page has a new address')
  await button(page, 'Publish').click()
  await offer.getByText('/test-studio-here').first().waitFor()
  await button(offer, 'Create redirect').click()
  await toast('Redirect created').waitFor()
  await untilResponse('/test-studio-there', shows('Heading of Moving page'))
  await untilResponse('/test-studio-here', ({ status, location }) => status >= 301 && location === '/test-studio-there')
  await openRedirects(page, 'All redirects')
  await findListed(page, 'test-studio-here', /\/test-studio-here/)
  await page.unrouteAll({ behavior: 'wait' })
})
