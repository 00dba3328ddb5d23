/** @jest-environment node */
/**
 * The routes follow every change within five seconds without a webhook, and are read as a whole only when something has changed. The Content
 * Lake is real; its times come with whole seconds, as those of the hosted one.
 */
import { text } from 'node:stream/consumers'
import { isUnchanged, MOST_RECENT, stateOf } from '@/lib/content/route-changes'
import type { Routes } from '@/lib/content/routes'
import { matchRedirect } from '@/lib/redirects/table'
import { startHttpServer, type TestServer } from '../../helpers/http-server'
import { startLake } from '../../local/content-lake/support'

const LONG_AGO = '2020-01-01T00:00:00Z'
const page = (name: string) => ({ _id: name, _type: 'page', title: name, path: `/${name}`, _updatedAt: LONG_AGO })
const redirect = (name: string, path: string) => ({
  _id: name,
  _type: 'redirect',
  source: `/${name}`,
  target: { kind: 'path', path },
})
const old = (name: string) => ({ ...redirect(name, '/a'), _updatedAt: LONG_AGO })

/** Writes to the lake as one transaction. */
let write: (...mutations: object[]) => Promise<void>
let proxy: TestServer
let asked: string[]
/** Milliseconds by which this process is ahead of the lake. */
let ahead: number
let routes: () => Promise<Routes>

beforeEach(async () => {
  const started = await startLake({ dataset: { lines: [page('a'), page('b'), old('one'), old('two'), old('three')] } })
  write = async (...mutations) => {
    const body = JSON.stringify({ mutations })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${started.origin}/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers,
      body,
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  asked = []
  proxy = await startHttpServer(async (request, response) => {
    asked.push((request.url ?? '').includes('now%28%29') ? 'changes' : 'all')
    const answer = await fetch(started.origin + request.url, {
      method: request.method,
      body: request.method === 'POST' ? await text(request) : undefined,
    })
    const body = (await answer.text()).replace(/(:\d\d)\.\d+Z/g, '$1Z')
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
  })
  process.env.LOCAL_LAKE_PORT = new URL(proxy.origin).port
  globalThis.contentRoutes = undefined
  jest.resetModules()
  ahead = 0
  const clock = Date.now
  jest.spyOn(Date, 'now').mockImplementation(() => clock() + ahead)
  routes = (await import('@/lib/content/routes')).routes
})

afterEach(async () => {
  jest.restoreAllMocks()
  delete process.env.LOCAL_LAKE_PORT
  await proxy.close()
})

async function fiveSecondsLater() {
  ahead += 5000
  asked = []
  const known = await routes()
  const leadsTo = (path: string) => matchRedirect(known.redirects, path)?.next ?? null
  return { paths: [...known.paths], leadsTo }
}

test('while nothing changes only a small question is asked; all is read once in five minutes all the same', async () => {
  await routes()
  expect(asked).toEqual(['changes', 'all'])
  for (let round = 0; round < 3; round += 1) {
    await fiveSecondsLater()
    expect(asked).toEqual(['changes'])
  }
  ahead += 300_000
  await fiveSecondsLater()
  expect(asked).toEqual(['changes', 'all'])
})

test('a new, a changed and a deleted redirect, each read once', async () => {
  await routes()
  await write({ create: redirect('four', '/a') })
  expect((await fiveSecondsLater()).leadsTo('/four')).toBe('/a')
  expect(asked).toEqual(['changes', 'all'])
  await fiveSecondsLater()
  expect(asked).toEqual(['changes'])

  await write({ patch: { id: 'four', set: { target: { kind: 'path', path: '/b' } } } })
  expect((await fiveSecondsLater()).leadsTo('/four')).toBe('/b')
  await fiveSecondsLater()
  expect(asked).toEqual(['changes'])

  await write({ delete: { id: 'four' } })
  expect((await fiveSecondsLater()).leadsTo('/four')).toBeNull()
  await fiveSecondsLater()
  expect(asked).toEqual(['changes'])
})

test('an old redirect that is deleted while another one is made', async () => {
  await routes()
  await write({ delete: { id: 'one' } }, { create: redirect('four', '/b') })
  const { leadsTo } = await fiveSecondsLater()
  expect([leadsTo('/one'), leadsTo('/four')]).toEqual([null, '/b'])
})

test('two changes in the same second, the second one after the routes were read', async () => {
  await routes()
  await write({ patch: { id: 'one', set: { 'target.path': '/b' } } })
  expect((await fiveSecondsLater()).leadsTo('/one')).toBe('/b')
  await write({ patch: { id: 'two', set: { 'target.path': '/b' } } })
  expect((await fiveSecondsLater()).leadsTo('/two')).toBe('/b')
  await write({ patch: { id: 'one', set: { 'target.path': '/c' } } })
  expect((await fiveSecondsLater()).leadsTo('/one')).toBe('/c')
})

test('a page that moves, comes and goes', async () => {
  await routes()
  await write({ patch: { id: 'a', set: { path: '/moved' } } })
  expect((await fiveSecondsLater()).paths).toEqual(['/b', '/moved'])
  await write({ delete: { id: 'b' } })
  expect((await fiveSecondsLater()).paths).toEqual(['/moved'])
  await write({ create: { _id: 'c', _type: 'page', path: '/c' } })
  expect((await fiveSecondsLater()).paths).toEqual(['/c', '/moved'])
})

test('more changes than are told at once count as a change', () => {
  const recent = Array.from({ length: MOST_RECENT }, (_, index) => ({
    id: `r${index}`,
    rev: 'x',
    at: '2026-01-01T00:00:30Z',
  }))
  const changes = {
    now: '2026-01-01T00:01:00.500Z',
    pages: { count: 1, recent: [] },
    redirects: { count: 500, recent },
  }
  expect(isUnchanged(stateOf(changes), changes)).toBe(false)
  const fewer = { ...changes, redirects: { count: 500, recent: recent.slice(1) } }
  expect(isUnchanged(stateOf(fewer), fewer)).toBe(true)
})

test('revisions older than a minute before a reading are forgotten', () => {
  const recent = [
    { id: 'a', rev: 'x', at: '2026-01-01T00:00:00Z' },
    { id: 'b', rev: 'x', at: '2026-01-01T00:00:01Z' },
  ]
  const state = stateOf({
    now: '2026-01-01T00:01:00.500Z',
    pages: { count: 2, recent },
    redirects: { count: 0, recent: [] },
  })
  expect(state.since).toBe('2026-01-01T00:00:00.500Z')
  // A time of whole seconds stands for the whole of that second.
  expect(state.pages.recent.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(
    stateOf({ now: '2026-01-01T00:01:01.500Z', pages: { count: 2, recent }, redirects: { count: 0, recent: [] } }).pages
      .recent,
  ).toHaveLength(1)
})
