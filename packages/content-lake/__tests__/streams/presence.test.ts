import { fromUrl } from '@sanity/bifur-client'
import { type ClientOptions, WebSocket } from 'ws'
import { waitFor } from '../../server/wait-for.ts'
import type { ContentLake } from '../../src/server.ts'
import { later, requestLake, startLake } from '../../testing/lake.ts'

const path = '/v2022-06-30/socket/production?tag=test'

let lake: ContentLake
beforeEach(async () => {
  lake = await startLake()
})
afterEach(() => lake.close())

/** A WebSocket and its received JSON, without heartbeats. */
async function connect(options: ClientOptions = {}) {
  const socket = new WebSocket(`${lake.origin.replace('http', 'ws')}${path}`, options)
  later(() => socket.terminate())
  const received: Record<string, unknown>[] = []
  socket.on('message', (data) => {
    const text = String(data)
    if (text !== '♥') received.push(JSON.parse(text))
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  async function next(): Promise<Record<string, unknown>> {
    await waitFor(() => received.length > 0, { timeoutMs: 2000 })
    return received.shift() ?? {}
  }
  return {
    socket,
    closed,
    next,
    say: (text: string) => socket.send(text),
    async request(method: string, params: Record<string, unknown> = {}) {
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: 'x', method, params: { ...params, apiVersion: 'v1' } }))
      return next()
    },
  }
}

/** The status with which a WebSocket is refused. */
function refusal(address: string, options: ClientOptions = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${lake.port}${address}`, options)
    later(() => socket.terminate())
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    socket.on('open', () => reject(new Error('It opened')))
    socket.on('error', reject)
  })
}

test('Studio sessions see each other', async () => {
  const one = await connect({ origin: 'http://localhost:3000' })
  const two = await connect()
  const { result: subscription } = await one.request('presence_subscribe')
  const locations = [{ type: 'document', documentId: 'home', path: ['title'], lastActiveAt: '2026-11-03T00:00:00Z' }]
  await two.request('presence_announce', { data: { locations, sessionId: 'two' } })
  expect(await one.next()).toEqual({
    jsonrpc: '2.0',
    method: 'presence_subscription',
    params: { subscription, result: { type: 'state', i: 'local-editor', m: { sessionId: 'two', locations } } },
  })
  await two.request('presence_rollcall', { session: 'two' })
  expect(await one.next()).toMatchObject({
    params: { result: { type: 'rollCall', i: 'local-editor', session: 'two' } },
  })
  await two.request('presence_disconnect', { session: 'two' })
  const goodbye = { params: { result: { type: 'disconnect', i: 'local-editor', m: { session: 'two' } } } }
  expect(await one.next()).toMatchObject(goodbye)
})

test('announces the leave of dropped connections, and forgets who has left', async () => {
  const one = await connect()
  const two = await connect()
  await one.request('presence_subscribe')
  await two.request('presence_announce', { data: { locations: [], sessionId: 's2' } })
  expect(await one.next()).toMatchObject({ params: { result: { type: 'state' } } })
  two.socket.terminate()
  expect(await one.next()).toMatchObject({ params: { result: { type: 'disconnect', m: { session: 's2' } } } })
})

test("works with the Studio's client", async () => {
  Object.assign(globalThis, { WebSocket })
  const client = fromUrl(`${lake.origin.replace('http', 'ws')}${path}`)
  const events: unknown[] = []
  const beat = Promise.withResolvers<unknown>()
  const heartbeats = client.heartbeats.subscribe({ next: beat.resolve })
  const listening = client.listen('presence').subscribe((event) => events.push(event))
  await beat.promise
  const result = await new Promise((resolve) => {
    client.request('presence_announce', { data: { locations: [], sessionId: 'me' } }).subscribe(resolve)
  })
  expect(result).toBe(true)
  expect(events).toEqual([{ type: 'state', i: 'local-editor', m: { sessionId: 'me', locations: [] } }])
  listening.unsubscribe()
  heartbeats.unsubscribe()
})

test.each(['no JSON', '[]', '{"jsonrpc":"2.0","id":1,"method":"constructor"}'])(
  'responds to %s with an error',
  async (message) => {
    const one = await connect()
    one.say(message)
    expect(await one.next()).toMatchObject({ jsonrpc: '2.0', error: { code: -32600, message: expect.any(String) } })
    expect(await one.request('presence_subscribe')).toMatchObject({ result: expect.any(String) })
  },
)

test('ends the connection of a message that is too large', async () => {
  const one = await connect()
  one.say('x'.repeat(64 * 1024 + 1))
  await expect(one.closed).resolves.toBe(1009)
})

test('accepts pages of this machine only', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
    await expect(refusal(path, { origin })).resolves.toBe(403)
  }
  await expect(refusal(path, { headers: { host: 'evil.example' } })).resolves.toBe(403)
  await expect(refusal('/v2022-06-30/socket/other')).resolves.toBe(404)
  await expect(refusal('/v2022-06-30/data/listen/production')).resolves.toBe(404)
  const one = await connect({ origin: 'http://localhost:3000', headers: { host: 'localdemo.localhost:1' } })
  expect(one.socket.readyState).toBe(WebSocket.OPEN)
  expect((await requestLake(lake, path)).status).toBe(404)
})

test('closing the lake closes the connections', async () => {
  const one = await connect()
  await lake.close()
  await one.closed
})
