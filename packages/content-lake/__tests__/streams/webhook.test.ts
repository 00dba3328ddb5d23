import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { isValidSignature } from '@sanity/webhook'
import { waitFor } from '../../server/wait-for.ts'
import { startContentLake, type WebhookOptions } from '../../src/server.ts'
import { receiverFrom } from '../../src/webhook/send.ts'
import { startHttpServer } from '../../testing/http-server.ts'

import { clientOf, later, temporaryFolder, writeDataset } from '../../testing/lake.ts'

const SECRET = 'a secret of this test'

/** As a site has them that renders pages by their path. */
const QUERIES = {
  filter: '!(_id in path("drafts.**")) && !string::startsWith(_type, "sanity.")',
  projection: `{
    "operation": delta::operation(),
    "id": coalesce(after()._id, before()._id),
    "type": coalesce(after()._type, before()._type),
    "previousRev": before()._rev,
    "updatedAt": coalesce(after()._updatedAt, before()._updatedAt),
    "before": { "path": before().path },
    "after": { "path": after().path }
  }`,
}

type Got = { headers: IncomingHttpHeaders; body: string; document: string; at: number }

/** A site that records its requests and responds as told; closed after the tests of the file. */
async function startReceiver(statusOf: (got: Got, count: number) => number | Promise<number> = () => 200) {
  const got: Got[] = []
  const { origin, close } = await startHttpServer(async (request, response) => {
    const document = String(request.headers['sanity-document-id'])
    const own = { headers: request.headers, body: await text(request), document, at: performance.now() }
    got.push(own)
    const status = await statusOf(own, got.filter((one) => one.document === document).length)
    response.writeHead(status).end()
  })
  later(close)
  const url = `${origin}/api/revalidate`
  return { url, got, close }
}

/** Nobody listens there: a system gives no program a port below 1024 unasked, as it may the port of a server that has closed. */
const SILENT_URL = 'http://127.0.0.1:2/api/revalidate'

async function startLake(
  webhook: Partial<WebhookOptions> & { url: string },
  options: { dataDir?: string; lines?: object[]; hasFaults?: boolean } = {},
) {
  const lines = (options.lines ?? []).map((line) => ({ ...line }))
  const lake = await startContentLake({
    port: 0,
    hasFaults: options.hasFaults,
    dataDir: options.dataDir ?? temporaryFolder(),
    seed: lines.length > 0 ? writeDataset({ lines }) : undefined,
    webhook: { secret: SECRET, ...QUERIES, timing: { firstPause: 20, longestPause: 100 }, ...webhook },
  })
  later(lake.close)
  return { ...lake, client: clientOf(lake) }
}

let log: jest.SpiedFunction<typeof console.error>

beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => log.mockRestore())

function logLines(): string[] {
  return log.mock.calls.map((parts) => parts.join(' '))
}

test("a published change is sent at once, signed, with Sanity's headers", async () => {
  const receiver = await startReceiver()
  const { client } = await startLake(receiver)
  const page = await client.create({ _id: 'page-1', _type: 'page', path: '/about', title: 'About' })
  await waitFor(() => receiver.got.length === 1)
  const [first] = receiver.got
  expect(first?.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': expect.stringMatching(/^[0-9a-f]{40}$/),
    'sanity-transaction-id': page._rev,
    'sanity-transaction-time': page._updatedAt,
    'sanity-document-id': 'page-1',
    'sanity-operation': 'create',
  })
  const signature = String(first?.headers['sanity-webhook-signature'])
  await expect(isValidSignature(first?.body ?? '', signature, SECRET)).resolves.toBe(true)
  await expect(isValidSignature(first?.body ?? '', signature, 'another')).resolves.toBe(false)
  await expect(isValidSignature(`${first?.body} `, signature, SECRET)).resolves.toBe(false)
  expect(JSON.parse(first?.body ?? '')).toEqual({
    operation: 'create',
    id: 'page-1',
    type: 'page',
    previousRev: null,
    updatedAt: page._updatedAt,
    before: { path: null },
    after: { path: '/about' },
  })
})

