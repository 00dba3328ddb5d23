import { setTimeout as wait } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { clientOf, startLake, temporaryFolder } from '../../testing/lake.ts'

const releaseId = 'rSoon'

async function scheduledIn(client: SanityClient, ms: number): Promise<void> {
  await client.releases.create({ releaseId })
  await client.createVersion({ releaseId, publishedId: 'home', document: { _type: 'page', title: 'Soon' } })
  await client.releases.schedule({ releaseId, publishAt: new Date(Date.now() + ms).toISOString() })
}

async function settled(client: SanityClient) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const release = await client.releases.get({ releaseId })
    if (release?.state !== 'scheduled') return release
    await wait(25)
  }
  throw new Error('The release stays scheduled')
}

test('a scheduled release is published in time', async () => {
  const client = clientOf(await startLake())
  await scheduledIn(client, 1500)
  expect((await client.releases.get({ releaseId }))?.state).toBe('scheduled')
  expect(await client.getDocument('home')).toBeUndefined()
  expect(await settled(client)).toMatchObject({ state: 'published' })
  expect(await client.getDocument('home')).toMatchObject({ title: 'Soon' })
})

test('a time that has passed publishes at once', async () => {
  const client = clientOf(await startLake())
  await scheduledIn(client, -1000)
  expect((await client.releases.get({ releaseId }))?.state).toBe('published')
})

test('what was due while the lake was stopped is published when it starts again', async () => {
  const dataDir = temporaryFolder()
  const first = await startLake({ dataDir })
  await scheduledIn(clientOf(first), 1500)
  expect((await clientOf(first).releases.get({ releaseId }))?.state).toBe('scheduled')
  await first.close()
  await wait(1500)
  const client = clientOf(await startLake({ dataDir }))
  expect(await settled(client)).toMatchObject({ state: 'published' })
  expect(await client.getDocument('home')).toMatchObject({ title: 'Soon' })
})

test('a release that cannot be published in time is active again, and says why', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const client = clientOf(await startLake(), { perspective: 'raw' })
  await client.create({ _id: 'home', _type: 'page' })
  await client.releases.create({ releaseId })
  await client.unpublishVersion({ releaseId, publishedId: 'home' })
  await client.create({ _id: 'menu', _type: 'menu', link: { _type: 'reference', _ref: 'home' } })
  await client.releases.schedule({ releaseId, publishAt: new Date(Date.now() + 200).toISOString() })
  const release = await settled(client)
  expect(release).toMatchObject({ state: 'active', error: { message: expect.stringContaining('"menu"') } })
  expect(release).not.toHaveProperty('publishAt')
  expect(await client.getDocument('home')).toMatchObject({ _id: 'home' })
  expect(logged).toHaveBeenCalledTimes(1)
})
