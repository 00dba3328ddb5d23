/** Pages that a change has made old, requested before their turn, over real sockets. */
import { setTimeout as pause } from 'node:timers/promises'
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { contentHasChanged } from '@/lib/page-cache/server/content-version'
import { markRenderStarted } from '@/lib/revalidation/server/render-starts'
import { announce, revalidateInTurn } from '@/lib/revalidation/server/revalidate-paths'
import { waitForRender } from '@/lib/server/http/pending-renders'
import { createSiteServer } from '@/lib/server/http/site-server'

/** A site whose pages hold the number of their edition. A render takes a while, and fails for the broken page. */
function createPages(renderMs = 20) {
  const editions = new Map<string, number>()
  const rendered: string[] = []
  async function revalidate(path: string): Promise<void> {
    markRenderStarted(path)
    rendered.push(path)
    await pause(renderMs)
    if (path === '/broken') throw new Error('The API is down')
    editions.set(encodeURI(path), (editions.get(encodeURI(path)) ?? 1) + 1)
    // As the page cache does.
    contentHasChanged()
  }
  return { rendered, revalidate, edition: (path: string) => String(editions.get(path) ?? 1) }
}

async function startSite(edition: (path: string) => string) {
  const site = createSiteServer(async ({ url = '' }, response) => {
    response.setHeader('Cache-Control', 's-maxage=60, stale-while-revalidate=600')
    response.end(edition(url.split('?')[0] ?? ''))
  })
  const { origin } = await startHttpServer((request, response) => site.emit('request', request, response))
  return (path: string) => fetch(origin + path).then((response) => response.text())
}

test('whoever requests a page before its turn gets it as published, and it is rendered once (B199)', async () => {
  const { rendered, revalidate, edition } = createPages()
  const get = await startSite(edition)
  expect([await get('/article'), await get('/caf%C3%A9')]).toEqual(['1', '1'])
  const pages = announce(['/a', '/b', '/c', '/café', '/article'], revalidate)
  expect(await Promise.all([get('/article?gclid=1'), get('/caf%C3%A9'), get('/other')])).toEqual(['2', '2', '1'])
  expect(await get('/article')).toBe('2')
  const outcome = await revalidateInTurn(pages)
  expect(outcome.failed).toEqual([])
  expect(outcome.revalidated.sort()).toEqual(['/a', '/article', '/b', '/c', '/café'])
  expect(rendered.sort()).toEqual(['/a', '/article', '/b', '/c', '/café'])
  expect(waitForRender('/article')).toBeNull()
})

test('a page that cannot be rendered, or not in time, is served as it was', async () => {
  const broken = createPages()
  const pages = announce(['/broken'], broken.revalidate)
  const get = await startSite(broken.edition)
  expect(await get('/broken')).toBe('1')
  expect(await revalidateInTurn(pages)).toEqual({
    revalidated: [],
    failed: [{ path: '/broken', reason: 'The API is down' }],
  })

  const slow = createPages(3000)
  const waiting = revalidateInTurn(announce(['/slow'], slow.revalidate))
  const startedAt = Date.now()
  expect(await (await startSite(slow.edition))('/slow')).toBe('1')
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(990)
  await waiting
})

test('changes that come before a page has its turn are shown by one render, whose failure each of them hears of (B757)', async () => {
  const { rendered, revalidate } = createPages()
  const changes = Array.from({ length: 3 }, () => announce(['/first', '/broken', '/home', '/last'], revalidate))
  const outcomes = await Promise.all(changes.map(revalidateInTurn))
  expect(rendered.sort()).toEqual(['/broken', '/first', '/home', '/last'])
  for (const { revalidated, failed } of outcomes) {
    expect(revalidated.sort()).toEqual(['/first', '/home', '/last'])
    expect(failed).toEqual([{ path: '/broken', reason: 'The API is down' }])
  }
})

test('a change that comes during a render is awaited in its turn', async () => {
  const { rendered, revalidate, edition } = createPages()
  const get = await startSite(edition)
  const first = revalidateInTurn(announce(['/article'], revalidate))
  const second = announce(['/article'], revalidate)
  await first
  expect(waitForRender('/article')).not.toBeNull()
  expect(await get('/article')).toBe('3')
  await revalidateInTurn(second)
  expect(rendered).toEqual(['/article', '/article'])
})
