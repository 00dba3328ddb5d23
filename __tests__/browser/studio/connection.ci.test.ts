/** The Studio without its connection, in a browser: nothing that is typed is lost, and nothing crashes. */

import type { BrowserContext, Page } from '@playwright/test'
import { createPublished, lake, removeCreated } from '../helpers/content/lake.ts'
import { required } from '../helpers/servers/stand-ins.ts'
import {
  button,
  goInStudio,
  openListed,
  openPage,
  openSection,
  openStudioForFile,
  textbox,
} from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

const TITLE = 'Page on a bad day'
const ID = 'test-connection'
const BANNER = { _key: 'top', _type: 'pageBanner', heading: 'A bad day', tone: 'cream' }

let page: Page
let context: BrowserContext

openStudioForFile(
  (studio) => {
    page = studio.page
    context = studio.context
  },
  // What the browser logs without a connection, and the Studio of a check that waits for it.
  /net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_\w+)|WebSocket|has taken more than 5000ms to respond/,
)

test.beforeEach(async () => {
  await createPublished(ID, 'page', {
    title: TITLE,
    path: '/test-connection',
    sections: [BANNER],
    showStatistics: false,
    showLogos: false,
  })
})

test.afterEach(async () => {
  page.removeAllListeners('dialog')
  await goInStudio(page, '/studio/content')
})

test.afterAll(removeCreated)

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection.' })

const title = (page: Page) => textbox(page, 'Title')

const stored = async (): Promise<string> => (await lake().getDocument(`drafts.${ID}`))?.title ?? ''

/** Keeps the window from its lake, and leaves it the site. */
async function cutLake(context: BrowserContext): Promise<() => Promise<void>> {
  const { port } = new URL(required('LAKE_ORIGIN'))
  const isOfLake = (url: URL) => url.port === port
  await context.route(isOfLake, (route) => route.abort('internetdisconnected'))
  return () => context.unroute(isOfLake)
}

/** Opens the page by a search of the list, whose pane stays open beside it. */
async function openBySearch(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pages by address', exact: true }).click()
  await openListed(page, TITLE)
  await expect(title(page)).toHaveValue(TITLE)
}

test('what is typed without a connection is kept, and sent when it is back', async () => {
  await openBySearch(page)
  await context.setOffline(true)
  await title(page).press('End')
  await page.keyboard.type(', and', { delay: 40 })
  await bar(page)
    .getByRole('link', { name: `${TITLE}, and` })
    .waitFor()
  // Longer than Sanity's own retries and time limits for a page and its previews.
  await page.waitForTimeout(8000)
  await page.keyboard.type(' nothing is lost', { delay: 40 })
  await page.getByText('Not checked yet').waitFor()
  await expect(title(page)).toHaveValue(`${TITLE}, and nothing is lost`)
  await expect(page.getByText('tool crashed')).toHaveCount(0)
  expect(await stored()).toBe('')

  await context.setOffline(false)
  await expect.poll(stored).toBe(`${TITLE}, and nothing is lost`)
  await bar(page).waitFor({ state: 'hidden' })
  await expect(title(page)).toHaveValue(`${TITLE}, and nothing is lost`)
  await page.keyboard.type('.')
  await expect.poll(stored).toBe(`${TITLE}, and nothing is lost.`)
})

test('edits go on to be sent when another document is opened meanwhile', async () => {
  await openBySearch(page)
  await context.setOffline(true)
  await title(page).fill('Left behind on purpose')
  await bar(page).getByRole('link', { name: 'Left behind on purpose' }).waitFor()
  await page.getByRole('link', { name: 'Site settings', exact: true }).click()
  // Sanity itself forgets a document five seconds after its form was closed.
  await page.waitForTimeout(7000)
  await context.setOffline(false)
  await expect.poll(stored).toBe('Left behind on purpose')
})

test('the Studio prompts before unsent edits are left, and has them again after it was loaded', async () => {
  await openPage(page, TITLE)
  const connect = await cutLake(context)
  const prompts: string[] = []
  page.on('dialog', (dialog) => {
    prompts.push(dialog.type())
    void dialog.accept()
  })
  await title(page).press('End')
  await page.keyboard.type(' that ends early', { delay: 40 })
  await bar(page).waitFor()
  await page.reload()
  expect(prompts).toEqual(['beforeunload'])
  expect(await stored()).toBe('')

  await connect()
  await expect.poll(stored).toBe(`${TITLE} that ends early`)
  await page.getByText('What you typed before the Studio was closed is back').waitFor()
  await expect(title(page)).toHaveValue(`${TITLE} that ends early`)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('unsent')
})

test('what somebody else has changed since is not overwritten without a question (B468)', async () => {
  await openPage(page, TITLE)
  const connect = await cutLake(context)
  page.on('dialog', (dialog) => void dialog.accept())
  await title(page).fill('Mine')
  const section = await openSection(page, 'Page banner')
  await textbox(section, 'Heading').fill('My day')
  await bar(page).waitFor()
  await page.goto('about:blank')
  // Later than clocks differ.
  await page.waitForTimeout(6000)
  await lake().createOrReplace({
    ...(await lake().getDocument(ID)),
    _id: `drafts.${ID}`,
    _type: 'page',
    title: 'Theirs',
    sections: [{ ...BANNER, eyebrow: 'Also theirs' }],
  })
  await connect()
  await page.goto('/studio/content')
  await page.getByRole('status').getByRole('link', { name: 'Mine' }).click()
  const question = page.getByRole('region', { name: 'Text that was not sent' })
  const fields = question.getByRole('listitem')
  await expect(fields).toHaveText([
    /^Title\s*You typed\s*Mine\s*There now\s*Theirs/,
    /^Sections › Page banner “A bad day” › Heading\s*You typed\s*My day\s*There now\s*A bad day/,
  ])
  await expect(title(page)).toHaveValue('Theirs')
  await button(question, 'Leave: Title').click()
  await expect(fields).toHaveCount(1)

  await page.reload()
  await expect(fields).toHaveText([/My day/])
  await button(question, /^Put back: .*Heading$/).click()
  await question.waitFor({ state: 'hidden' })
  await expect
    .poll(async () => (await lake().getDocument(`drafts.${ID}`))?.sections)
    .toEqual([{ ...BANNER, eyebrow: 'Also theirs', heading: 'My day' }])
  expect(await stored()).toBe('Theirs')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('unsent')
})
