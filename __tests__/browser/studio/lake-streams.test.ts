/**
 * The lake's event streams in a real browser: more than a browser's limit of connections, and none for other
 * origins.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ContentLake, startContentLake } from '@bowerbird/content-lake'
import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../../local/system-packages/chromium.ts'
import { expect, test } from '../fixtures.ts'

/** A host name on the internet that resolves to this machine. */
const ELSEWHERE = 'elsewhere.example'

let browser: Browser
let lake: ContentLake
let pages: Server
let pagesPort: number
let dataDir: string

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-streams-'))
  lake = await startContentLake({ port: 0, dataDir })
  pages = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end('<title>Page</title>'),
  )
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  const address = pages.address()
  pagesPort = typeof address === 'object' && address !== null ? address.port : 0
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    headless: true,
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`],
  })
})

test.afterAll(async () => {
  await browser?.close()
  pages?.close()
  await lake?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function pageAt(host: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`http://${host}:${pagesPort}/`)
  return page
}

const api = () => `http://localdemo.localhost:${lake.port}/v2025-02-19`
const listenUrl = () => `${api()}/data/listen/production?query=*&enableResume=true`
const liveUrl = () => `${api()}/data/live/events/production?includeDrafts=true`

/** Opens streams in a page; the names of their events are collected in `eventNames`, one list a stream. */
async function openStreams(page: Page, urls: string[]): Promise<void> {
  await page.evaluate((urls) => {
    const eventNames: string[][] = urls.map(() => [])
    for (const [index, url] of urls.entries()) {
      const source = new EventSource(url, { withCredentials: true })
      for (const name of ['welcome', 'mutation', 'error']) {
        source.addEventListener(name, () => eventNames[index]?.push(name))
      }
    }
    Object.assign(window, { eventNames })
  }, urls)
}

function eventNamesIn(page: Page): Promise<string[][]> {
  return page.evaluate(() => ('eventNames' in window && Array.isArray(window.eventNames) ? window.eventNames : []))
}

type Init = { method?: string; headers?: Record<string, string>; body?: string }

/** The lake's response to a page: a status, or that the browser blocked it. */
function fetchIn(page: Page, url: string, init: Init = {}): Promise<number | 'refused'> {
  return page.evaluate(
    async ([address, options]) => {
      try {
        const response = await fetch(address, { credentials: 'include', ...options })
        await response.body?.cancel()
        return response.status
      } catch {
        return 'refused' as const
      }
    },
    [url, init] as const,
  )
}

/** Whether a WebSocket opens in a page. */
function socketIn(page: Page): Promise<boolean> {
  return page.evaluate(
    (url) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(url)
        socket.onopen = () => resolve(true)
        socket.onerror = () => resolve(false)
      }),
    `${api().replace('http', 'ws')}/socket/production`,
  )
}

test('three pages with six streams each still load and save, and all receive the events', async () => {
  const context = await browser.newContext()
  const tabs = await Promise.all([0, 1, 2].map(() => context.newPage()))
  for (const tab of tabs) {
    await tab.goto(`http://localhost:${pagesPort}/`)
    await openStreams(tab, [...Array.from({ length: 5 }, listenUrl), liveUrl()])
  }
  for (const tab of tabs) {
    await expect.poll(async () => (await eventNamesIn(tab)).every((names) => names.includes('welcome'))).toBe(true)
  }
  const body = JSON.stringify({ mutations: [{ create: { _id: 'a', _type: 'page' } }] })
  const [last] = tabs.slice(-1)
  if (last === undefined) throw new Error('No page')
  const headers = { 'Content-Type': 'application/json' }
  expect(await fetchIn(last, `${api()}/data/mutate/production`, { method: 'POST', headers, body })).toBe(200)
  expect(await socketIn(last)).toBe(true)
  for (const tab of tabs) {
    await expect
      .poll(async () => (await eventNamesIn(tab)).slice(0, 5).every((names) => names.includes('mutation')))
      .toBe(true)
    expect((await eventNamesIn(tab)).flat()).not.toContain('error')
  }
})

test('a page from another origin gets nothing', async () => {
  const page = await pageAt(ELSEWHERE)
  await openStreams(page, [listenUrl(), liveUrl()])
  await expect.poll(async () => (await eventNamesIn(page)).every((names) => names.includes('error'))).toBe(true)
  expect((await eventNamesIn(page)).flat()).not.toContain('welcome')
  expect(await fetchIn(page, `${api()}/data/query/production?query=*`)).toBe('refused')
  expect(await fetchIn(page, `${api()}/data/mutate/production`, { method: 'POST', body: '{}' })).toBe('refused')
  expect(await socketIn(page)).toBe(false)
  // Nor through a host name of its own.
  const answer = await page.goto(`http://${ELSEWHERE}:${lake.port}/v2025-02-19/data/query/production?query=*`)
  expect(answer?.status()).toBe(403)
  await page.context().close()
})
