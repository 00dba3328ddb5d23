/** The enquiry page over real HTTP while the Content Lake is down: what happened to the enquiry decides the response. */

import { startHttpServer, type TestServer } from '@bowerbird/content-lake/testing/http-server'
import { later, temporaryFolder } from '@bowerbird/content-lake/testing/lake'
import type { GetServerSidePropsContext } from 'next'
import { type RunningApi, startApi } from '../../local/api/server'

const ENQUIRY = { name: 'Rosa Marsh', phone: '0400000000', email: 'rosa@example.com.au', brief: 'One <b>voice</b>.' }

let api: RunningApi
let site: TestServer
/** Whether the Content Lake takes requests without ever responding, instead of closing their connections. */
let isHanging = false

beforeAll(async () => {
  api = await startApi({ dataDir: temporaryFolder() })
  later(api.close)
  process.env.API_BASE_URL = api.origin
  const lake = await startHttpServer((request) => {
    if (!isHanging) request.destroy()
  })
  process.env.LOCAL_LAKE_PORT = new URL(lake.origin).port
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { getServerSideProps } = await import('@/pages/enquiry')
  site = await startHttpServer(async (request, response) => {
    const req = Object.assign(request, { cookies: {} })
    const query = Object.fromEntries(new URL(request.url ?? '', 'http://site').searchParams)
    const context: GetServerSidePropsContext = { req, res: response, query, resolvedUrl: '/enquiry' }
    await getServerSideProps(context).catch(() => response.writeHead(500))
    response.end()
  })
})

afterEach(() => {
  api.setFaults([])
  isHanging = false
})

const post = (fields: Record<string, string>) =>
  fetch(`${site.origin}/enquiry`, { method: 'POST', body: new URLSearchParams(fields) })

test('a sent enquiry is answered with 200 and the notice', async () => {
  const response = await post(ENQUIRY)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await response.text()).toContain('Quote is sent successfully')
})

test('an invalid one is answered with 400, its messages and everything typed, escaped', async () => {
  const response = await post({ ...ENQUIRY, name: 'R2 "D2"' })
  const page = await response.text()
  expect(response.status).toBe(400)
  expect(page).toContain('Name contains an invalid characters.')
  expect(page).toContain('value="R2 &quot;D2&quot;"')
  expect(page).toContain('One &lt;b>voice&lt;/b>.</textarea>')
  expect(page).toContain('action="/enquiry" method="post"')
})

test('one that the API does not take is answered with 502 and keeps everything typed', async () => {
  api.setFaults([{ match: '*', status: 500 }])
  const response = await post({ ...ENQUIRY, brief: 'Another one.' })
  expect(response.status).toBe(502)
  expect(await response.text()).toContain('Another one.</textarea>')
})

test('a Content Lake that does not respond delays the form by about a second', async () => {
  isHanging = true
  const start = performance.now()
  const page = await (await fetch(`${site.origin}/enquiry?brief=Hello`)).text()
  expect(page).toContain('Hello</textarea>')
  expect(performance.now() - start).toBeLessThan(3000)
})

test('the form itself can still be opened, prefilled, but not without end', async () => {
  const open = () => fetch(`${site.origin}/enquiry?brief=Hello`)
  const page = await (await open()).text()
  expect(page).toContain('Hello</textarea>')
  const statuses = await Promise.all(Array.from({ length: 125 }, async () => (await open()).status))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100)
  expect(statuses).toContain(429)
  expect((await open()).status).toBe(429)
})
