/**
 * Takes a full-page screenshot of every page of a running demo site, and of every state that a visitor's presses or an outage
 * bring about, at six widths, into .local/screenshots.
 *
 *   npm run screenshots -- pages                        from the site at SITE, or at the default URL
 *   npm run screenshots -- pages /stopwatch sent …     these paths and states only
 */
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { UsageError } from '../processes/command.mjs'
import { readDocuments } from '../stack/demo-content.ts'

const FOLDER = join('.local', 'screenshots')

const WIDTHS = [320, 390, 768, 1024, 1280, 1680]

/** Paths that have no page document: the enquiry form, the login, an article, a 404. */
const OTHERS = ['/enquiry', '/login', '/knowledge-base/podcast/show-notes-worth-reading', '/no-such-page']

function contentPaths(): string[] {
  const documents = readDocuments<{ _type: string; path?: string }>()
  return documents.flatMap(({ _type, path }) => (_type === 'page' && path ? [path] : [])).sort()
}

/** @param name a path or a state */
function fileName(name: string, width: number): string {
  const plain = name === '/' ? 'home' : name.replace(/^\//, '').replaceAll('/', '--')
  return `${plain}-${width}.png`
}

const SCRIPT = 'VO: Lantern Hill Orchard. Cherries, just $4.99 a kilo, picked this morning. Call 1300 975 707.'

/** A state of a page: where it begins, and what brings it about. */
type State = { path: string; enter?: (page: Page) => Promise<unknown> }

async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click()
}

async function pasteScript(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your script' })
  await field.fill(SCRIPT)
  await page
    .getByText(/\$\d+ ?\+ GST/)
    .first()
    .waitFor()
}

async function fillShortlist(page: Page): Promise<void> {
  for (const name of ['Tamsin Reed', 'Flint']) await press(page, new RegExp(`Add ${name} to shortlist`))
  await page.goto(new URL('/shortlist', page.url()).href)
  await page.getByRole('article').first().waitFor()
}

async function fillForm(page: Page): Promise<void> {
  const form = page.locator('main form')
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Rosa Sample')
  await form.getByRole('textbox', { name: 'Phone' }).fill('0412 345 678')
  await form.getByRole('textbox', { name: 'Business E-mail' }).fill('rosa@sample.example')
  await form.getByRole('textbox', { name: 'Brief' }).fill('A sample brief.')
}

const STATES: Record<string, State> = {
  menu: { path: '/', enter: (page) => press(page, /^(Menu|Services)$/) },
  dialog: { path: '/', enter: (page) => press(page, /Get a quick quote/) },
  invalid: { path: '/enquiry', enter: (page) => press(page, /^Send$/) },
  sent: {
    path: '/enquiry',
    enter: async (page) => {
      await fillForm(page)
      await press(page, /^Send$/)
      await page.getByText('Quote is sent successfully').waitFor()
    },
  },
  'not-sent': {
    path: '/enquiry',
    enter: async (page) => {
      await page.route('**/api/v1/send-contactus', (route) => route.fulfill({ status: 503 }))
      await fillForm(page)
      await press(page, /^Send$/)
    },
  },
  'script-pasted': { path: '/script', enter: pasteScript },
  'line-pasted': { path: '/', enter: pasteScript },
  'voices-with-script': { path: '/voice-over-artists', enter: pasteScript },
  'voice-with-script': { path: '/voice-over-artists/tamsin-reed-101', enter: pasteScript },
  'no-voices': { path: '/voice-over-artists?name=nobody' },
  'voices-outage': {
    path: '/voice-over-artists?name=tamsin',
    enter: async (page) => {
      await page.route('**/api/v1/**', (route) => route.fulfill({ status: 503 }))
      await page.reload()
      await page.getByRole('button', { name: 'Retry' }).waitFor()
    },
  },
  'shortlist-of-two': { path: '/voice-over-artists', enter: fillShortlist },
  'shortlist-printed': {
    path: '/voice-over-artists',
    enter: async (page) => {
      await fillShortlist(page)
      await page.emulateMedia({ media: 'print' })
    },
  },
  'script-printed': {
    path: '/script',
    enter: async (page) => {
      await pasteScript(page)
      await page.emulateMedia({ media: 'print' })
    },
  },
  'page-503': { path: '/503' },
  'page-500': { path: '/500' },
}

/** Scrolls to the end and back, so that lazy content loads. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(400)
}

type Picture = { url: string; width: number; file: string; enter: State['enter'] }

async function take(browser: Browser, { url, width, file, enter }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    await enter?.(page)
    await readThrough(page)
    // In a viewport as high as the page, elements fixed to its bottom are at the end of the page and cover nothing. What is open
    // above the page is as high as the window.
    const isCovered = await page.evaluate(() => document.querySelector('dialog[open], :popover-open') !== null)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (!isCovered) await page.setViewportSize({ width, height })
    await page.waitForTimeout(300)
    await page.screenshot({ path: file, fullPage: !isCovered, animations: 'disabled' })
    console.log(file)
  } finally {
    await page.close()
  }
}

/** @throws UsageError for a name that is neither a path nor a state */
function stateOf(name: string): State {
  const state = STATES[name]
  if (!state && !name.startsWith('/')) throw new UsageError(`There is no page or state "${name}".`)
  return state ?? { path: name }
}

/**
 * What pictures are taken of.
 * @param names of paths and states; every page and state when there are none
 * @throws UsageError
 */
export function subjectsOf(names: string[]): (State & { name: string })[] {
  const wanted = names.length > 0 ? names : [...contentPaths(), ...OTHERS, ...Object.keys(STATES)]
  return wanted.map((name) => ({ name, ...stateOf(name) }))
}

export async function takePagePictures(
  browser: Browser,
  site: string,
  subjects: ReturnType<typeof subjectsOf>,
): Promise<void> {
  for (const { name, path, enter } of subjects) {
    for (const width of WIDTHS) {
      await take(browser, { url: site + path, width, file: join(FOLDER, fileName(name, width)), enter })
    }
  }
}
