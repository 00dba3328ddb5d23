/** Readiness over real HTTP: pages decide, and dependencies are reported (B340). */
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { apiRouteListener } from '../../helpers/servers/api-route'

/** Statuses of the pages of the site. */
const pages = { '/': 200, '/enquiry': 200 }
let dependencyRequests = 0
let origin = ''

beforeAll(async () => {
  const hanging = await startHttpServer(() => {
    dependencyRequests += 1
  })
  process.env.API_BASE_URL = hanging.origin
  process.env.LOCAL_LAKE_PORT = new URL(hanging.origin).port
  const { default: handler } = await import('@/pages/api/health')
  const health = apiRouteListener(handler)
  const site = await startHttpServer((request, response) => {
    const page = Object.entries(pages).find(([path]) => path === request.url)
    if (!page) return health(request, response)
    response.writeHead(page[1]).end()
  })
  origin = site.origin
})

const ready = () => fetch(`${origin}/api/health?ready`)

/** The next result, because one is shared for two seconds. */
async function nextReport(): Promise<[number, unknown]> {
  const { now } = performance
  jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 60_000 * ++minutes)
  const response = await ready()
  jest.restoreAllMocks()
  return [response.status, await response.json()]
}
let minutes = 0

test('is ready within a second although both dependencies hang, and asks them once in two seconds', async () => {
  const startedAt = performance.now()
  const responses = await Promise.all(Array.from({ length: 50 }, ready))
  expect(performance.now() - startedAt).toBeLessThan(1500)
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await responses[0]?.json()).toEqual({ status: 'degraded', down: ['content', 'api'] })
  expect((await ready()).status).toBe(200)
  expect(dependencyRequests).toBe(2)
  expect(await (await fetch(`${origin}/api/health`)).json()).toEqual({ status: 'ok', down: [] })
})

test('is not ready when a page fails: the home page, or one that is rendered for each request', async () => {
  const unavailable = [503, { status: 'unavailable', down: ['pages', 'content', 'api'] }]
  pages['/'] = 500
  expect(await nextReport()).toEqual(unavailable)
  Object.assign(pages, { '/': 200, '/enquiry': 500 })
  expect(await nextReport()).toEqual(unavailable)
  // A limit of visitors is no failure.
  pages['/enquiry'] = 429
  expect(await nextReport()).toEqual([200, { status: 'degraded', down: ['content', 'api'] }])
})
