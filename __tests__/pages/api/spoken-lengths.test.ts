/** How much is said in recordings whose words are known, as the site responds with it, from a real Content Lake (B703). */

import { later, startLake } from '@bowerbird/content-lake/testing/lake'
import { readScript } from '@/lib/script/read-script'
import { serveApiRoute } from '../../helpers/servers/api-route'

const TEXT = 'Come up the river road. Stay for lunch.'

const transcript = (sampleId: string, text?: string) => ({
  _id: `transcript-4-${sampleId}`,
  _type: 'transcript',
  recording: { voiceId: '4', sampleId },
  ...(text !== undefined && { text }),
})

let url: string

beforeAll(async () => {
  const lake = await startLake({ dataset: { lines: [transcript('40', TEXT), transcript('41')] } })
  process.env.LOCAL_LAKE_PORT = new URL(lake.origin).port
  const { default: handler } = await import('@/pages/api/spoken-lengths')
  const server = await serveApiRoute(handler)
  later(server.close)
  url = `${server.origin}/api/spoken-lengths`
})

afterAll(() => {
  delete process.env.LOCAL_LAKE_PORT
})

test('the length of each recording whose words are known, in shared caches for a minute', async () => {
  const response = await fetch(url)
  expect(await response.json()).toEqual({ '4 40': readScript(TEXT).characters })
  expect(response.headers.get('cache-control')).toContain('s-maxage=60')
})

test('who has them already is sent nothing', async () => {
  const etag = (await fetch(url)).headers.get('etag')
  expect(etag).not.toBeNull()
  const { status } = await fetch(url, { headers: { 'If-None-Match': etag ?? '' } })
  expect(status).toBe(304)
})

test('nothing but reading it is allowed', async () => {
  expect((await fetch(url, { method: 'POST' })).status).toBe(405)
})
