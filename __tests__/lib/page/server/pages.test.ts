/** Reads pages and redirects from a real Content Lake, through a proxy that counts requests. */

import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { startProxy } from '@bowerbird/content-lake/testing/http-server'
import { startLake } from '@bowerbird/content-lake/testing/lake'
import { contentRoutes } from '@/lib/routing/server/routes'
import { contentEvent } from '../../../helpers/data/content-event'

const page = (path: string, over: object = {}) => ({
  _id: `page-${path.slice(1) || 'home'}`,
  _type: 'page',
  title: `Page ${path}`,
  path,
  sections: [{ _key: 'a', _type: 'benefits', heading: 'Why', tone: 'cream' }],
  ...over,
})

const redirect = (source: string, target: object, over: object = {}) => ({
  _id: `redirect${source.replaceAll('/', '-')}`,
  _type: 'redirect',
  source,
  target,
  ...over,
})

const DOCUMENTS = [
  page('/'),
  page('/services'),
  page('/secret', { _id: 'drafts.page-secret' }),
  redirect('/Old-Services/', { kind: 'page', page: { _type: 'reference', _ref: 'page-services' }, anchor: 'prices' }),
  redirect('/older', { kind: 'path', path: '/old-services' }, { permanent: false }),
  redirect('/services', { kind: 'external', url: 'https://example.com/' }),
  redirect('/nowhere', { kind: 'page' }),
]

let lake: Awaited<ReturnType<typeof startLake>>
let requestedUrls: string[]
let isDown: boolean
let warn: jest.SpyInstance

beforeEach(async () => {
  requestedUrls = []
  isDown = false
  lake = await startLake({ dataset: { lines: DOCUMENTS } })
  const proxy = await startProxy(lake.origin, (request) => {
    requestedUrls.push(request.url ?? '')
    if (isDown) request.socket.destroy()
  })
  jest.resetModules()
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  contentRoutes.clear()
  process.env.LOCAL_LAKE_PORT = new URL(proxy.origin).port
})

afterEach(() => jest.restoreAllMocks())

/** How often the routes were read. */
const listQueries = () => requestedUrls.filter((url) => url.includes('_createdAt+asc')).length

const load = () => import('@/lib/page/server/pages')

/** Without Sanity's client, which loads parts of itself late: after the modules were reset they do not fit. @returns when */
async function mutate(mutations: readonly object[]): Promise<string> {
  const url = `${lake.origin}/v2025-02-19/data/mutate/production?returnDocuments=true`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: lake.origin },
    body: JSON.stringify({ mutations }),
  })
  const { results } = await response.json()
  return results[0].document?._updatedAt
}

/** Separate module instances, as the webhook's route has: only `globalThis` is shared. */
async function loadElsewhere() {
  jest.resetModules()
  return import('@/lib/routing/server/routes')
}

test('the routes are read again after a minute', async () => {
  const { pageFor } = await load()
  const now = jest.spyOn(Date, 'now')
  now.mockReturnValue(1_000_000)
  await pageFor({}, '/unknown')
  now.mockReturnValue(1_059_999)
  await pageFor({}, '/unknown')
  expect(listQueries()).toBe(1)
  now.mockReturnValue(1_060_000)
  await pageFor({}, '/unknown')
  await waitFor(() => listQueries() === 2)
})

test('when the Content Lake goes down the last good routes are kept', async () => {
  const { pageFor, pagePaths } = await load()
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
  await pagePaths()
  isDown = true
  now.mockReturnValue(1_060_000)
  expect((await pagePaths()).has('/services')).toBe(true)
  expect(await pageFor({}, '/unknown')).toBeNull()
  await waitFor(() => warn.mock.calls.some(([line]) => String(line).includes('content.routes_unreadable')))
})

test('resolves a redirect from a path that is no page, many to one, chains in one step', async () => {
  const { redirectFrom } = await import('@/lib/routing/server/find-redirect')
  expect(await redirectFrom('/old-services')).toEqual({ destination: '/services#prices', permanent: true })
  expect(await redirectFrom('/older')).toEqual({ destination: '/services#prices', permanent: false })
  expect(await redirectFrom('/services')).toBeNull()
  expect(await redirectFrom('/unknown')).toBeNull()
  expect(listQueries()).toBe(1)
})

