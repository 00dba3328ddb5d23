import { createApiClient } from '@/lib/api/server/client'
import { prefetch } from '@/lib/api/server/prefetch'
import { startHttpServer } from '../../../helpers/http-server'

const team = { call: 'teamMembers', query: {} } as const
const regions = { call: 'voiceRegions', query: {} } as const

/** An API whose team can be removed, and that never responds about age categories. */
async function startApi() {
  let isDown = false
  const server = await startHttpServer((request, response) => {
    if (request.url?.includes('age_categories')) return
    if (isDown && request.url?.includes('team-member')) response.writeHead(500).end()
    else
      response.end(request.url?.includes('regions') ? '[{"id":1,"region":"Australia"}]' : '{"teamMembers":[{"id":1}]}')
  })
  return { client: createApiClient(server.origin), close: server.close, goDown: () => (isDown = true) }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

test('responses are keyed by the URL that the browser would request', async () => {
  const { client, close } = await startApi()
  const { fallback, complete } = await prefetch(client, [regions, team, team], '/', AbortSignal.timeout(2000))
  expect(Object.keys(fallback).sort()).toEqual(['/api/v1/team-member/list', '/api/v1/voices/regions'])
  expect(complete).toBe(true)
  await close()
})

test('a failed read keeps its last good response, and the page knows that it is incomplete', async () => {
  const { client, close, goDown } = await startApi()
  const before = await prefetch(client, [team], '/', AbortSignal.timeout(2000))
  goDown()
  const after = await prefetch(client, [team, regions], '/', AbortSignal.timeout(2000))
  expect(after.fallback['/api/v1/team-member/list']).toEqual(before.fallback['/api/v1/team-member/list'])
  expect(after.complete).toBe(false)
  await close()
})

test('an API that does not respond costs the time budget and no more, and is left out', async () => {
  const { client, close } = await startApi()
  const startedAt = performance.now()
  const { fallback, complete } = await prefetch(
    client,
    [{ call: 'voiceAgeCategories', query: {} }, regions],
    '/',
    AbortSignal.timeout(150),
  )
  expect(performance.now() - startedAt).toBeLessThan(1500)
  expect(Object.keys(fallback)).toEqual(['/api/v1/voices/regions'])
  expect(complete).toBe(false)
  await close()
})
