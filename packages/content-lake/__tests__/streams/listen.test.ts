import type { MutationEvent } from '@sanity/client'
import EventSource from '@sanity/eventsource'
import { waitFor } from '../../server/wait-for.ts'
import type { ContentLake } from '../../src/server.ts'
import { clientOf, later, requestLake, startLake } from '../../testing/lake.ts'
import { listenPath, openStream } from './streams.ts'

// A module that the client imports dynamically in Node; Jest cannot do so while running.
Object.assign(globalThis, { EventSource })

type Client = ReturnType<typeof clientOf>

let lake: ContentLake
let client: Client
beforeEach(async () => {
  lake = await startLake({ dataset: { lines: [{ _id: 'home', _type: 'page', title: 'Home', open: true }] } })
  client = clientOf(lake)
})
afterEach(() => lake.close())

/** Listens with the real client; `take(n)` waits for n mutations. */
async function listening(
  from: Client,
  query: string,
  params: Record<string, unknown> = {},
  options: Record<string, unknown> = {},
) {
  const events: MutationEvent[] = []
  const names: string[] = []
  const ready = Promise.withResolvers<void>()
  const subscription = from
    .listen(query, params, {
      enableResume: true,
      events: ['welcome', 'mutation', 'reconnect', 'welcomeback', 'reset'],
      ...options,
    })
    .subscribe({
      next: (event) => {
        names.push(event.type)
        if (event.type === 'welcome') ready.resolve()
        if (event.type === 'mutation') events.push(event)
      },
      error: ready.reject,
    })
  later(() => subscription.unsubscribe())
  await ready.promise
  return { names, take: (count: number) => waitFor(() => events.length >= count).then(() => events.splice(0)) }
}

test('emits appear, update and disappear, with chained revisions', async () => {
  const { take } = await listening(client, '*[_type == $type]', { type: 'page' })
  const created = await client.create({ _id: 'about', _type: 'page', title: 'About' })
  const changed = await client.patch('about').set({ title: 'About us' }).commit()
  await client.transaction().delete('about').commit({ transactionId: 'removal' })
  const [appear, update, disappear] = await take(3)
  expect(appear).toMatchObject({
    type: 'mutation',
    transition: 'appear',
    documentId: 'about',
    identity: 'local-editor',
    transactionId: created._rev,
    resultRev: created._rev,
    result: { _id: 'about', title: 'About', _rev: created._rev },
    transactionTotalEvents: 1,
    transactionCurrentEvent: 1,
    mutations: [{ create: { _id: 'about', title: 'About' } }],
  })
  expect(appear).not.toHaveProperty('previousRev')
  expect(update).toMatchObject({
    transition: 'update',
    previousRev: created._rev,
    resultRev: changed._rev,
    result: { title: 'About us' },
    mutations: [{ patch: { id: 'about', set: { title: 'About us' } } }],
  })
  expect(disappear).toMatchObject({
    transition: 'disappear',
    transactionId: 'removal',
    previousRev: changed._rev,
    resultRev: 'removal',
  })
  expect(disappear).not.toHaveProperty('result')
})

test('tracks documents that enter and leave the filter', async () => {
  const { take } = await listening(client, '*[open == true]', {}, { includeMutations: false })
  await client.patch('home').set({ open: false }).commit()
  await client.patch('home').set({ title: 'Unseen' }).commit()
  await client.patch('home').set({ open: true }).commit()
  const events = await take(2)
  expect(events.map(({ transition }) => transition)).toEqual(['disappear', 'appear'])
  expect(events[0]).toMatchObject({ result: { open: false } })
  expect(events[1]).not.toHaveProperty('mutations')
})

test.each([
  'count(*[_type == "page"])',
  '*[_type == "page"] | order(title) [5...9] {title, "author": author->name}',
  '*[_type == "page"][1].title',
])('uses the filter alone of %s (B484)', async (query) => {
  const { take } = await listening(client, query)
  await client.create({ _id: 'note', _type: 'note' })
  await client.create({ _id: 'about', _type: 'page' })
  expect((await take(1)).map(({ documentId }) => documentId)).toEqual(['about'])
})

test('counts the events of a transaction for each listener separately', async () => {
  const pair = await listening(client, '*[_id in $ids]', { ids: ['p1', 'drafts.p1'] }, { includeAllVersions: true })
  const one = await listening(client, '*[_id == "p2"]')
  const all = await listening(client, '*', {}, { includeAllVersions: true })
  const transaction = client.transaction()
  for (const _id of ['p0', 'p1', 'p2', 'drafts.p1']) transaction.create({ _id, _type: 'page' })
  await transaction.commit()
  const counts = (events: MutationEvent[]) =>
    events.map((event) => [
      event.documentId,
      'transactionCurrentEvent' in event && event.transactionCurrentEvent,
      'transactionTotalEvents' in event && event.transactionTotalEvents,
    ])
  expect(counts(await pair.take(2))).toEqual([
    ['p1', 1, 2],
    ['drafts.p1', 2, 2],
  ])
  expect(counts(await one.take(1))).toEqual([['p2', 1, 1]])
  expect(counts(await all.take(4)).map(([, current, total]) => [current, total])).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
  ])
})

