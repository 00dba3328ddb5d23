/** Reports of visits over HTTP: what is counted, and what is not (B230, B231). */

import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { Registry } from 'prom-client'
import { createVitalsHandler } from '@/lib/reports/server/visit-handler'
import { createVisitMetrics } from '@/lib/server/metrics/create-visit-metrics'

const ARTICLE = '/knowledge-base/[categorySystemName]/[systemName]'

const REPORT = { route: ARTICLE, lcp: 1234, inp: 56, cls: 0.0213, sounds: [80, 420], enquiries: ['refused', 'sent'] }

/** An endpoint with metrics of its own. */
async function start() {
  const registry = new Registry()
  const visits = createVisitMetrics(registry)
  const { origin } = await startHttpServer(createVitalsHandler(() => visits))
  const send = (body: string, headers: Record<string, string> = {}) => fetch(origin, { method: 'POST', headers, body })
  return { origin, send, text: () => registry.metrics() }
}

/** Of nothing that was sent. */
async function untouched(): Promise<string> {
  return (await start()).text()
}

test('each value is counted once, in seconds, under the pattern of the route', async () => {
  const { send, text } = await start()
  const response = await send(JSON.stringify(REPORT))
  expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
  const lines = (await text()).split('\n')
  for (const line of [
    `site_visit_lcp_seconds_sum{route="${ARTICLE}"} 1.234`,
    `site_visit_lcp_seconds_bucket{le="1",route="${ARTICLE}"} 0`,
    `site_visit_lcp_seconds_bucket{le="1.5",route="${ARTICLE}"} 1`,
    `site_visit_inp_seconds_sum{route="${ARTICLE}"} 0.056`,
    `site_visit_cls_sum{route="${ARTICLE}"} 0.0213`,
    `site_visit_sound_seconds_count{route="${ARTICLE}"} 2`,
    `site_visit_sound_seconds_sum{route="${ARTICLE}"} 0.5`,
    'site_visit_enquiries_total{outcome="sent"} 1',
    'site_visit_enquiries_total{outcome="refused"} 1',
    'site_visit_enquiries_total{outcome="failed"} 0',
    'site_visit_reports_total{outcome="counted"} 1',
  ]) {
    expect(lines).toContain(line)
  }
})

test('what a browser cannot measure is left out, and not counted as 0', async () => {
  const { send, text } = await start()
  expect((await send(JSON.stringify({ route: '/[[...path]]', lcp: 0 }))).status).toBe(204)
  expect(await text()).toContain('site_visit_lcp_seconds_count{route="/[[...path]]"} 1')
  expect(await text()).not.toMatch(/site_visit_(inp_seconds|cls|sound_seconds)_count\{/)
})

test.each([
  ['no JSON', 'lcp=1'],
  ['nothing', ''],
  ['another JSON', '[1]'],
  ['null', 'null'],
  ['a route that does not exist', JSON.stringify({ ...REPORT, route: '/wp-admin' })],
  ['the path of a page', JSON.stringify({ ...REPORT, route: '/voice-over-artists?gender_id=1' })],
  ['no route', JSON.stringify({ ...REPORT, route: undefined })],
  ['a time below 0', JSON.stringify({ ...REPORT, lcp: -1 })],
  ['a time of more than a minute', JSON.stringify({ ...REPORT, inp: 60_001 })],
  ['a number as text', JSON.stringify({ ...REPORT, lcp: '1234' })],
  ['a number beyond all numbers', JSON.stringify(REPORT).replace('1234', '1e999')],
  ['a shift beyond 10', JSON.stringify({ ...REPORT, cls: 10.1 })],
  ['one wrong time of many', JSON.stringify({ ...REPORT, sounds: [80, -1] })],
  ['too many sounds', JSON.stringify({ ...REPORT, sounds: Array.from({ length: 21 }, () => 1) })],
  ['an outcome that does not exist', JSON.stringify({ ...REPORT, enquiries: ['sent', 'lost'] })],
  ['a value that does not exist', JSON.stringify({ ...REPORT, email: 'ann@example.test' })],
])('%s is refused, and nothing of it is counted', async (_, body) => {
  const { send, text } = await start()
  expect((await send(body)).status).toBe(400)
  expect(await text()).toBe((await untouched()).replace('{outcome="invalid"} 0', '{outcome="invalid"} 1'))
})

test.each([
  ['Do Not Track', { dnt: '1' }, 204],
  ['Global Privacy Control', { 'sec-gpc': '1' }, 204],
  ['another site', { origin: 'https://elsewhere.test' }, 403],
  ["another site's frame", { 'sec-fetch-site': 'cross-site' }, 403],
])('of %s nothing is counted', async (_, headers, status) => {
  const { send, text } = await start()
  expect((await send(JSON.stringify(REPORT), headers)).status).toBe(status)
  expect(await text()).toBe(await untouched())
})

test('what is larger than 2 KB is refused before it is read', async () => {
  const { send, text } = await start()
  expect((await send(JSON.stringify({ ...REPORT, padding: 'x'.repeat(2048) }))).status).toBe(413)
  expect(await text()).toBe(await untouched())
})

test('of one client thirty reports a minute are counted', async () => {
  const { send, text } = await start()
  const statuses: number[] = []
  for (let visit = 0; visit < 33; visit += 1) statuses.push((await send(JSON.stringify(REPORT))).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(30)
  expect(statuses.slice(30)).toEqual([429, 429, 429])
  expect(await text()).toContain(`site_visit_lcp_seconds_count{route="${ARTICLE}"} 30\n`)
  expect(await text()).toContain('site_visit_reports_total{outcome="limited"} 3\n')
})

test('while visits are not counted it responds 404', async () => {
  const { origin } = await startHttpServer(createVitalsHandler(() => undefined))
  expect((await fetch(origin, { method: 'POST', body: JSON.stringify(REPORT) })).status).toBe(404)
})

test('it is used with POST only', async () => {
  const { origin } = await start()
  expect((await fetch(origin)).status).toBe(405)
})
