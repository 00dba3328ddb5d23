/**
 * The navigation: a popover on small screens, panels on wide ones. In a browser for its focus, its layout, its pointers, and what
 * works before and without scripts.
 */
import type { Page } from '@playwright/test'
import { axeProblems } from '../helpers/page/axe.ts'
import { DESKTOP, holdHydration, holdRequests, PHONE } from '../helpers/page/browser.ts'
import { untilHydrated } from '../helpers/page/media.ts'
import { expect, test } from '../shared-stack.ts'

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('swaps its icon, locks scrolling, covers the page, unfolds its entries and returns the focus (B147)', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: PHONE })
  await page.goto('/services/podcast-production')
  await untilHydrated(page)
  const icon = () => button(page).locator('svg').innerHTML()
  const closedIcon = await icon()
  await expect(menu(page)).toBeHidden()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  await button(page).click()
  await menu(page).waitFor()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(icon).not.toBe(closedIcon)
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  await expect.poll(overflow).toBe('hidden')
  await expect(page.locator('[inert] main')).toHaveCount(1)
  expect(await axeProblems(page, '#header')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(button(page)).toBeFocused()
  await expect.poll(icon).toBe(closedIcon)
  await expect.poll(overflow).not.toBe('hidden')
  await expect(page.locator('[inert] main')).toHaveCount(0)

  // Turning a tablet closes it.
  await button(page).click()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await page.setViewportSize(DESKTOP)
  await expect(menu(page).getByRole('link', { name: 'Contact' })).toBeVisible()
  await expect.poll(() => menu(page).evaluate((element) => element.matches(':popover-open'))).toBe(false)
  await page.setViewportSize(PHONE)

  // Entries unfold, by keyboard too, and following a link on the same page closes it.
  await button(page).click()
  const toggle = menu(page).getByRole('button', { name: 'Services', exact: true })
  const link = menu(page).getByRole('link', { name: /^Podcast/ })
  await expect(link).toBeHidden()
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toHaveAttribute('aria-current', 'page')
  // Small screens keep entries unfolded while others are pressed.
  await menu(page)
    .getByRole('button', { name: /^About/ })
    .click()
  await expect(link).toBeVisible()
  await expect(menu(page).getByRole('link', { name: /^My Jobs/ })).toHaveAttribute('target', '_blank')
  expect(await axeProblems(page, '#header')).toEqual([])
  await link.click()
  await expect(menu(page)).toBeHidden()
  expect(problems).toEqual([])
})

test('says that it is open in the task of the press, its code being there or not (B147)', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE })
  const release = await holdHydration(page)
  await page.goto('/')
  await untilHydrated(page)
  const pressed = () =>
    button(page).evaluate((element) => {
      if (element instanceof HTMLElement) element.click()
      return element.getAttribute('aria-expanded')
    })
  expect([await pressed(), await pressed(), await pressed()]).toEqual(['true', 'false', 'true'])
  release()
  await page.locator('[inert] main').waitFor({ state: 'attached' })
  expect([await pressed(), await pressed()]).toEqual(['false', 'true'])
  expect(problems).toEqual([])
})

