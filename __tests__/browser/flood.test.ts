/** @jest-environment node */
/**
 * Twenty thousand addresses that nobody has ever heard of, as scanners and broken crawlers ask for them: every one is a 404, and neither the
 * Content Lake, the disk nor the memory of the server notices. The list of broken links stays short, with the one that people really ask for
 * at its top. Runs last (sequencer.ts): what was counted here would stand beside the broken links of other tests.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { BROKEN_LINKS_ID, MAX_PATHS, readBrokenLinks } from '@/lib/broken-links/document'
import { lake, visit } from './helpers/lake'
import { siteOrigin } from './helpers/stand-ins'

const ADDRESSES = 20_000
/** A browser opens six connections to a site; this is somebody who means it. */
const SOCKETS = 8
/** Milliseconds after which no more are sent: two processors that others use as well may need longer for all of them. */
const TIMEOUT_MS = 40_000

/** Bytes: what Node takes before it clears up, several times over. Each address that is kept would cost some 2 KB and each page 200 KB. */
const MEMORY_AT_FIRST = 700e6
const MEMORY_AFTERWARDS = 150e6

const BUILD = process.env.NEXT_DIST_DIR || '.next'

function files(): { count: number; bytes: number } {
  const all = readdirSync(BUILD, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = all.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return { count: all.length, bytes }
}

function memory(): number {
  const pid = readFileSync(`${BUILD}.serving`, 'utf8')
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', pid], { encoding: 'utf8' })) * 1024
}

async function queries(): Promise<number> {
  const health: { queries: number } = await (await fetch(`${process.env.LAKE_ORIGIN}/health`)).json()
  return health.queries
}

const random = (bytes: number) => randomBytes(bytes).toString('hex')

/** As scanners make them up: of one step and of many, below real pages, with endings, capitals and queries. */
const SHAPES: readonly (() => string)[] = [
  () => `/${random(6)}`,
  () => `/${random(4)}/${random(4)}/${random(4)}`,
  () => `/services/${random(5)}`,
  () => `/${random(5)}.php?id=${random(3)}`,
  () => `/${random(3).toUpperCase()}/${random(3)}`,
  () => `/knowledge-base/${random(4)}/${random(4)}`,
]

/** The link that really is broken somewhere, and how many addresses there are for each of its visitors. */
const REAL = '/old-rates'
const REAL_EVERY = 50

type Flood = { sent: number; statuses: Record<number, number>; seconds: number }

async function flood(most: number, timeoutMs: number): Promise<Flood> {
  const { hostname, port } = new URL(siteOrigin())
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS })
  const begun = performance.now()
  const result: Flood = { sent: 0, statuses: {}, seconds: 0 }
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      get({ hostname, port, path, agent }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      }).on('error', reject)
    })
  async function askOn(): Promise<void> {
    while (result.sent < most && performance.now() - begun < timeoutMs) {
      const shape = SHAPES[result.sent % SHAPES.length] ?? SHAPES[0]
      const path = result.sent % REAL_EVERY === 0 ? REAL : (shape?.() ?? '')
      result.sent += 1
      const status = await ask(path)
      result.statuses[status] = (result.statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: SOCKETS }, askOn))
  agent.destroy()
  result.seconds = (performance.now() - begun) / 1000
  return result
}

/** Collects the revisions of the list of broken links: each stands for one batch that was written. */
function watchBatches(): { revisions: Set<string>; end: () => void } {
  const revisions = new Set<string>()
  const look = async () => {
    const list = await lake().getDocument(BROKEN_LINKS_ID)
    if (list) revisions.add(list._rev)
  }
  const watching = setInterval(() => void look(), 250)
  return { revisions, end: () => clearInterval(watching) }
}

/** Waits until all of the flood has been written down. */
async function writtenDown(
  least: number,
): Promise<{ count: number; kept: number; top: string | undefined; size: number }> {
  for (const deadline = Date.now() + 15_000; ; ) {
    const list = await lake().getDocument(BROKEN_LINKS_ID)
    const { paths } = readBrokenLinks(list)
    const count = paths.find(({ path }) => path === REAL)?.count ?? 0
    if (count >= least) return { count, kept: paths.length, top: paths[0]?.path, size: JSON.stringify(list).length }
    if (Date.now() > deadline) throw new Error(`${REAL} is counted ${count} times, expected ${least} or more`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const COUNT = `{ "all": count(*), "routes": count(*[_type in ["page", "redirect"]]) }`
const documents = () => lake().fetch<{ all: number; routes: number }>(COUNT)

test('twenty thousand unknown addresses', async () => {
  // What is made once is made before.
  expect((await visit('/unknown')).status).toBe(404)
  expect((await visit('/our-story')).status).toBe(200)
  const before = { ...files(), memory: memory(), queries: await queries(), documents: await documents() }

  const batches = watchBatches()
  const first = await flood(ADDRESSES / 2, TIMEOUT_MS / 2)
  const middle = memory()
  const second = flood(ADDRESSES / 2, TIMEOUT_MS / 2)
  const waits: number[] = []
  for (let visitor = 0; visitor < 5; visitor += 1) {
    const asked = performance.now()
    expect((await visit('/our-story')).status).toBe(200)
    waits.push(Math.round(performance.now() - asked))
  }
  const last = await second
  const after = { ...files(), memory: memory(), queries: await queries(), documents: await documents() }

  const sent = first.sent + last.sent
  const seconds = first.seconds + last.seconds
  console.log(
    `${sent} unknown addresses in ${seconds.toFixed(1)} s (${((seconds * 1000 * SOCKETS) / sent).toFixed(1)} ms each, ${SOCKETS} at a time); ` +
      `a page meanwhile: ${waits.join(', ')} ms; memory ${[before.memory, middle, after.memory].map((bytes) => Math.round(bytes / 1e6)).join(', ')} MB; ` +
      `${after.queries - before.queries} queries to the lake`,
  )
  expect(sent).toBeGreaterThan(2000)
  expect([first.statuses, last.statuses]).toEqual([{ 404: first.sent }, { 404: last.sent }])
  // Every five seconds the site asks whether addresses have changed, and after a minute a page is made again.
  expect(after.queries - before.queries).toBeLessThan(20 + seconds / 2)
  expect(after.count - before.count).toBeLessThan(10)
  expect(after.bytes - before.bytes).toBeLessThan(2e6)
  expect(after.documents.routes).toBe(before.documents.routes)
  // The list of broken links is one document.
  expect(after.documents.all - before.documents.all).toBeLessThanOrEqual(1)
  expect(middle - before.memory).toBeLessThan(MEMORY_AT_FIRST)
  expect(after.memory - middle).toBeLessThan(MEMORY_AFTERWARDS)

  // Those in batches that were full of others may be counted a little low, never too high.
  const asked = sent / REAL_EVERY
  const list = await writtenDown(asked / 2)
  batches.end()
  expect(list.count).toBeLessThanOrEqual(Math.ceil(asked) + 1)
  expect(list.top).toBe(REAL)
  expect(list.kept).toBeLessThanOrEqual(MAX_PATHS)
  expect(list.size).toBeLessThan(100_000)
  // At most one in two seconds in these tests.
  expect(batches.revisions.size).toBeGreaterThan(0)
  expect(batches.revisions.size).toBeLessThanOrEqual(seconds / 2 + 8)
}, 120_000)

test('made-up articles of a real category ask the API and not the Content Lake', async () => {
  const before = await queries()
  const answers = await Promise.all(Array.from({ length: 100 }, () => visit(`/knowledge-base/podcast/${random(6)}`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect((await queries()) - before).toBeLessThan(20)
})
