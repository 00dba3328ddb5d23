/**
 * Requests four thousand unknown paths, as scanners and broken crawlers do: each responds 404 without load on
 * the Content Lake, disk or memory, and the list of broken links stays short and correct. It has a project
 * of its own (playwright.config.ts), because its counts would show up in other tests' lists.
 */

import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { BROKEN_LINKS_ID, type BrokenLinks, MAX_PATHS, readBrokenLinks } from '@/lib/broken-links/document'
import { expect, test } from './fixtures.ts'
import { lake, visit } from './helpers/lake.ts'
import { siteOrigin } from './helpers/stand-ins.ts'

const ADDRESSES = 4000
/** A browser opens six connections to a site; this is more. */
const SOCKETS = 8
/** Milliseconds after which no more are sent: a busy machine with two processors may need longer for all of them. */
const TIMEOUT_MS = 40_000
/** The share of the addresses that is sent before memory is measured for the first time. */
const WARM_UP = 0.75

/**
 * Bytes: several times what Node uses before garbage collection. Each cached path would cost some 2 KB and each
 * page 200 KB.
 */
const MEMORY_AT_FIRST = 700e6
const MEMORY_AFTERWARDS = 150e6

const buildFolder = () => process.env.NEXT_DIST_DIR ?? ''

function files(): { count: number; bytes: number } {
  const all = readdirSync(buildFolder(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = all.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return { count: all.length, bytes }
}

function memory(): number {
  const pid = readFileSync(`${buildFolder()}.serving`, 'utf8')
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', pid], { encoding: 'utf8' })) * 1024
}

async function queries(): Promise<number> {
  const health: { queries: number } = await (await fetch(`${process.env.LAKE_ORIGIN}/health`)).json()
  return health.queries
}

const random = (bytes: number) => randomBytes(bytes).toString('hex')

/** Paths like those of scanners: one segment or many, below real pages, with extensions, capitals and queries. */
const SHAPES: readonly (() => string)[] = [
  () => `/${random(6)}`,
  () => `/${random(4)}/${random(4)}/${random(4)}`,
  () => `/services/${random(5)}`,
  () => `/${random(5)}.php?id=${random(3)}`,
  () => `/${random(3).toUpperCase()}/${random(3)}`,
  () => `/knowledge-base/${random(4)}/${random(4)}`,
]

/** The one genuinely broken link, and how many unknown paths are requested per hit on it. */
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

/** Collects the revisions of the list of broken links, one for each batch written. */
function watchBatches(): { revisions: Set<string>; end: () => void } {
  const revisions = new Set<string>()
  const look = async () => {
    const list = await lake().getDocument(BROKEN_LINKS_ID)
    if (list) revisions.add(list._rev)
  }
  const watching = setInterval(() => void look(), 250)
  return { revisions, end: () => clearInterval(watching) }
}

/** Waits until all hits have been written. */
async function writtenDown(
  least: number,
): Promise<{ count: number; kept: number; top: string | undefined; size: number }> {
  for (const deadline = Date.now() + 15_000; ; ) {
    const list = await lake().getDocument<BrokenLinks>(BROKEN_LINKS_ID)
    const { paths } = readBrokenLinks(list)
    const count = paths.find(({ path }) => path === REAL)?.count ?? 0
    if (count >= least) return { count, kept: paths.length, top: paths[0]?.path, size: JSON.stringify(list).length }
    if (Date.now() > deadline) throw new Error(`${REAL} is counted ${count} times, expected ${least} or more`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const COUNT = `{ "all": count(*), "routes": count(*[_type in ["page", "redirect"]]) }`
const documents = () => lake().fetch<{ all: number; routes: number }>(COUNT)

test('four thousand unknown paths respond 404 without using lake, disk or memory', async () => {
  test.setTimeout(120_000)
  // Renders once what is rendered once, before measuring.
  expect((await visit('/unknown')).status).toBe(404)
  expect((await visit('/our-story')).status).toBe(200)
  const before = { ...files(), memory: memory(), queries: await queries(), documents: await documents() }

  const batches = watchBatches()
  // The larger part first: until then memory grows to what Node uses between two garbage collections.
  const first = await flood(ADDRESSES * WARM_UP, TIMEOUT_MS * WARM_UP)
  const middle = memory()
  const second = flood(ADDRESSES * (1 - WARM_UP), TIMEOUT_MS * (1 - WARM_UP))
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
  // The site checks every five seconds whether routes have changed, and pages are revalidated after a minute.
  expect(after.queries - before.queries).toBeLessThan(20 + seconds / 2)
  expect(after.count - before.count).toBeLessThan(10)
  expect(after.bytes - before.bytes).toBeLessThan(2e6)
  expect(after.documents.routes).toBe(before.documents.routes)
  // The list of broken links is one document.
  expect(after.documents.all - before.documents.all).toBeLessThanOrEqual(1)
  expect(middle - before.memory).toBeLessThan(MEMORY_AT_FIRST)
  expect(after.memory - middle).toBeLessThan(MEMORY_AFTERWARDS)

  // Hits in batches that were full may be counted slightly low, never too high.
  const asked = sent / REAL_EVERY
  const list = await writtenDown(asked / 2)
  batches.end()
  expect(list.count).toBeLessThanOrEqual(Math.ceil(asked) + 1)
  expect(list.top).toBe(REAL)
  expect(list.kept).toBeLessThanOrEqual(MAX_PATHS)
  expect(list.size).toBeLessThan(100_000)
  // At most one batch in two seconds in these tests.
  expect(batches.revisions.size).toBeGreaterThan(0)
  expect(batches.revisions.size).toBeLessThanOrEqual(seconds / 2 + 8)
})

test('unknown articles of a real category request the API and not the Content Lake', async () => {
  const before = await queries()
  const answers = await Promise.all(Array.from({ length: 100 }, () => visit(`/knowledge-base/podcast/${random(6)}`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect((await queries()) - before).toBeLessThan(20)
})