test('opened before its code has come, on a tablet that is turned meanwhile, it closes, and the page can be used (B147)', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: PHONE })
  const release = await holdHydration(page)
  await page.goto('/')
  await button(page).click()
  await menu(page).waitFor()
  await page.setViewportSize(DESKTOP)
  release()
  await expect.poll(() => menu(page).evaluate((element) => element.matches(':popover-open'))).toBe(false)
  await expect(page.locator('[inert] main')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('opens by pointing, by a press and by touch, one part at a time, and stays closed below a mouse that rests (B192, B433)', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  const entry = (name: string) => menu(page).getByRole('button', { name, exact: true })
  const isOpen = (name: string, isExpected: boolean) =>
    expect(entry(name)).toHaveAttribute('aria-expanded', String(isExpected))
  await page.goto('/contact-us')

  // The first movement hydrates the header, and counts.
  await entry('Services').hover()
  await isOpen('Services', true)
  const own = menu(page).getByRole('link', { name: 'Services', exact: true })
  await expect(own).toHaveAttribute('href', '/services')
  // A press of what pointing has opened keeps it open; the next one closes it, and it stays closed.
  await entry('Services').click()
  await isOpen('Services', true)
  await entry('Services').click()
  await isOpen('Services', false)
  const at = await entry('Services').boundingBox()
  if (!at) throw new Error('no such entry')
  await page.mouse.move(at.x + 12, at.y + 20, { steps: 3 })
  await page.waitForTimeout(300)
  await isOpen('Services', false)

  // On a straight line to a line of the menu the mouse leaves the entry, and crosses others.
  await page.mouse.move(at.x + 12, at.y + 300)
  await entry('Services').hover()
  await isOpen('Services', true)
  const line = await menu(page)
    .getByRole('link', { name: /^Audio production/ })
    .boundingBox()
  if (!line) throw new Error('no such line')
  await page.mouse.move(line.x + line.width / 2, line.y + 20, { steps: 12 })
  await page.waitForTimeout(500)
  await isOpen('Services', true)

  // Pointing at another part closes it, as does leaving.
  await entry('About').hover()
  await isOpen('About', true)
  await isOpen('Services', false)
  await page.mouse.move(640, 700)
  await isOpen('About', false)

  // Escape closes what pointing has opened, and a mouse that only crosses opens nothing.
  await entry('About').hover()
  await isOpen('About', true)
  await page.keyboard.press('Escape')
  await isOpen('About', false)
  expect(problems).toEqual([])

  // Touch: the first press opens and does not follow.
  const touch = await open({ viewport: DESKTOP, hasTouch: true })
  await touch.page.goto('/contact-us')
  const services = menu(touch.page).getByRole('button', { name: 'Services', exact: true })
  await services.tap()
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  expect(new URL(touch.page.url()).pathname).toBe('/contact-us')
  await menu(touch.page).getByRole('button', { name: 'About' }).tap()
  await expect(services).toHaveAttribute('aria-expanded', 'false')
  await services.tap()
  await menu(touch.page).getByRole('link', { name: 'Services', exact: true }).tap()
  await touch.page.waitForURL(/\/services$/)

  // After the page has changed below it, the mouse rests on an entry.
  const rests = await open({ viewport: DESKTOP })
  await rests.page.goto('/contact-us')
  await rests.page.mouse.move(at.x + 12, at.y + 20)
  await rests.page.goto('/our-story')
  await untilHydrated(rests.page)
  await rests.page.waitForTimeout(1000)
  await expect(menu(rests.page).getByRole('link', { name: 'Services', exact: true })).toBeHidden()
})

test('without JavaScript it opens with all its entries; on wide screens pointing and the keyboard open a part, with its own page', async ({
  open,
}) => {
  const { page } = await open({ viewport: PHONE, javaScriptEnabled: false })
  await page.goto('/contact-us')
  await button(page).click()
  await menu(page)
    .getByRole('link', { name: /^Podcast/ })
    .waitFor()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await page.setViewportSize(DESKTOP)
  const own = menu(page).getByRole('link', { name: 'Services', exact: true })
  await menu(page).getByRole('button', { name: 'Services', exact: true }).hover()
  await expect(own).toBeVisible()
  await page.mouse.move(640, 700)
  await expect(own).toBeHidden()
  await menu(page).getByRole('button', { name: 'Services', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(own).toBeFocused()
})

test('stays open when it was opened before the page is hydrated', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE })
  const release = await holdRequests(page, '**/_next/static/chunks/**')
  await page.goto('/', { waitUntil: 'commit' })
  await button(page).click()
  await menu(page).waitFor()
  release()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page)).toBeVisible()
  expect(problems).toEqual([])
})

test('in a browser without popovers the button leads to the navigation of the footer', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE })
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
    document.addEventListener('beforetoggle', (event) => event.preventDefault(), true)
    for (const prototype of [Element.prototype, Document.prototype]) {
      for (const name of ['matches', 'querySelector'] as const) {
        const select: unknown = Reflect.get(prototype, name)
        if (typeof select !== 'function') continue
        Reflect.set(prototype, name, function (this: unknown, selector: string) {
          if (selector.includes(':popover-open')) throw new SyntaxError(`'${selector}' is not a valid selector`)
          return Reflect.apply(select, this, [selector])
        })
      }
    }
  })
  await page.goto('/')
  await untilHydrated(page)
  await button(page).click()
  await page.waitForURL(/#footer-navigation$/)
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeInViewport()
  expect(problems).toEqual([])
})

test('the footer folds its groups of links on phones, without JavaScript too; wide screens show every link (B495)', async ({
  open,
}) => {
  const { page } = await open({ viewport: PHONE, javaScriptEnabled: false })
  await page.goto('/contact-us')
  const footer = page.getByRole('navigation', { name: 'Footer' })
  const link = footer.getByRole('link', { name: 'Our story' })
  await expect(link).toBeHidden()
  await expect(footer.getByRole('heading', { name: 'Company' })).toBeVisible()
  const fold = footer.locator('summary[aria-label="Company"]')
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await fold.click()
  await expect(link).toBeHidden()

  await page.setViewportSize(DESKTOP)
  for (const each of await footer.locator('a').all()) await expect(each).toBeVisible()
  await expect(footer.locator('summary').first()).toBeHidden()

  // axe is a script itself.
  const scripted = await open({ viewport: PHONE })
  await scripted.page.goto('/contact-us')
  expect(await axeProblems(scripted.page, 'footer')).toEqual([])
})
