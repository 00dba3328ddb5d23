import type { SanityClient } from '@sanity/client'
import { waitFor } from '../../server/wait-for.ts'
import { clientOf, requestLake, startLake, temporaryFolder } from '../../testing/lake.ts'
import type { TestLake } from '../../testing/test-lake.ts'

const releaseId = 'rSoon'
const HOUR_MS = 3_600_000
const PUBLISH_AT = '2031-01-01T12:00:00Z'

async function setClock(lake: TestLake, time: Record<string, unknown>): Promise<void> {
  expect((await requestLake(lake, '/clock', { method: 'PUT', body: JSON.stringify(time) })).status).toBe(200)
}

async function scheduleFor(client: SanityClient, publishAt: string): Promise<void> {
  await client.releases.create({ releaseId })
  await client.createVersion({ releaseId, publishedId: 'home', document: { _type: 'page', title: 'Soon' } })
  await client.releases.schedule({ releaseId, publishAt })
}

function settled(client: SanityClient) {
  return waitFor(async () => {
    const release = await client.releases.get({ releaseId })
    return release?.state === 'scheduled' ? undefined : release
  })
}

test('a scheduled release is published in time', async () => {
  const lake = await startLake({ hasClock: true })
  const client = clientOf(lake)
  await setClock(lake, { now: '2031-01-01T11:00:00Z' })
  await scheduleFor(client, PUBLISH_AT)
  expect((await client.releases.get({ releaseId }))?.state).toBe('scheduled')
  expect(await client.getDocument('home')).toBeUndefined()
  // Its last moments pass by themselves.
  await setClock(lake, { now: '2031-01-01T11:59:59.800Z' })
  expect(await settled(client)).toMatchObject({ state: 'published' })
  expect(await client.getDocument('home')).toMatchObject({ title: 'Soon' })
})

test('a time that has passed publishes at once', async () => {
  const client = clientOf(await startLake())
  await scheduleFor(client, new Date(Date.now() - 1000).toISOString())
  expect((await client.releases.get({ releaseId }))?.state).toBe('published')
})

test('what was due while the lake was stopped is published when it starts again', async () => {
  const dataDir = temporaryFolder()
  const first = await startLake({ dataDir, hasClock: true })
  await setClock(first, { advanceMs: -2 * HOUR_MS })
  await scheduleFor(clientOf(first), new Date(Date.now() - HOUR_MS).toISOString())
  expect((await clientOf(first).releases.get({ releaseId }))?.state).toBe('scheduled')
  await first.close()
  const client = clientOf(await startLake({ dataDir }))
  expect(await settled(client)).toMatchObject({ state: 'published' })
  expect(await client.getDocument('home')).toMatchObject({ title: 'Soon' })
})

test('a release that cannot be published in time is active again, and says why', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const lake = await startLake({ hasClock: true })
  const client = clientOf(lake, { perspective: 'raw' })
  await setClock(lake, { now: '2031-01-01T11:00:00Z', isFrozen: true })
  await client.create({ _id: 'home', _type: 'page' })
  await client.releases.create({ releaseId })
  await client.unpublishVersion({ releaseId, publishedId: 'home' })
  await client.create({ _id: 'menu', _type: 'menu', link: { _type: 'reference', _ref: 'home' } })
  await client.releases.schedule({ releaseId, publishAt: PUBLISH_AT })
  await setClock(lake, { advanceMs: HOUR_MS })
  const release = await settled(client)
  expect(release).toMatchObject({ state: 'active', error: { message: expect.stringContaining('"menu"') } })
  expect(release).not.toHaveProperty('publishAt')
  expect(await client.getDocument('home')).toMatchObject({ _id: 'home' })
  expect(logged).toHaveBeenCalledTimes(1)
})
