/** API data for a page's first HTML, from a real server that can go down. */
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { type ApiRequest, apiUrl } from '@/lib/api/calls'
import { createApiClient } from '@/lib/api/server/client'
import { prefetch } from '@/lib/api/server/prefetch'
import { stateStore } from '@/lib/state/server/stores'

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
  return { client: createApiClient(server.origin), goDown: () => (isDown = true) }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

test('responses are keyed by the URL that the browser would request', async () => {
  const { client } = await startApi()
  const { fallback, completeness } = await prefetch(client, [regions, team, team], '/', AbortSignal.timeout(2000))
  expect(Object.keys(fallback).sort()).toEqual(['/api/v1/team-member/list', '/api/v1/voices/regions'])
  expect(completeness).toBe('fresh')
})

test('of chosen voices only those travel, from all pages of the catalogue; one that is gone is logged once', async () => {
  const pages = [[{ id: 1 }, { id: 2 }], [{ id: 3 }]]
  const requestedUrls: string[] = []
  const server = await startHttpServer((request, response) => {
    requestedUrls.push(request.url ?? '')
    const page = Number(new URLSearchParams(request.url?.split('?')[1]).get('page'))
    const named = pages[page - 1]?.map((voice) => ({ ...voice, pseudonym: `Voice ${voice.id}` }))
    response.end(JSON.stringify({ voices: named, totalCount: 3, totalPages: 2 }))
  })
  const client = createApiClient(server.origin)
  const query = { featuredOnly: false, ethicalAIOnly: false, page: 1, pageSize: 100 }
  const pick = (...voiceIds: string[]) => ({ call: 'voices', query, voiceIds }) as const
  const read = async (...requests: ApiRequest[]) =>
    (await prefetch(client, requests, '/', AbortSignal.timeout(2000))).fallback[apiUrl({ call: 'voices', query })]
  expect(await read(pick('2'))).toMatchObject({ voices: [{ id: 2 }], totalCount: 1 })
  expect(requestedUrls).toHaveLength(1)
  expect(await read(pick('3', 'gone'), pick('1'))).toMatchObject({ voices: [{ id: 1 }, { id: 3 }], totalCount: 2 })
  await read(pick('gone'))
  const logged = jest.mocked(console.warn).mock.calls.map(([line]) => String(line))
  expect(logged.filter((line) => line.includes('"voices.chosen_gone"') && line.includes('"gone"'))).toHaveLength(1)
})

test('a failed read keeps its last good response, and the page knows that it is incomplete', async () => {
  const { client, goDown } = await startApi()
  const before = await prefetch(client, [team], '/', AbortSignal.timeout(2000))
  goDown()
  const after = await prefetch(client, [team, regions], '/', AbortSignal.timeout(2000))
  expect(after.fallback['/api/v1/team-member/list']).toEqual(before.fallback['/api/v1/team-member/list'])
  expect(after.completeness).toBe('stale')
})

test('an API that does not respond costs the time budget and no more, and is left out', async () => {
  const { client } = await startApi()
  const startedAt = performance.now()
  const { fallback, completeness } = await prefetch(
    client,
    [{ call: 'voiceAgeCategories', query: {} }, regions],
    '/',
    AbortSignal.timeout(150),
  )
  expect(performance.now() - startedAt).toBeLessThan(1500)
  expect(Object.keys(fallback)).toEqual(['/api/v1/voices/regions'])
  expect(completeness).toBe('partial')
})

test('a definite 404 is left out, but does not count as an API that is down', async () => {
  const server = await startHttpServer((_request, response) => response.writeHead(404).end())
  const result = await prefetch(createApiClient(server.origin), [team], '/', AbortSignal.timeout(2000))
  expect(result).toEqual({ fallback: {}, completeness: 'stale' })
})

test('a stored response is decoded when it is needed; one that no decoder accepts counts as none', async () => {
  const { client, goDown } = await startApi()
  await prefetch(client, [team], '/', AbortSignal.timeout(2000))
  goDown()
  const store = stateStore('api-responses')
  const key = `${client.origin} /api/v1/team-member/list`
  expect(JSON.parse((await store.get(key)) ?? '')).toEqual({ teamMembers: [{ id: 1 }] })
  const read = async (stored: object) => {
    await store.set(key, JSON.stringify(stored), 60_000)
    return (await prefetch(client, [team], '/', AbortSignal.timeout(2000))).fallback['/api/v1/team-member/list']
  }
  const member = { id: 7, full_name: 'Q&amp;A', position: '', card_image_url: '', short_description: '' }
  expect(await read({ team_members: [member] })).toEqual({ teamMembers: [{ ...member, full_name: 'Q&A' }] })
  expect(await read({ members: [member] })).toBeUndefined()
})
