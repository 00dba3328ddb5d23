import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { createApiClient, UpstreamError } from '@/lib/api/server/client'
import { withRequestId } from '@/lib/request-id'
import { createCertificate } from '../../../../local/cluster/certificate'

type StubResponse = (request: IncomingMessage, response: ServerResponse) => void

/** An API that sends the given responses in order, and records its requests. */
async function startApi(...responses: StubResponse[]) {
  const requests: IncomingMessage[] = []
  const server = await startHttpServer((request, response) => {
    requests.push(request)
    const respond = responses[Math.min(requests.length, responses.length) - 1]
    respond?.(request, response)
  })
  return { requests, client: createApiClient(server.origin) }
}

const json =
  (body: unknown, status = 200): StubResponse =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const drop: StubResponse = (request) => request.socket.destroy()

test('a read sends Accept any, no authentication, and the path as printed', async () => {
  const { requests, client } = await startApi(json({ estimated_quote: { amount: 590 } }))
  const query = { duration: 30, location: 'national', scriptType: 'tv' } as const
  await expect(client.read('estimateCommercial', query)).resolves.toEqual({ estimated_quote: { amount: 590 } })
  expect(requests[0]?.url).toBe('/v1/rate/estimated-quote/commercial?duration=30&location=national&scriptType=tv')
  expect(requests[0]?.headers.accept).toBe('*/*')
  expect(requests[0]?.headers.authorization).toBeUndefined()
  expect(requests[0]?.headers.cookie).toBeUndefined()
})

test('the id of the request in progress is sent on, and nothing where there is none', async () => {
  const { requests, client } = await startApi(json({ teamMembers: [] }))
  const headers = { 'x-request-id': 'id-from-the-proxy' }
  const site = await startHttpServer((request, response) =>
    withRequestId(request, () => client.read('teamMembers', {}).then(() => response.end())),
  )
  await fetch(site.origin, { headers })
  await client.read('teamMembers', {})
  expect(requests.map((request) => request.headers['x-request-id'])).toEqual(['id-from-the-proxy', undefined])
})

test('a read is retried after a dropped connection and after a 503', async () => {
  const good = json({ teamMembers: [] })
  for (const bad of [drop, json({}, 503)]) {
    const { requests, client } = await startApi(bad, good)
    await expect(client.read('teamMembers', {})).resolves.toEqual({ teamMembers: [] })
    expect(requests).toHaveLength(2)
  }
})

test('an estimate is never retried', async () => {
  const { requests, client } = await startApi(json({}, 503))
  await expect(client.read('estimateNarration', { wordCount: 150 })).rejects.toMatchObject({
    reason: 'status',
    status: 503,
  })
  expect(requests).toHaveLength(1)
})

test.each([
  ['broken JSON', (_: IncomingMessage, response: ServerResponse) => response.end('{"voices": ['), 'unreadable'],
  ['another shape', json({ hello: 1 }), 'unreadable'],
  ['a refusal', json({}, 400), 'status'],
] as [string, StubResponse, string][])('%s is a named failure', async (_, response, reason) => {
  const { client } = await startApi(response)
  const failure = await client.read('voices', { page: 1, pageSize: 12 }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(UpstreamError)
  expect(failure).toMatchObject({ reason, call: 'voices' })
})

test("the caller's time budget ends a read with all its retries", async () => {
  const { requests, client } = await startApi(() => {})
  await expect(client.read('voices', { page: 1, pageSize: 12 }, AbortSignal.timeout(80))).rejects.toMatchObject({
    reason: 'timeout',
  })
  expect(requests).toHaveLength(1)
})

test('an enquiry is not retried, and a 200 that is not JSON is a failure', async () => {
  for (const response of [
    json({}, 503),
    drop,
    (_: IncomingMessage, response: ServerResponse) => response.end('ok'),
  ] as StubResponse[]) {
    const { requests, client } = await startApi(response)
    await expect(client.sendEnquiry({ name: 'A', phone: '1', email: 'a@b.co', brief: 'x' })).rejects.toThrow(
      UpstreamError,
    )
    expect(requests).toHaveLength(1)
  }
})

test('nothing is sent to an API whose certificate nobody has signed, or after a redirect', async () => {
  let received = 0
  const enquiry = { name: 'A', phone: '1', email: 'a@b.co', brief: 'x' }
  const listener: StubResponse = (_, response) => {
    received += 1
    response.end('{}')
  }
  const server = createServer(createCertificate(['localhost']), listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `https://localhost:${typeof address === 'object' ? address?.port : ''}`
  await expect(createApiClient(origin).sendEnquiry(enquiry)).rejects.toMatchObject({ reason: 'unreachable' })
  server.close()
  const target = await startHttpServer(listener)
  const { client } = await startApi((_, response) => response.writeHead(308, { location: target.origin }).end())
  await expect(client.sendEnquiry(enquiry)).rejects.toMatchObject({ reason: 'unreachable' })
  expect(received).toBe(0)
})

test('a call that keeps failing is not tried for two seconds, and others are', async () => {
  const { requests, client } = await startApi((request, response) =>
    request.url?.includes('regions') ? json([])(request, response) : json({}, 500)(request, response),
  )
  const estimate = () => client.read('estimateNarration', { wordCount: 150 })
  for (let count = 0; count < 5; count += 1) await expect(estimate()).rejects.toMatchObject({ status: 500 })
  const startedAt = performance.now()
  for (let count = 0; count < 100; count += 1) await expect(estimate()).rejects.toMatchObject({ reason: 'unreachable' })
  expect(performance.now() - startedAt).toBeLessThan(1000)
  expect(requests).toHaveLength(5)
  await expect(client.read('voiceRegions', {})).resolves.toEqual([])
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2050)
  await expect(estimate()).rejects.toMatchObject({ status: 500 })
  expect(requests).toHaveLength(7)
  jest.restoreAllMocks()
})
