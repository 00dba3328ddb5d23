/**
 * The routes follow every change at once when they are refreshed, and within a minute without a webhook. Real
 * Content Lake.
 */
import { text } from 'node:stream/consumers'
import { matchRedirect } from '@/lib/routing/redirects/table'
import type { Routes } from '@/lib/routing/routes'
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
let asked: number
/** Milliseconds by which this process is ahead of the lake. */
let ahead: number
let routes: () => Promise<Routes>
let refreshRoutes: () => Promise<Routes>

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
  asked = 0
  proxy = await startHttpServer(async (request, response) => {
    asked += 1
    const answer = await fetch(started.origin + request.url, {
      method: request.method,
      body: request.method === 'POST' ? await text(request) : undefined,
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  process.env.LOCAL_LAKE_PORT = new URL(proxy.origin).port
  globalThis.contentRoutes = undefined
  jest.resetModules()
  ahead = 0
  const clock = Date.now
  jest.spyOn(Date, 'now').mockImplementation(() => clock() + ahead)
  ;({ routes, refreshRoutes } = await import('@/lib/routing/routes'))
})

afterEach(async () => {
  jest.restoreAllMocks()
  delete process.env.LOCAL_LAKE_PORT
  await proxy.close()
})

async function minuteLater() {
  ahead += 60_000
  const known = await routes()
  const leadsTo = (path: string) => matchRedirect(known.redirects, path)?.next ?? null
  return { paths: [...known.paths], leadsTo }
}

test('are read at most once a minute', async () => {
  await routes()
  await routes()
  ahead += 59_000
  await routes()
  expect(asked).toBe(1)
  await minuteLater()
  expect(asked).toBe(2)
})

test('a new, a changed and a deleted redirect', async () => {
  await routes()
  await write({ create: redirect('four', '/a') })
  expect((await minuteLater()).leadsTo('/four')).toBe('/a')
  await write({ patch: { id: 'four', set: { target: { kind: 'path', path: '/b' } } } })
  expect((await minuteLater()).leadsTo('/four')).toBe('/b')
  await write({ delete: { id: 'four' } })
  expect((await minuteLater()).leadsTo('/four')).toBeNull()
})

test('a refresh shows a change at once', async () => {
  await routes()
  await write({ delete: { id: 'one' } }, { create: redirect('four', '/b') })
  await refreshRoutes()
  const { redirects } = await routes()
  expect([matchRedirect(redirects, '/one'), matchRedirect(redirects, '/four')?.next]).toEqual([null, '/b'])
})

test('the last good routes are kept while the Content Lake is down', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await routes()
  await proxy.close()
  expect((await minuteLater()).paths).toEqual(['/a', '/b'])
  expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toContain('content.routes_unreadable')
})

test('a page that is moved, created and deleted', async () => {
  await routes()
  await write({ patch: { id: 'a', set: { path: '/moved' } } })
  expect((await minuteLater()).paths).toEqual(['/b', '/moved'])
  await write({ delete: { id: 'b' } })
  expect((await minuteLater()).paths).toEqual(['/moved'])
  await write({ create: { _id: 'c', _type: 'page', path: '/c' } })
  expect((await minuteLater()).paths).toEqual(['/c', '/moved'])
})
