/** Pages built while the API dropped every connection render without API data and recover once it responds. */

import type { BrowserContext } from '@playwright/test'
import { PHONE } from '../helpers/page/browser.ts'
import { setFaults, siteOrigin, untilPageHas } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

// Nobody has requested a page of it before.
test.use({ startsWithApiData: false })

const HUB = '/knowledge-base'
const ARTICLE = `${HUB}/podcast/show-notes-worth-reading`

/** Pages with API data, what they hold once the API responds, and what they report as not loaded before. */
const PAGES = [
  [HUB, 'Showing 1 to 6 of 6 results', 'the article categories'],
  [`${HUB}/podcast`, 'Show notes worth reading', 'the articles'],
  ['/our-team', 'Maeve Harrigan', 'the team'],
] as const

const text = async (path: string) => {
  const response = await fetch(siteOrigin() + path)
  return { status: response.status, body: await response.text() }
}

/** Linked pages are not requested here: a request would revalidate them before their own test. */
function fetchNothingAhead(context: BrowserContext): Promise<unknown> {
  return context.route('**/_next/data/**', (route) =>
    route.request().headers().purpose === 'prefetch' ? route.abort() : route.continue(),
  )
}

// Before the home page is revalidated, which would cache the team.
test('article lists and the team built while the API was down report it and recover by themselves, and an article is 503', async ({
  open,
}) => {
  await setFaults([{ match: '*', drop: true }])
  const visits = PAGES.map(async ([path, marker, subject]) => {
    const before = await text(path)
    expect([path, before.status]).toEqual([path, 200])
    expect(before.body).toContain('<h1')
    expect(before.body).not.toContain(marker)
    const { page, context } = await open({ viewport: PHONE })
    await fetchNothingAhead(context)
    await page.goto(path)
    const main = page.locator('main')
    await main.getByText('Loading...').first().waitFor()
    const alert = main.getByRole('alert').first()
    await alert.waitFor({ timeout: 25_000 })
    const message = `Error: We could not load ${subject} right now. Please try again.`
    expect([path, await alert.textContent()]).toEqual([path, message])
    return { main, alert, context }
  })
  // Nobody can say whether it exists.
  const article = await fetch(siteOrigin() + ARTICLE)
  expect([article.status, article.headers.get('retry-after')]).toEqual([503, '60'])
  expect(article.headers.get('cache-control')).toBe('no-store')
  const opened = await Promise.all(visits)
  await setFaults([])
  await Promise.all(
    opened.map(async ({ main, alert, context }) => {
      await main.getByRole('button', { name: 'Retry' }).first().click()
      await alert.waitFor({ state: 'detached' })
      await context.close()
    }),
  )
  // Each page is revalidated by age, without a build or an edit.
  for (const [path, marker] of PAGES) await untilPageHas(path, marker)
})

test('a page built while the API was down shows all its copy, reports the failure, and recovers', async ({ open }) => {
  await setFaults([{ match: '*', drop: true }])
  const html = await (await fetch(siteOrigin())).text()
  expect(html).toContain('<h1')
  expect(html).not.toContain('Tamsin Reed')

  const { page, context } = await open({ viewport: PHONE })
  await fetchNothingAhead(context)
  await page.goto('/')
  await page.getByText('Loading...').first().waitFor()
  // The error appears after three retries, after 1, 2 and 4 seconds.
  await page
    .getByRole('alert')
    .filter({ hasText: /^Error: / })
    .first()
    .waitFor({ timeout: 20_000 })

  await setFaults([])
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await page.getByRole('article', { name: 'Tamsin Reed' }).first().waitFor()
  await context.close()

  expect(await untilPageHas('/', 'Tamsin Reed')).toContain('Tamsin Reed')
  expect(await untilPageHas('/voice-over-artists', 'Showing 1 to 12 of')).toContain('Tamsin Reed')
})

test('sitemap, feed, llms.txt and sharing images respond though the API has never responded', async () => {
  await setFaults([{ match: '*', drop: true }])
  const map = await text('/sitemap.xml')
  expect(map.status).toBe(200)
  expect(map.body).toContain('/contact-us</loc>')
  expect(map.body).not.toContain(ARTICLE)
  const feed = await text('/feed.xml')
  expect([feed.status, feed.body.includes('<channel>'), feed.body.includes('<item>')]).toEqual([200, true, false])
  const llms = await text('/llms.txt')
  expect([llms.status, llms.body.includes('/services)')]).toEqual([200, true])
  const page = await text('/services/jingles')
  const image = /property="og:image" content="([^"]+)"/.exec(page.body)?.[1] ?? ''
  const picture = await fetch(image)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])

  await setFaults([])
  await expect.poll(async () => (await text('/sitemap.xml')).body).toContain(ARTICLE)
  expect((await text('/feed.xml')).body).toContain('<item>')
  // The last good versions are still served when it fails again.
  await setFaults([{ match: '*', drop: true }])
  expect((await text('/sitemap.xml')).body).toContain(ARTICLE)
  expect((await text('/feed.xml')).body).toContain('<item>')
})
