import type { LiveEvent } from '@sanity/client'
import EventSource from '@sanity/eventsource'
import type { ContentLake } from '../../src/server.ts'
import { clientOf, startLake } from '../../testing/lake.ts'
import { openStream } from './streams.ts'

// A module that the client imports dynamically in Node; Jest cannot do so while running.
Object.assign(globalThis, { EventSource })

const path = '/v2025-02-19/data/live/events/production'

let lake: ContentLake
beforeEach(async () => {
  lake = await startLake({ dataset: { lines: [{ _id: 'home', _type: 'page', title: 'Home' }] } })
})
afterEach(() => lake.close())

const draft = () => clientOf(lake).createOrReplace({ _id: 'drafts.home', _type: 'page' })
const publish = () => clientOf(lake).patch('home').set({ title: 'New' }).commit()

test("notifies the client when a query's result may have changed", async () => {
  const client = clientOf(lake)
  const { syncTags } = await client.fetch('*[_id == "home"]', {}, { filterResponse: false })
  const welcome = Promise.withResolvers<void>()
  const message = Promise.withResolvers<LiveEvent>()
  const subscription = client.live.events().subscribe({
    next: (event) => (event.type === 'welcome' ? welcome.resolve() : message.resolve(event)),
    error: welcome.reject,
  })
  await welcome.promise
  await draft()
  await publish()
  const event = await message.promise
  // Before the lake closes, otherwise the client would keep reconnecting.
  subscription.unsubscribe()
  expect(syncTags).toEqual(['s1:production:page'])
  expect(event).toEqual({
    type: 'message',
    id: expect.stringMatching(/^2-/),
    tags: ['s1:production', 's1:production:page'],
  })
  const { id } = event.type === 'message' ? event : { id: '' }
  const fresh = await client.fetch('*[_id == "home"][0].title', {}, { lastLiveEventId: id })
  expect(fresh).toBe('New')
})

test('a change of one type does not concern the queries of another (B482)', async () => {
  const client = clientOf(lake)
  const tagsOf = async (query: string) => (await client.fetch(query, {}, { filterResponse: false })).syncTags ?? []
  const [notes, pages, all] = [
    await tagsOf('*[_type == "note"]'),
    await tagsOf('*[_type == "page"]'),
    await tagsOf('*'),
  ]
  const stream = await openStream(lake, path)
  expect(await stream.next()).toMatchObject({ event: 'welcome' })
  await publish()
  const { data } = await stream.next()
  const changed = new Set(Array.isArray(data.tags) ? data.tags : [])
  expect([notes, pages, all].map((own) => own.some((tag) => changed.has(tag)))).toEqual([false, true, true])
})

test('notifies of drafts only on request', async () => {
  const published = await openStream(lake, path)
  const everything = await openStream(lake, `${path}?includeDrafts=true`)
  expect(await published.next()).toMatchObject({ event: 'welcome' })
  expect(await everything.next()).toMatchObject({ event: 'welcome' })
  await draft()
  await publish()
  expect((await everything.next()).id).toMatch(/^1-/)
  expect((await everything.next()).id).toMatch(/^2-/)
  expect((await published.next()).id).toMatch(/^2-/)
})

test('tells a client to restart whose last event is unknown', async () => {
  const lost = await openStream(lake, path, { 'last-event-id': 'unknown' })
  expect((await lost.next()).event).toBe('welcome')
  const restart = await lost.next()
  expect(restart).toMatchObject({ event: 'restart', id: expect.stringMatching(/^0-/) })
})
