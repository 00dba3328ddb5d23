/**
 * Requests thousands of unknown paths, as scanners and broken crawlers do: each responds 404 without load on the Content
 * Lake, disk or memory, and the list of broken links stays short and correct. It has a stack that no other file uses, because
 * its counts would show up in other tests' lists.
 */

import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { BROKEN_LINKS_ID, type BrokenLink, MAX_PATHS, readBrokenLinks } from '@/lib/broken-links/document'
import { lake, visit } from '../helpers/content/lake.ts'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

test.use({ stackFor: 'flood' })

/** A browser opens six connections to a site; this is more. */
const CONNECTIONS = 8

/** Several times what Node uses between two collections; each page that was kept would cost 200 KB. */
const MAX_MORE_BYTES = 150e6

const countFiles = () => readdirSync(process.env.NEXT_DIST_DIR ?? '', { recursive: true }).length

/** Bytes that a process uses. */
function memory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
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

/** The one genuinely broken link, and how many paths are requested per hit on it. */
const REAL = '/old-rates'
const REAL_EVERY = 50

/** Requests so many paths. @returns the statuses of the responses */
async function flood(count: number): Promise<Set<number>> {
  const paths = Array.from({ length: count }, (_, index) =>
    index % REAL_EVERY === 0 ? REAL : (SHAPES[index % SHAPES.length]?.() ?? ''),
  ).values()
  const statuses = new Set<number>()
  async function keepRequesting(): Promise<void> {
    for (const path of paths) {
      const response = await fetch(siteOrigin() + path)
      await response.text()
      statuses.add(response.status)
    }
  }
  // One iterator shared by all connections.
  await Promise.all(Array.from({ length: CONNECTIONS }, keepRequesting))
  return statuses
}

test('thousands of unknown paths respond 404 without using lake, disk or memory', async ({ stack }) => {
  test.setTimeout(120_000)
  // Renders once what is rendered once, before measuring.
  expect((await visit('/unknown')).status).toBe(404)
  const before = { files: countFiles(), queries: await queries(), time: Date.now() }

  // Until the last thousand memory grows to what Node uses between two garbage collections.
  expect(await flood(3000)).toEqual(new Set([404]))
  const middle = memory(stack.pid)
  expect(await flood(1000)).toEqual(new Set([404]))
  expect(memory(stack.pid) - middle).toBeLessThan(MAX_MORE_BYTES)

  // The site checks every five seconds whether routes have changed, and pages are revalidated after a minute.
  const seconds = (Date.now() - before.time) / 1000
  expect((await queries()) - before.queries).toBeLessThan(20 + seconds / 2)
  expect(countFiles() - before.files).toBeLessThan(10)

  // Hits in batches that were full may be counted slightly low, never too high.
  const hits = 4000 / REAL_EVERY
  const list = async () => readBrokenLinks(await lake().getDocument<{ paths: BrokenLink[] }>(BROKEN_LINKS_ID))
  const count = async () => (await list()).find(({ path }) => path === REAL)?.count ?? 0
  await expect.poll(count, { timeout: 15_000 }).toBeGreaterThanOrEqual(hits / 2)
  expect(await count()).toBeLessThanOrEqual(hits)
  expect((await list())[0]?.path).toBe(REAL)
  expect((await list()).length).toBeLessThanOrEqual(MAX_PATHS)
})

test('unknown articles of a real category request the API and not the Content Lake', async () => {
  const before = await queries()
  const responses = await Promise.all(Array.from({ length: 100 }, () => visit(`/knowledge-base/podcast/${random(6)}`)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]))
  expect((await queries()) - before).toBeLessThan(20)
})
