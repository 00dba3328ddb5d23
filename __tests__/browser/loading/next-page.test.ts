/** The next page (B197, B198): fetched while its link is pointed at or touched, and shown in place of this one without a flash. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'

/** Longer than the fifth of a second that a pointer has to rest on a link, and than the page takes here. */
const REST_MS = 1500

/** "navigational-prefetch" when the page was there before its link was pressed. */
function deliveryOf(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'deliveryType'))
}

test('a page whose link the pointer rests on is there before the press, and runs nothing until then', async ({
  open,
}) => {
  const { page, problems } = await open()
  await page.goto('/services')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Our story' })
  await link.hover()
  await page.waitForTimeout(REST_MS)
  await link.click()
  await expect(page).toHaveURL('/our-story')
  expect(await deliveryOf(page)).toBe('navigational-prefetch')
  expect(problems).toEqual([])
})

test('a form, the account and files are not fetched beforehand', async ({ open }) => {
  const { page } = await open()
  await page.goto('/services')
  for (const path of ['/enquiry', '/login', '/feed.xml']) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Link of the test' })
      link.style.cssText = 'position: fixed; top: 40vh; left: 40vw; z-index: 9999; background: white'
      document.body.append(link)
    }, path)
    const link = page.getByRole('link', { name: 'Link of the test' })
    await link.hover()
    await page.waitForTimeout(REST_MS)
    await link.click()
    await expect(page).not.toHaveURL('/services')
    expect([path, await deliveryOf(page)]).toEqual([path, ''])
    await page.goto('/services')
  }
})

test('pages name the rules of what is fetched, files and the interface do not', async () => {
  const rulesOf = async (path: string, headers = {}) =>
    (await fetch(siteOrigin() + path, { headers })).headers.get('speculation-rules')
  for (const path of ['/', '/services/jingles', '/no-such-page'])
    expect(await rulesOf(path)).toBe('"/speculation-rules.json"')
  for (const path of ['/favicon.ico', '/api/health', '/studio']) expect(await rulesOf(path)).toBeNull()
  const rules = await fetch(`${siteOrigin()}/speculation-rules.json`)
  expect([rules.status, rules.headers.get('content-type')]).toEqual([200, 'application/speculationrules+json'])
})

test('one page fades into the next, unless the visitor prefers reduced motion', async ({ open }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page, context } = await open({ reducedMotion })
    // In the new page, which tells whether there was a transition before its first frame.
    await context.addInitScript(() =>
      addEventListener('pagereveal', (event) =>
        Object.assign(window, { isFaded: Reflect.get(event, 'viewTransition') !== null }),
      ),
    )
    await page.goto('/services')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our story' }).click()
    await expect(page).toHaveURL('/our-story')
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isFaded'))).toBe(reducedMotion === 'no-preference')
  }
})

test('a press during the transition is one on the new page', async ({ open }) => {
  const { page, context } = await open()
  // So long that the press is certainly within it.
  await context.addInitScript(() =>
    addEventListener('pagereveal', () => {
      const style = document.createElement('style')
      style.textContent = '::view-transition-group(*) { animation-duration: 20s !important }'
      document.head.append(style)
    }),
  )
  await page.goto('/services')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our story' }).click({ noWaitAfter: true })
  await page.waitForURL('/our-story', { waitUntil: 'commit' })
  const isFading = () =>
    document.getAnimations().some(({ effect }) => Reflect.get(effect ?? {}, 'pseudoElement') !== null)
  await page.waitForFunction(isFading)
  await page.getByRole('banner').getByRole('button', { name: 'Get a quick quote' }).click({ force: true })
  await expect(page.getByRole('dialog', { name: 'Get a quick quote' })).toBeVisible()
  expect(await page.evaluate(isFading)).toBe(true)
})
