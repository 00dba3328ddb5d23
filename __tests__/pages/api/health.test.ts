/** Readiness over real HTTP while its dependencies hang. */
import { startHttpServer } from '@bowerbird/local-server/testing/http-server'
import { serveApiRoute } from '../../helpers/servers/api-route'

test('responds within a second although everything hangs, and asks once in two seconds', async () => {
  let asked = 0
  const hanging = await startHttpServer(() => {
    asked += 1
  })
  process.env.API_BASE_URL = hanging.origin
  process.env.LOCAL_LAKE_PORT = new URL(hanging.origin).port
  const { default: handler } = await import('@/pages/api/health')
  const site = await serveApiRoute(handler)
  const startedAt = performance.now()
  const responses = await Promise.all(Array.from({ length: 50 }, () => fetch(`${site.origin}/api/health?ready`)))
  expect(performance.now() - startedAt).toBeLessThan(1500)
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]))
  expect(await responses[0]?.json()).toEqual({ status: 'unavailable', down: ['content', 'api'] })
  expect((await fetch(`${site.origin}/api/health?ready`)).status).toBe(503)
  expect(asked).toBe(2)
  expect(await (await fetch(`${site.origin}/api/health`)).json()).toEqual({ status: 'ok', down: [] })
})
