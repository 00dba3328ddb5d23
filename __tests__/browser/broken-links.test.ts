/** @jest-environment node */
/** Broken links, from the visitor who finds nothing to the redirect that an editor makes with one press; and a flood that leaves no trace. */
import { Agent, get } from 'node:http'
import type { Page } from 'playwright-core'
import { BROKEN_LINKS_ID, type BrokenLink, MAX_PATHS, readBrokenLinks } from '@/lib/broken-links/document'
import { axeProblems } from './helpers/axe'
import { lake, visit } from './helpers/lake'
import { siteOrigin } from './helpers/stand-ins'
import { openStudio, type StudioVisit, unexpected } from './helpers/studio'

const OLD = '/services/jingels-and-brand-music'
const ARTICLE = '/knowledge-base/business/no-such-article'
const IGNORED = '/nobody-needs-this'

let studio: StudioVisit
let page: Page

const stored = async () => readBrokenLinks(await lake().getDocument(BROKEN_LINKS_ID))
const storedAt = async (path: string) => (await stored()).paths.find((link) => link.path === path)

async function clean(): Promise<void> {
  await lake().delete(BROKEN_LINKS_ID)
  await lake().delete({ query: '*[_type == "redirect" && source in $sources]', params: { sources: [OLD, IGNORED] } })
}

beforeAll(async () => {
  await clean()
  studio = await openStudio()
  page = studio.page
})

afterAll(async () => {
  await studio?.context.close()
  await clean()
})

async function ask(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { status } = await fetch(siteOrigin() + path, { redirect: 'manual', headers })
  return status
}