test('create, publish over, unpublish: one event each, in order; drafts, versions, assets and secrets send none', async () => {
  const receiver = await startReceiver()
  const { client } = await startLake(receiver)
  await client.create({ _id: 'drafts.p', _type: 'page', path: '/a' })
  await client.create({ _id: 'versions.r1.p', _type: 'page', path: '/a' })
  await client.create({ _id: 'drafts.s', _type: 'sanity.previewUrlSecret' })
  await client.create({ _id: 's', _type: 'sanity.previewUrlSecret' })
  await client.assets.upload('file', Buffer.from('x'), { filename: 'x.txt' })
  await client.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.p', publishedId: 'p' })
  await client.create({ _id: 'drafts.p', _type: 'page', path: '/b' })
  await client.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.p', publishedId: 'p' })
  await client.action({ actionType: 'sanity.action.document.unpublish', draftId: 'drafts.p', publishedId: 'p' })
  await waitFor(() => receiver.got.length >= 3)
  await pause(100)
  const events = receiver.got.map(({ body }) => JSON.parse(body))
  expect(events.map(({ operation, before, after }) => [operation, before.path, after.path])).toEqual([
    ['create', null, '/a'],
    ['update', '/a', '/b'],
    ['delete', '/b', null],
  ])
  expect(receiver.got.map(({ headers }) => headers['sanity-operation'])).toEqual(['create', 'update', 'delete'])
})

test('seeding sends no events', async () => {
  const receiver = await startReceiver()
  const { client } = await startLake(receiver, { lines: [{ _id: 'seeded', _type: 'page', path: '/seeded' }] })
  await client.create({ _id: 'fresh', _type: 'page', path: '/fresh' })
  await waitFor(() => receiver.got.length > 0)
  await pause(100)
  expect(receiver.got.map(({ document }) => document)).toEqual(['fresh'])
})

