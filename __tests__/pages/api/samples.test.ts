/** The route `/api/samples/VOICE/SAMPLE` with the real local API behind it. */

import type { TestServer } from '@bowerbird/content-lake/testing/http-server'
import { later, temporaryFolder } from '@bowerbird/content-lake/testing/lake'
import { startApi } from '../../../local/api/server'
import { serveApiRoute } from '../../helpers/servers/api-route'

let site: TestServer

beforeAll(async () => {
  const api = await startApi({ fieldNames: 'snake', dataDir: temporaryFolder() })
  process.env.API_BASE_URL = api.origin
  const { default: handler } = await import('@/pages/api/samples/[voiceId]/[sample]')
  site = await serveApiRoute(handler)
  later(api.close)
})

/** Next puts the path parameters into the query. */
const sample = (query: Record<string, string>) => fetch(`${site.origin}/?${new URLSearchParams(query)}`)

test('a sample is saved under the name of its voice, not under one from the URL', async () => {
  const response = await sample({ voiceId: '101', sample: '10102', name: 'Evil' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toContain('attachment; filename="Tamsin Reed-Corporate.mp3"')
  expect(response.headers.get('content-type')).toBe('audio/mpeg')
  const file = await response.arrayBuffer()
  expect(file.byteLength).toBe(Number(response.headers.get('content-length')))
  expect(file.byteLength).toBeGreaterThan(10_000)
})

test.each<Record<string, string>>([
  { voiceId: '101', sample: '10201' },
  { voiceId: '424242', sample: '1', name: 'Tamsin Reed' },
  { voiceId: '101', sample: 'http://127.0.0.1:1/secret.mp3' },
  { voiceId: 'http://127.0.0.1:1', sample: '10101', url: 'http://127.0.0.1:1/x.mp3' },
  { voiceId: '101', sample: 'x'.repeat(500) },
])('%j is no sample', async (query) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const response = await sample(query)
  expect(response.status).toBe(404)
  expect(await response.text()).toMatch(/^There is no such sample\./)
})
