/** The next page is fetched while its link is pointed at or touched (B197), which the browser does. */
import type { BrowserContext, Page } from '@playwright/test'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../shared-stack.ts'

/** Longer than the fifth of a second that a pointer has to rest on a link. */
const REST_MS = 1000

/** "navigational-prefetch" when the page was there before its link was pressed. */
function deliveryOf(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'deliveryType'))
}

/** @returns what resolves when the browser has fetched the page of a link ahead */
async function whenFetchedAhead(context: BrowserContext, page: Page): Promise<{ fetched: Promise<void> }> {
  const session = await context.newCDPSession(page)
  const fetched = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve())
  })
  await session.send('Preload.enable')
  return { fetched }
}

test('a page whose link the pointer rests on is there before the press, and runs nothing until then', async ({
  open,
}) => {
  const { page, context, problems } = await open()
  await page.goto('/services')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Our story' })
  const { fetched } = await whenFetchedAhead(context, page)
  await link.hover()
  await fetched
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
