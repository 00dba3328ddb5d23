/**
 * Draft previews with a real preview secret, Next's draft cookies and edits in the Content Lake; visitors get no
 * drafts.
 */

import type { BrowserContextOptions, Page, Response } from '@playwright/test'
import { createPublished, lake, removeCreated, untilCached, visit } from '../helpers/content/lake.ts'
import { axeProblems } from '../helpers/page/axe.ts'
import { PHONE, scrollThrough } from '../helpers/page/browser.ts'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { previewUrl } from '../helpers/studio/preview.ts'
import { expect, type Open, test, type Visit } from '../own-stack.ts'

const PATH = '/test-draft'

const banner = (heading: string) => ({ _key: 'top', _type: 'pageBanner', heading, tone: 'cream' })
const below = (heading: string) => ({
  _key: 'low',
  _type: 'benefits',
  heading,
  tone: 'mint',
  items: [{ _key: 'one', _type: 'benefit', title: 'The first reason' }],
})

const page = (path: string, heading: string) => ({
  title: `Test ${path}`,
  path,
  sections: [banner(heading), below('Below the first screen')],
  showStatistics: false,
  showLogos: false,
})

const DRAFT = 'drafts.test-draft'

/** Puts a draft over the published test page. */
async function draft(heading: string): Promise<void> {
  await lake().createOrReplace({ _id: DRAFT, _type: 'page', ...page(PATH, heading) })
}

const draftsNote = (view: Page) => view.getByText('You are looking at drafts')

/** A preview; `read` resolves once the page has fetched its data again. */
type Preview = Visit & { read: Promise<Response> }

async function openPreview(open: Open, options?: BrowserContextOptions): Promise<Preview> {
  const preview = await open(options)
  const read = preview.page.waitForResponse((response) => response.url().includes('/_next/data/'))
  // Most tests close the window before.
  read.catch(() => undefined)
  await preview.page.goto(await previewUrl(PATH))
  return { ...preview, read }
}

test.beforeAll(async () => {
  await createPublished('test-draft', 'page', page(PATH, 'Published words'))
  await untilCached(PATH)
})

test.beforeEach(() => draft('Words of a draft'))

test.afterAll(async () => {
  for (const id of [DRAFT, 'drafts.siteSettings']) await lake().delete(id)
  await removeCreated()
})

