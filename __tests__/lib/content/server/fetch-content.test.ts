/** Queries to a Content Lake whose connections drop: real HTTP, Sanity's own client. */
import { startHttpServer, type TestServer } from '@bowerbird/content-lake/testing/http-server'
import { createClient } from '@sanity/client'
import { fetchContent } from '@/lib/content/server/fetch-content'

/** Too long for a URL, as the query for a page is. */
const LONG = `*[_id == $id]{${Array.from({ length: 2000 }, (_, index) => `"field${index}": null`).join(',')}}`

let lake: TestServer
let methods: string[]
/** How many of the next queries get no response, or an error. */
let lost: number
let isRefusing: boolean

beforeEach(async () => {
  methods = []
  lost = 0
  isRefusing = false
  lake = await startHttpServer((request, response) => {
    methods.push(request.method ?? '')
    if (lost > 0) {
      lost -= 1
      return void request.socket.destroy()
    }
    request.resume()
    response.writeHead(isRefusing ? 400 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isRefusing ? { error: { description: 'Bad query' } } : { result: 'An answer', ms: 1 }))
  })
})

const client = () =>
  createClient({
    projectId: 'localdemo',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: lake.origin,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 1,
  })

test('a long query that lost its connection twice is retried', async () => {
  lost = 2
  expect(await fetchContent(client(), LONG, { id: 'one' })).toBe('An answer')
  expect(methods).toEqual(['POST', 'POST', 'POST'])
})

test('throws after three dropped connections', async () => {
  lost = 99
  await expect(fetchContent(client(), LONG, { id: 'one' })).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(methods).toHaveLength(3)
})

test('an error response is not retried', async () => {
  isRefusing = true
  await expect(fetchContent(client(), LONG, { id: 'one' })).rejects.toThrow('Bad query')
  expect(methods).toHaveLength(1)
})
