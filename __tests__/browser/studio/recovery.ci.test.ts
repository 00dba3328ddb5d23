/**
 * The Studio while its Content Lake is killed and restarted. This lake has its own port, so that it can be killed;
 * the Studio build is the one that the site serves, configured in the same way.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import sirv from 'sirv'
import { studioDocument } from '../../../lib/studio/server/document.ts'
import { studioPolicy } from '../../../lib/studio/server/policy.ts'
import { freePorts } from '../../../local/processes/free-ports.ts'
import { createLakeClient } from '../../../local/stack/lake-client.ts'
import { expect, test } from '../fixtures.ts'
import { button, expectNoProblems, openPage, openStudio, type StudioVisit, textbox } from '../helpers/studio/studio.ts'

const DIST = join(process.cwd(), 'studio', 'dist')

let folder: string
let dataset: string

let lakePort: number
let lake: ChildProcess
let pages: Server
let studio: StudioVisit

const client = () => createLakeClient(`http://127.0.0.1:${lakePort}`)

/** Without a lake the condition throws, which counts as false. */
const until = (what: string, isThere: () => Promise<boolean>) =>
  waitFor(() => isThere().catch(() => false), { what, timeoutMs: 30_000, intervalMs: 100 })

/** Starts the lake on its port and folder; the second start finds the data of the first. */
async function startLake(): Promise<void> {
  const options = ['--port', String(lakePort), '--data', folder, '--seed', dataset]
  lake = spawn(process.execPath, ['packages/content-lake/bin/content-lake.mjs', ...options], { stdio: 'ignore' })
  await until('an answer of the lake', async () => (await client().fetch<number>('count(*)')) > 0)
}

/** Kills the lake as a power cut would: it cannot write anything more. */
async function killLake(): Promise<void> {
  const ended = once(lake, 'exit')
  lake.kill('SIGKILL')
  await ended
}

/** The built Studio, served as lib/studio does it. */
async function serveStudio(): Promise<number> {
  const apiHost = `http://localhost:${lakePort}`
  const configuration = { projectId: 'localdemo', dataset: 'production', apiHost, siteUrl: null, canRelease: true }
  const { html, scriptHashes } = studioDocument(readFileSync(join(DIST, 'index.html'), 'utf8'), configuration)
  const files = sirv(DIST)
  pages = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/^\/studio/, '')
    if (path.startsWith('/static/')) {
      request.url = path
      files(request, response)
      return
    }
    response.setHeader('Content-Security-Policy', studioPolicy(configuration, scriptHashes))
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html)
  })
  pages.listen(0, '127.0.0.1')
  await once(pages, 'listening')
  const address: string | AddressInfo | null = pages.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

// Each test goes on from the last one: a second try begins with the first.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ openWindow: open }) => {
  folder = mkdtempSync(join(tmpdir(), 'bowerbird-recovery-'))
  dataset = join(folder, 'dataset')
  mkdirSync(dataset)
  const page = {
    _id: 'survivor',
    _type: 'page',
    title: 'Survivor',
    path: '/survivor',
    sections: [{ _key: 'top', _type: 'pageBanner', heading: 'Still here', tone: 'cream' }],
  }
  writeFileSync(join(dataset, 'data.ndjson'), `${JSON.stringify(page)}\n`)
  ;[lakePort = 0] = await freePorts(1)
  await startLake()
  studio = await openStudio(open, `http://localhost:${await serveStudio()}/studio/content`)
  await studio.page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await openPage(studio.page, 'Survivor')
})

test.afterAll(async () => {
  await studio?.context.close()
  pages?.close()
  if (lake?.exitCode === null && lake.signalCode === null) await killLake()
  rmSync(folder, { recursive: true, force: true })
})

const stored = async (id: string): Promise<string> => (await client().getDocument(id))?.title ?? ''
const shown = () => textbox(studio.page, 'Title').inputValue()

test('typing continues when the lake is killed meanwhile', async () => {
  const { page } = studio
  await textbox(page, 'Title').press('End')
  await page.keyboard.type(' before')
  await until('the first words in the lake', async () => (await stored('drafts.survivor')) === 'Survivor before')
  const typing = page.keyboard.type(' and all through the night', { delay: 80 })
  await page.waitForFunction(
    () => document.activeElement instanceof HTMLInputElement && document.activeElement.value.endsWith('all'),
  )
  const storedBefore = await stored('drafts.survivor')
  await killLake()
  await typing
  await startLake()
  expect(await stored('drafts.survivor')).toContain(storedBefore)
  const typed = 'Survivor before and all through the night'
  expect(await shown()).toBe(typed)
  await until('everything that was typed, in the lake', async () => (await stored('drafts.survivor')) === typed)
  await textbox(page, 'Title').fill(`${typed}, until the morning`)
  await until('the end of the sentence in the lake', async () => (await stored('drafts.survivor')).endsWith('morning'))
})

test('nothing is lost when the lake is killed right after a publish', async () => {
  const { page } = studio
  const title = await shown()
  // Asks the lake, because Chromium has not always reported its response since it came back.
  await until('the published page in the lake', async () => {
    if ((await stored('survivor')) === title) return true
    await button(page, 'Publish').click({ timeout: 1000 })
    return false
  })
  await killLake()
  await startLake()
  expect(await stored('survivor')).toBe(title)
  expect(await client().getDocument('drafts.survivor')).toBeUndefined()
  await button(page, 'Publish').and(page.locator(':disabled')).waitFor()
  await textbox(page, 'Title').fill(`${title} again`)
  await until('more words in the lake', async () => (await stored('drafts.survivor')) === `${title} again`)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('only the expected connection errors were logged', async () => {
  const away =
    /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)|WebSocket|Failed to fetch|has taken more than 5000ms/
  expectNoProblems(studio, away)
  expect(await studio.page.getByText('Unhandled Runtime Error').count()).toBe(0)
})