/** Waits for a batch, which is written at most every two seconds here. */
async function counted(
  path: string,
  isThere: (link: BrokenLink | undefined) => boolean,
): Promise<BrokenLink | undefined> {
  const deadline = Date.now() + 15_000
  for (;;) {
    const link = await storedAt(path)
    if (isThere(link)) return link
    if (Date.now() > deadline) throw new Error(`${path} is counted as ${JSON.stringify(link)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const row = (path: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: path, exact: true }) })

test('visits in vain are counted by their path, cached 404s too, and nothing of a person is kept', async () => {
  const referer = `${siteOrigin()}/our-story?utm=1`
  for (let index = 0; index < 5; index += 1) expect(await ask(`${OLD}?name=Jane&index=${index}`, { referer })).toBe(404)
  for (let index = 0; index < 3; index += 1) expect(await ask(ARTICLE)).toBe(404)
  expect(await ask(IGNORED)).toBe(404)
  for (const path of [
    '/call/0400123456',
    '/unsubscribe/jane@example.com',
    '/wp-login.php',
    '/api/nothing',
    '/_next/nothing',
  ]) {
    expect(await ask(path)).toBe(404)
  }
  expect(await counted(OLD, (link) => link?.count === 5)).toMatchObject({ from: '/our-story' })
  await counted(ARTICLE, (link) => link?.count === 3)
  await counted(IGNORED, (link) => link?.count === 1)
  const paths = (await stored()).paths.map(({ path }) => path)
  expect(paths.filter((path) => /0400|jane|wp-|api|_next/i.test(path))).toEqual([])
})

test('the Studio lists them with the page on which the link stands, and proposes where each ought to lead', async () => {
  await page.goto('/studio/redirects/broken-links')
  await row(OLD).waitFor({ timeout: 30_000 })
  expect(await page.getByRole('tab', { name: 'Broken links' }).getAttribute('aria-selected')).toBe('true')
  const text = (await row(OLD).textContent()) ?? ''
  expect(await row(OLD).getByRole('cell', { name: '5', exact: true }).count()).toBe(1)
  expect(text).toContain('/our-story')
  expect(text).toContain('To Jingles (/services/jingles)')
  expect(await axeProblems(page, '.broken-links')).toEqual([])
})

test('the list follows new visits by itself', async () => {
  await ask(OLD)
  await row(OLD).getByRole('cell', { name: '6', exact: true }).waitFor({ timeout: 15_000 })
})

test('one press makes the redirect, which works within two seconds, and the row says so', async () => {
  await row(OLD)
    .getByRole('button', { name: `Make redirect from ${OLD} to /services/jingles` })
    .click()
  const pressed = performance.now()
  for (let answer = await visit(OLD); answer.status !== 308; answer = await visit(OLD)) {
    if (performance.now() - pressed > 2000) throw new Error(`${OLD} answers ${answer.status} after two seconds`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect((await visit(OLD)).location).toMatch(/\/services\/jingles$/)
  await row(OLD).getByText('Leads to /services/jingles now.').waitFor()
  const [made] = await lake().fetch<{ _id: string; note: string }[]>('*[_type == "redirect" && source == $source]', {
    source: OLD,
  })
  expect(made?._id).not.toMatch(/^drafts\./)
  expect(made?.note).toContain('asked for 6 times')
})

test('what is ignored leaves the list and does not come back', async () => {
  await row(IGNORED)
    .getByRole('button', { name: `Ignore ${IGNORED}` })
    .click()
  await row(IGNORED).waitFor({ state: 'detached' })
  await ask(IGNORED)
  await ask('/another-one')
  await counted('/another-one', (link) => link !== undefined)
  expect(await storedAt(IGNORED)).toBeUndefined()
  expect((await stored()).ignored.map(({ path }) => path)).toEqual([IGNORED])
  // With that batch the address that has a redirect by now fell out, too.
  expect(await storedAt(OLD)).toBeUndefined()
})

test('the list is no document among the others', async () => {
  await page.goto('/studio/content')
  await page.getByRole('listbox', { name: 'Content' }).waitFor({ timeout: 30_000 })
  expect(await page.getByText('Broken links').count()).toBe(0)
  await page.getByRole('link', { name: 'Unpublished changes' }).click()
  await page.waitForURL(/\/drafts|unpublished/)
  expect(await page.getByText('Broken links').count()).toBe(0)
  expect(unexpected(studio.problems)).toEqual([])
})

/** A flood over a few connections. @returns how often each status was answered */
async function flood(paths: readonly string[], sockets = 16): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const statuses = new Map<number, number>()
  const waiting = paths.values()
  const request = (path: string) =>
    new Promise<number>((resolve, reject) => {
      get(siteOrigin() + path, { agent, method: 'HEAD' }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      }).on('error', reject)
    })
  async function work(): Promise<void> {
    for (const path of waiting) {
      const status = await request(path)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: sockets }, work))
  agent.destroy()
  return statuses
}

test('20,000 random paths leave a bounded list, written at most every two seconds, with the real broken link at its top', async () => {
  const letters = () =>
    Math.random()
      .toString(36)
      .replace(/[^a-z]/g, '')
      .slice(0, 6)
  const paths = Array.from({ length: 20_000 }, (_, index) =>
    index % 50 === 0 ? '/old-rates' : `/${letters()}-${index}`,
  )
  await clean()
  const revisions = new Set<string>()
  const watching = setInterval(async () => {
    const document = await lake().getDocument(BROKEN_LINKS_ID)
    if (document) revisions.add(document._rev)
  }, 250)
  const began = performance.now()
  const statuses = await flood(paths).finally(() => clearInterval(watching))
  expect(Array.from(statuses)).toEqual([[404, 20_000]])
  const seconds = (performance.now() - began) / 1000
  // 400 times in the flood. Those in batches that were full of others may be counted a little low, never too high.
  const found = await counted('/old-rates', (link) => (link?.count ?? 0) >= 200)
  expect(found?.count).toBeLessThanOrEqual(400)
  expect(revisions.size).toBeGreaterThan(0)
  expect(revisions.size).toBeLessThanOrEqual(seconds / 2 + 4)
  const { paths: kept } = await stored()
  expect(kept.length).toBeLessThanOrEqual(MAX_PATHS)
  expect(kept[0]?.path).toBe('/old-rates')
  expect(JSON.stringify(await lake().getDocument(BROKEN_LINKS_ID)).length).toBeLessThan(100_000)
}, 180_000)