test('a non-canonical path redirects to the canonical one, in one step with a redirect, and never to another host', async () => {
  const { findRedirect } = await import('@/lib/routing/server/find-redirect')
  expect(await findRedirect('/services')).toBeNull()
  expect(await findRedirect('/')).toBeNull()
  expect(await findRedirect('/unknown')).toBeNull()
  expect(await findRedirect('/Unknown')).toBeNull()
  expect(await findRedirect('/Services/')).toEqual({ destination: '/services', permanent: true })
  expect(await findRedirect('/Old-Services/')).toEqual({ destination: '/services#prices', permanent: true })
  expect(await findRedirect('/unknown/Place/')).toEqual({ destination: '/unknown/Place', permanent: true })
  expect(await findRedirect('//elsewhere.example/')).toEqual({ destination: '/elsewhere.example', permanent: true })
  expect(await findRedirect('/knowledge-base/a/b')).toBeNull()
})

test('invalid redirects are logged once and ignored', async () => {
  const { redirectFrom } = await import('@/lib/routing/server/find-redirect')
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
  expect(await redirectFrom('/nowhere')).toBeNull()
  now.mockReturnValue(1_060_000)
  await redirectFrom('/unknown')
  await waitFor(() => listQueries() === 2)
  expect(warn.mock.calls).toEqual([[expect.stringContaining('Its page is not published.')]])
})

test('the webhook refreshes the routes at once, for modules of another bundle too', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
  const { pageFor } = await load()
  await pageFor({}, '/unknown')
  const { refreshRoutes } = await loadElsewhere()
  expect((await refreshRoutes(contentEvent())).paths.has('/services')).toBe(true)
  expect(listQueries()).toBe(2)
  await pageFor({}, '/unknown')
  expect(listQueries()).toBe(2)
})

test('changes that arrive while the routes are read share one read after it, which shows all of them', async () => {
  const { refreshRoutes } = await loadElsewhere()
  const first = refreshRoutes(contentEvent())
  await mutate([{ create: page('/new') }])
  const others = await Promise.all([1, 2, 3, 4, 5].map(() => refreshRoutes(contentEvent())))
  await first
  expect(others.map(({ paths }) => paths.has('/new'))).toEqual([true, true, true, true, true])
  expect(listQueries()).toBe(2)
})

test('a read that fails does not fail the changes that wait for the next one', async () => {
  const { refreshRoutes } = await loadElsewhere()
  isDown = true
  const first = refreshRoutes(contentEvent())
  const second = refreshRoutes(contentEvent())
  await expect(first).rejects.toThrow()
  isDown = false
  expect((await second).paths.has('/services')).toBe(true)
})

test('imported redirects are read once, however many events follow, and each works when its event is done (B465)', async () => {
  const { refreshRoutes } = await loadElsewhere()
  const { redirectFrom } = await import('@/lib/routing/server/find-redirect')
  await redirectFrom('/unknown')
  const rows = Array.from({ length: 40 }, (_, index) => redirect(`/row-${index}`, { kind: 'path', path: '/services' }))
  const updatedAt = await mutate(rows.map((row) => ({ create: row })))
  const event = { type: 'redirect', operation: 'create', previousRev: null, updatedAt } as const
  for (const { _id: id, source } of rows) {
    await refreshRoutes(contentEvent({ ...event, id }))
    expect(await redirectFrom(source)).toMatchObject({ destination: '/services' })
  }
  expect(listQueries()).toBe(2)
  const id = 'redirect-row-7'
  await mutate([{ patch: { id, set: { source: '/row-seven' } } }])
  await refreshRoutes(contentEvent({ ...event, id, operation: 'update', updatedAt: new Date().toISOString() }))
  expect(await redirectFrom('/row-seven')).toMatchObject({ destination: '/services' })
  await mutate([{ delete: { id } }])
  await refreshRoutes(contentEvent({ ...event, id, operation: 'delete' }))
  expect(await redirectFrom('/row-seven')).toBeNull()
  expect(listQueries()).toBe(4)
})

test('whether the Content Lake responds is asked at most once a second (B470)', async () => {
  const { isContentReadable } = await import('@/lib/routing/server/routes')
  expect(await Promise.all([isContentReadable(), isContentReadable()])).toEqual([true, true])
  expect(await isContentReadable()).toBe(true)
  expect(listQueries()).toBe(1)
  isDown = true
  await waitFor(async () => !(await isContentReadable()))
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('content.routes_unreadable'))
})