test('an editor sees the draft and a note, changes arrive by themselves, and Leave drafts leads back (B155)', async ({
  open,
}) => {
  const { page: view, problems, foreign, read } = await openPreview(open)
  expect(view.url()).toBe(siteOrigin() + PATH)
  await view.getByRole('heading', { level: 1, name: 'Words of a draft' }).waitFor()
  await draftsNote(view).waitFor()
  await expect(view.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute(
    'href',
    '/studio/intent/edit/id=test-draft;type=page',
  )

  // The stream of changes is open once the page has been read again for the first time.
  await read
  await view.evaluate(() => Object.assign(window, { isSamePage: true }))
  for (const words of ['One change', 'Another change', 'A third change']) {
    await draft(words)
    await view.getByRole('heading', { level: 1, name: words }).waitFor()
  }
  // Discarding shows what is published.
  await lake().delete(DRAFT)
  await view.getByRole('heading', { level: 1, name: 'Published words' }).waitFor()
  expect(await view.evaluate(() => 'isSamePage' in window)).toBe(true)

  await draft('Words of a draft')
  await view.getByRole('heading', { level: 1, name: 'Words of a draft' }).waitFor()
  await view.getByRole('link', { name: 'Leave drafts' }).click()
  await view.waitForURL((url) => url.pathname === PATH)
  await view.getByRole('heading', { level: 1, name: 'Published words' }).waitFor()
  await expect(draftsNote(view)).toHaveCount(0)
  expect(await view.context().cookies()).toEqual([])
  expect(problems).toEqual([])
  expect(foreign).toEqual([])
})

test('what visitors get stays byte for byte the same, also when the page is revalidated while drafts exist', async ({
  open,
}) => {
  const { page: view } = await openPreview(open)
  const bypass = (await view.context().cookies()).find(({ name }) => name === '__prerender_bypass')?.value ?? ''
  expect(bypass.length).toBeGreaterThan(16)
  // The cookie's value is also Next's revalidation token; on its own it must not give drafts.
  const makeAnew = () => fetch(siteOrigin() + PATH, { headers: { 'x-prerender-revalidate': bypass } })

  await lake().delete(DRAFT)
  await makeAnew()
  const before = (await untilCached(PATH)).html
  await draft('Words of a draft')
  await lake().createOrReplace({
    ...(await lake().getDocument('siteSettings')),
    _id: 'drafts.siteSettings',
    _type: 'siteSettings',
    tagline: 'Words of a draft',
  })
  await view.reload()
  await view.getByRole('heading', { level: 1, name: 'Words of a draft' }).waitFor()
  expect((await makeAnew()).headers.get('x-nextjs-cache')).toBe('REVALIDATED')
  expect((await visit(PATH)).html).toBe(before)
  expect(before).not.toContain('data-sanity')
  await lake().delete('drafts.siteSettings')
})

test("a preview is private, ends with its secret, and Next's cookie alone shows nothing (B155, B741)", async ({
  open,
}) => {
  const { page: view } = await openPreview(open)
  await view.getByRole('heading', { level: 1, name: 'Words of a draft' }).waitFor()
  const cookies = (await view.context().cookies()).map(({ name, value }) => `${name}=${value}`)
  const build = await view.evaluate(() => window.__NEXT_DATA__.buildId)
  async function fetchPage(cookie: string, path = PATH): Promise<[number, boolean]> {
    const response = await fetch(siteOrigin() + path, { headers: { cookie }, redirect: 'manual' })
    expect(response.headers.get('cache-control')).toMatch(/^private,.*no-store/)
    return [response.status, (await response.text()).includes('Words of a draft')]
  }
  const paths = [PATH, `/_next/data/${build}${PATH}.json`]
  for (const path of paths) expect(await fetchPage(cookies.join('; '), path)).toEqual([200, true])
  expect(await fetchPage(cookies.join('; '), '/about/our-team?a')).toEqual([307, false])
  const bypass = cookies.find((cookie) => cookie.startsWith('__prerender_bypass=')) ?? ''
  expect(await fetchPage(bypass)).toEqual([200, false])

  await lake().delete({ query: '*[_type == "sanity.previewUrlSecret"]' })
  for (const path of paths) expect(await fetchPage(cookies.join('; '), path)).toEqual([200, false])
  await view.reload()
  await view.getByRole('heading', { level: 1, name: 'Published words' }).waitFor()
  await expect(draftsNote(view)).toHaveCount(0)
  expect(await view.context().cookies()).toEqual([])
})

test('the note covers neither the end of the page nor the focus', async ({ open }) => {
  const { page: view, read } = await openPreview(open, { viewport: PHONE, reducedMotion: 'reduce' })
  // By then Next's root has rendered the page.
  await read
  const note = view.getByRole('complementary', { name: 'Drafts' })
  await note.waitFor()
  // Measured in the page: the note that Next's root renders replaces that of the server's HTML.
  const { top, height } = await note.evaluate((element) => element.getBoundingClientRect().toJSON())
  expect(height).toBeLessThanOrEqual(48)
  await view.locator('footer').scrollIntoViewIfNeeded()
  await view.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const footer = await view.locator('footer').boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top + 72)

  await view.evaluate(() => window.scrollTo(0, 0))
  for (let press = 0; press < 60; press += 1) {
    await view.keyboard.press('Tab')
    const hidden = await view.evaluate((limit) => {
      const focused = document.activeElement
      if (!focused || focused === document.body || focused.closest('aside, [style*="fixed"], header')) return false
      return focused.getBoundingClientRect().top >= limit
    }, top)
    expect(hidden).toBe(false)
  }
  expect(await axeProblems(view, 'aside')).toEqual([])
})

test('no public page loads any of the draft code', async ({ open }) => {
  const { page: view } = await open({ reducedMotion: 'reduce' })
  const scripts: string[] = []
  view.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text())
  })
  for (const path of ['/', PATH]) {
    await view.goto(path)
    await scrollThrough(view)
  }
  const code = scripts.join('\n')
  expect(code.length).toBeGreaterThan(100_000)
  for (const part of [
    'You are looking at drafts',
    '/api/draft/',
    'sanity-visual-editing',
    'data-sanity',
    'EventSource',
    'comlink',
  ])
    expect([part, code.includes(part)]).toEqual([part, false])
})