test.each([429, 503])('after %d it is retried with growing delays, with the same idempotency key', async (status) => {
  const receiver = await startReceiver((_, count) => (count < 4 ? status : 200))
  const { client } = await startLake({ ...receiver, timing: { firstPause: 40, longestPause: 10_000 } })
  await client.create({ _id: 'p', _type: 'page' })
  await waitFor(() => receiver.got.length === 4)
  const [a = 0, b = 0, c = 0, d = 0] = receiver.got.map(({ at }) => at)
  expect(b - a).toBeGreaterThan(39)
  expect(c - b).toBeGreaterThan(79)
  expect(d - c).toBeGreaterThan(159)
  expect(new Set(receiver.got.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(logLines()).toEqual([expect.stringContaining(`it answered ${status}. Trying again.`)])
})

test.each([401, 301])('after %d it is not retried, and one line is logged', async (status) => {
  const receiver = await startReceiver(() => status)
  const { client } = await startLake(receiver)
  await client.create({ _id: 'p', _type: 'page' })
  await waitFor(() => logLines().length > 0)
  await pause(100)
  expect(receiver.got).toHaveLength(1)
  expect(logLines()).toEqual([
    `Webhook: the change of p did not get to ${receiver.url}: it answered ${status}. Dropped.`,
  ])
})

test('a document whose event keeps failing delays its own events only', async () => {
  const receiver = await startReceiver(({ document }, count) => (document === 'bad' && count < 4 ? 500 : 200))
  const { client } = await startLake({ ...receiver, timing: { firstPause: 150, longestPause: 150 } })
  await client.create({ _id: 'bad', _type: 'page', path: '/1' })
  await client.patch('bad').set({ path: '/2' }).commit()
  for (const _id of ['a', 'b', 'c', 'd', 'e', 'f']) await client.create({ _id, _type: 'page' })
  await waitFor(() => receiver.got.filter(({ document }) => document !== 'bad').length === 6)
  const failed = receiver.got.filter(({ document }) => document === 'bad')
  expect(failed.length).toBeLessThan(4)
  await waitFor(() => receiver.got.filter(({ document }) => document === 'bad').length === 5)
  const paths = receiver.got.filter(({ document }) => document === 'bad').map(({ body }) => JSON.parse(body).after.path)
  expect(paths).toEqual(['/1', '/1', '/1', '/1', '/2'])
})

test('gives up after the maximum age', async () => {
  const { client } = await startLake({
    url: SILENT_URL,
    timing: { firstPause: 10, longestPause: 20, giveUpAfter: 150 },
  })
  await client.create({ _id: 'p', _type: 'page' })
  // One line for the first failure and one for the last, which on a busy machine are the same.
  await waitFor(() => /ECONNREFUSED\. Dropped\.$/.test(logLines().at(-1) ?? ''))
  const lines = logLines()
  await pause(100)
  expect(logLines()).toEqual(lines)
})

test('pending events are sent at the next start, delivered ones are not', async () => {
  const dataDir = temporaryFolder()
  let status = 503
  const receiver = await startReceiver(() => status)
  const { url } = receiver
  const first = await startLake({ url }, { dataDir })
  await first.client.create({ _id: 'a', _type: 'page' })
  await waitFor(() => logLines().length > 0)
  await first.close()

  receiver.got.length = 0
  status = 200
  const second = await startLake({ url }, { dataDir })
  await waitFor(() => receiver.got.length === 1)
  await second.client.create({ _id: 'b', _type: 'page' })
  await waitFor(() => receiver.got.length === 2)
  await pause(50)
  await second.close()

  await startLake({ url }, { dataDir })
  await pause(200)
  expect(receiver.got.map(({ document }) => document)).toEqual(['a', 'b'])
})

test('a lake without a secret does not send webhooks', () => {
  expect(() => receiverFrom('http://127.0.0.1:3000/x', undefined)).toThrow(
    'A webhook needs the secret that signs it in SANITY_WEBHOOK_SECRET.',
  )
})

test.each(['https://127.0.0.1/x', 'http://example.com/x', 'http://a:b@localhost/x', 'x'])(
  'no webhook is sent to %s',
  (url) => {
    expect(() => receiverFrom(url, SECRET)).toThrow(
      `The webhook's URL must be an http address on this machine, not "${url}"`,
    )
  },
)

test('without a URL no webhook is sent', () => {
  expect(receiverFrom(' ', SECRET)).toBeUndefined()
})

test('on request events are late, or are delivered twice (B481)', async () => {
  const receiver = await startReceiver()
  const { client, origin } = await startLake(receiver, { hasFaults: true })
  const faults = [
    { target: 'webhook', count: 1, delayMs: 400 },
    { target: 'webhook', count: 1, copies: 2 },
  ]
  const response = await fetch(`${origin}/faults`, { method: 'PUT', body: JSON.stringify(faults) })
  expect(await response.json()).toEqual({ faults })
  const began = performance.now()
  await client.create({ _id: 'late', _type: 'page' })
  await client.create({ _id: 'twice', _type: 'page' })
  await client.create({ _id: 'once', _type: 'page' })
  await waitFor(() => receiver.got.some(({ document }) => document === 'late'))
  const late = receiver.got.find(({ document }) => document === 'late')
  expect((late?.at ?? 0) - began).toBeGreaterThan(390)
  await client.patch('late').set({ title: 'Again' }).commit()
  await waitFor(() => receiver.got.length === 5)
  expect(receiver.got.map(({ document }) => document).sort()).toEqual(['late', 'late', 'once', 'twice', 'twice'])
  const twice = receiver.got.filter(({ document }) => document === 'twice')
  expect(new Set(twice.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('references are followed in filter and projection (B401)', async () => {
  const receiver = await startReceiver()
  const queries = {
    filter: 'author->name == "Ann"',
    projection: '{ "author": author->name, "by": author->{name} }',
  }
  const lines = [{ _id: 'ann', _type: 'author', name: 'Ann' }]
  const { client } = await startLake({ ...receiver, ...queries }, { lines })
  await client.create({ _id: 'book', _type: 'book', author: { _type: 'reference', _ref: 'ann' } })
  await waitFor(() => receiver.got.length === 1)
  expect(JSON.parse(receiver.got[0]?.body ?? '')).toEqual({ author: 'Ann', by: { name: 'Ann' } })
})