test('emits drafts and versions to listeners that request them, and to old API versions', async () => {
  const published = await listening(client, '*')
  const everything = await listening(client, '*', {}, { includeAllVersions: true })
  const old = await listening(clientOf(lake, { apiVersion: '2021-06-07' }), '*')
  for (const _id of ['drafts.a', 'versions.spring.a', 'a']) await client.create({ _id, _type: 'page' })
  expect((await published.take(1)).map(({ documentId }) => documentId)).toEqual(['a'])
  for (const listener of [everything, old]) {
    expect((await listener.take(3)).map(({ documentId }) => documentId)).toEqual(['drafts.a', 'versions.spring.a', 'a'])
  }
})

test('the filters of the Studio get the right events', async () => {
  const seen = async (query: string, params = {}) => {
    const { take } = await listening(client, query, params, { includeAllVersions: true, effectFormat: 'mendoza' })
    return async () => (await take(1)).map(({ documentId }) => documentId)
  }
  const versions = await seen('*[sanity::versionOf($publishedId)]', { publishedId: 'a' })
  const releases = await seen('*[_type == "system.release" && (state == "active")]{_id, state}')
  const content = await seen('*[!(_id in path("_.**"))]')
  await client.create({ _id: '_.releases.r1', _type: 'system.release', state: 'active' })
  await client.create({ _id: 'drafts.a', _type: 'page' })
  await expect(versions()).resolves.toEqual(['drafts.a'])
  await expect(releases()).resolves.toEqual(['_.releases.r1'])
  await expect(content()).resolves.toEqual(['drafts.a'])
})

test('a listener gets every change in order, once queries return it', async () => {
  const received: number[] = []
  const seen: Promise<number>[] = []
  const { promise: welcome, resolve } = Promise.withResolvers<void>()
  const subscription = client.listen('*', {}, { events: ['welcome', 'mutation'] }).subscribe((event) => {
    if (event.type === 'welcome') resolve()
    if (event.type !== 'mutation') return
    received.push(event.result?.count)
    seen.push(client.fetch('*[_id == "home"][0].count'))
  })
  later(() => subscription.unsubscribe())
  await welcome
  for (let count = 0; count < 40; count += 1)
    void client.patch('home').inc({ count: 1 }).setIfMissing({ count: 0 }).commit()
  await waitFor(() => received.length === 40)
  expect(received).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  for (const [index, count] of (await Promise.all(seen)).entries()) expect(count).toBeGreaterThan(index)
})

test('assets have their URL', async () => {
  const { take } = await listening(client, '*[_type == "sanity.fileAsset"]')
  await client.create({ _id: 'file-x-mp3', _type: 'sanity.fileAsset', path: 'files/localdemo/production/x.mp3' })
  const [event] = await take(1)
  expect(event?.result?.url).toBe(`${lake.origin}/files/localdemo/production/x.mp3`)
})

test('reports what is wrong with a query', async () => {
  const failure = await new Promise<unknown>((resolve) => client.listen('*[_type == ').subscribe({ error: resolve }))
  expect(String(failure)).toMatch(/unexpected end-of-file, expected expression/)
})

test.each([
  ['/v2025-02-19/data/listen/production', 400],
  ['/v2025-02-19/data/listen/other?query=*', 404],
])('refuses %s', async (path, status) => {
  expect((await requestLake(lake, path)).status).toBe(status)
})

const resumable = (query: string) => listenPath(query, { enableResume: 'true', includeAllVersions: 'true' })

test('restarts when it cannot know what was missed', async () => {
  const stream = await openStream(lake, resumable('*'))
  const welcome = await stream.next()
  await client.transaction().create({ _id: 'a', _type: 'page' }).create({ _id: 'b', _type: 'page' }).commit()
  const half = await stream.next()
  const whole = await stream.next()
  const other = await startLake({ dataset: { lines: [{ _id: 'home', _type: 'page', title: 'Another' }] } })
  const starts = async (id: string, at = lake, path = resumable('*')) =>
    (await (await openStream(at, path, { 'last-event-id': id })).next()).event
  await expect(starts(whole.id)).resolves.toBe('welcomeback')
  await expect(starts(half.id)).resolves.toBe('reset')
  await expect(starts(whole.id.replace(/^\d+/, '9'))).resolves.toBe('reset')
  await expect(starts('nonsense')).resolves.toBe('reset')
  await expect(starts(whole.id, other)).resolves.toBe('reset')
  // Before the first transaction nothing tells one database from another.
  await expect(starts(welcome.id)).resolves.toBe('reset')
  // A client that does not resume takes a welcome as the signal to fetch again.
  await expect(starts(whole.id, lake, listenPath('*'))).resolves.toBe('welcome')
})

test('includes the document as it was before, when that is requested', async () => {
  const lake = await startLake({ dataset: { lines: [{ _id: 'a', _type: 'x', n: 1 }] } })
  const stream = await openStream(lake, listenPath('*', { includePreviousRevision: 'true' }))
  await stream.next()
  await clientOf(lake).patch('a').set({ n: 2 }).commit()
  expect((await stream.next()).data.previous).toMatchObject({ _id: 'a', n: 1 })
})
