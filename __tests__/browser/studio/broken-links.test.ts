/**
 * Broken links, from the visitor's 404 to the redirect that an editor makes with one press. (Many at once:
 * redirects/flood.test.ts.)
 */

import type { Page } from '@playwright/test'
import { BROKEN_LINKS_ID, type BrokenLink, readBrokenLinks } from '@/lib/broken-links/document'
import { lake, untilResponse } from '../helpers/content/lake.ts'
import { axeProblems } from '../helpers/page/axe.ts'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { goInStudio, openStudioForFile } from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

const OLD = '/services/old-jingles'
const ARTICLE = '/knowledge-base/business/no-such-article'
const VAGUE = '/about-us'

let page: Page

const stored = async () => readBrokenLinks(await lake().getDocument<{ paths: BrokenLink[] }>(BROKEN_LINKS_ID))
const storedAt = async (path: string) => (await stored()).find((link) => link.path === path)

async function clean(): Promise<void> {
  await lake().delete(BROKEN_LINKS_ID)
  await lake().delete({ query: '*[_type == "redirect" && source in $sources]', params: { sources: [OLD] } })
}

test.beforeAll(clean)

openStudioForFile((studio) => {
  page = studio.page
})

test.afterAll(clean)

async function statusOf(path: string): Promise<number> {
  const { status } = await fetch(siteOrigin() + path, { redirect: 'manual' })
  return status
}

/** Hits are written in batches, at most every two seconds here. */
const counted = (path: string) => expect.poll(() => storedAt(path), { timeout: 15_000 })

const row = (path: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: path, exact: true }) })

test('counts 404 hits by path and stores no personal data (B141)', async () => {
  for (let index = 0; index < 5; index += 1) expect(await statusOf(`${OLD}?name=Jane&index=${index}`)).toBe(404)
  for (let index = 0; index < 3; index += 1) expect(await statusOf(ARTICLE)).toBe(404)
  expect(await statusOf(VAGUE)).toBe(404)
  for (const path of [
    '/call/0400123456',
    '/unsubscribe/jane@example.com',
    '/wp-login.php',
    '/api/nothing',
    '/_next/nothing',
  ]) {
    expect(await statusOf(path)).toBe(404)
  }
  await counted(OLD).toMatchObject({ count: 5 })
  // Next caches the 404 of an article for a minute; a hit counts each time it is rendered.
  await counted(ARTICLE).toBeDefined()
  await counted(VAGUE).toMatchObject({ count: 1 })
  const paths = (await stored()).map(({ path }) => path)
  expect(paths.filter((path) => /0400|jane|wp-|api|_next/i.test(path))).toEqual([])
})

test('the Studio lists them and suggests a target', async () => {
  await goInStudio(page, '/studio/redirects/broken-links')
  await row(OLD).waitFor({ timeout: 30_000 })
  await expect(page.getByRole('tab', { name: 'Broken links' })).toHaveAttribute('aria-selected', 'true')
  await expect(row(OLD).getByRole('cell', { name: '5', exact: true })).toHaveCount(1)
  await expect(row(OLD).getByRole('combobox', { name: `Where ${OLD} leads` })).toHaveValue('/services/jingles')
  await expect(row(VAGUE).getByRole('combobox')).toHaveValue('')
  await expect(row(VAGUE).getByRole('button', { name: `Make redirect from ${VAGUE}` })).toBeDisabled()
  expect(await axeProblems(page, '[role="tabpanel"]')).toEqual([])
})

test('the list updates when new hits arrive', async () => {
  await statusOf(OLD)
  await row(OLD).getByRole('cell', { name: '6', exact: true }).waitFor({ timeout: 15_000 })
})

test('one press makes the redirect, which works at once, and the row leaves the list (B141)', async () => {
  await row(OLD)
    .getByRole('button', { name: `Make redirect from ${OLD} to /services/jingles` })
    .click()
  const { location } = await untilResponse(OLD, ({ status }) => status === 308)
  expect(location).toMatch(/\/services\/jingles$/)
  await row(OLD).waitFor({ state: 'detached' })
  const [made] = await lake().fetch<{ _id: string; note: string }[]>('*[_type == "redirect" && source == $source]', {
    source: OLD,
  })
  expect(made?._id).not.toMatch(/^drafts\./)
  expect(made?.note).toContain('asked for 6 times')
})

test('the site removes the path that has a redirect by now', async () => {
  await statusOf('/another-one')
  await counted('/another-one').toBeDefined()
  expect(await storedAt(OLD)).toBeUndefined()
})

test('the list is not offered as a document among the others', async () => {
  await goInStudio(page, '/studio/content')
  await page.getByRole('listbox', { name: 'Content' }).waitFor({ timeout: 30_000 })
  await expect(page.getByText('Broken links')).toHaveCount(0)
  await page.getByRole('link', { name: 'Unpublished changes' }).click()
  await page.waitForURL(/\/drafts|unpublished/)
  await expect(page.getByText('Broken links')).toHaveCount(0)
})
