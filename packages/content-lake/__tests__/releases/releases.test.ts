import type { SanityClient } from '@sanity/client'
import { clientOf, failure, requestLake, startLake } from '../../testing/lake.ts'

const releaseId = 'rSummer'

async function lakeWith(...documents: (Record<string, unknown> & { _id: string; _type: string })[]) {
  const lake = await startLake()
  const client = clientOf(lake, { perspective: 'raw' })
  if (documents.length > 0) await client.mutate(documents.map((create) => ({ create })))
  return { lake, client }
}

const state = async (client: SanityClient) => (await client.releases.get({ releaseId }))?.state

const idsOf = (client: SanityClient) => client.fetch<string[]>('*[_type == "page"]._id')

const home = { _id: 'home', _type: 'page', title: 'Home', _createdAt: '2020-01-01T00:00:00Z' }

test('a release is created, edited, scheduled, unscheduled, archived, unarchived, published and deleted', async () => {
  const { client } = await lakeWith(home)
  const created = await client.releases.create({ releaseId, metadata: { title: 'Summer', releaseType: 'asap' } })
  expect(created).toMatchObject({ releaseId, transactionId: expect.any(String) })
  expect(await client.releases.get({ releaseId })).toMatchObject({
    _id: '_.releases.rSummer',
    _type: 'system.release',
    name: releaseId,
    state: 'active',
    metadata: { title: 'Summer', releaseType: 'asap' },
  })
  await client.releases.edit({ releaseId, patch: { set: { 'metadata.title': 'Warmer' } } })
  expect((await client.releases.get({ releaseId }))?.metadata).toEqual({ title: 'Warmer', releaseType: 'asap' })

  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  await client.releases.schedule({ releaseId, publishAt })
  expect(await client.releases.get({ releaseId })).toMatchObject({ state: 'scheduled', publishAt })
  await client.releases.unschedule({ releaseId })
  expect(await client.releases.get({ releaseId })).not.toHaveProperty('publishAt')

  await client.createVersion({ releaseId, publishedId: 'home', document: { _type: 'page', title: 'Beach' } })
  await client.createVersion({ releaseId, publishedId: 'new', document: { _type: 'page', title: 'New' } })
  await client.releases.archive({ releaseId })
  expect(await state(client)).toBe('archived')
  expect(await idsOf(client)).toEqual(['home'])
  await client.releases.unarchive({ releaseId })
  expect(await state(client)).toBe('active')
  const { result } = await client.releases.fetchDocuments({ releaseId })
  expect(result.map(({ _id }) => _id)).toEqual(['versions.rSummer.home', 'versions.rSummer.new'])

  await client.releases.publish({ releaseId })
  expect(await client.releases.get({ releaseId })).toMatchObject({
    state: 'published',
    publishedAt: expect.any(String),
    finalDocumentStates: [{ id: 'versions.rSummer.home' }, { id: 'versions.rSummer.new' }],
  })
  expect(await idsOf(client)).toEqual(['home', 'new'])
  expect(await client.getDocument('home')).toMatchObject({ title: 'Beach', _createdAt: home._createdAt })

  await client.releases.delete({ releaseId })
  expect(await client.releases.get({ releaseId })).toBeUndefined()
})

test('publishes everything in one transaction, or nothing', async () => {
  const { client } = await lakeWith(home)
  await client.releases.create({ releaseId })
  await client.createVersion({ releaseId, publishedId: 'home', document: { _type: 'page', title: 'Beach' } })
  const link = { _type: 'reference', _ref: 'home' }
  await client.create({ _id: 'menu', _type: 'menu', link })
  await client.unpublishVersion({ releaseId, publishedId: 'menu' })
  const { transactionId } = await client.releases.publish({ releaseId })
  expect(await client.getDocument('home')).toMatchObject({ _rev: transactionId })
  expect(await client.releases.get({ releaseId })).toMatchObject({ _rev: transactionId })
  expect(await client.getDocument('menu')).toBeUndefined()

  await client.releases.create({ releaseId: 'rNext' })
  await client.create({ _id: 'menu', _type: 'menu', link })
  await client.unpublishVersion({ releaseId: 'rNext', publishedId: 'home' })
  await client.createVersion({ releaseId: 'rNext', publishedId: 'other', document: { _type: 'page' } })
  expect(await failure(client.releases.publish({ releaseId: 'rNext' }))).toMatchObject({ statusCode: 409 })
  expect((await client.releases.get({ releaseId: 'rNext' }))?.state).toBe('active')
  expect(await client.getDocument('other')).toBeUndefined()
})

test('the last revision of the documents of a published release is the transaction that published it', async () => {
  const { lake, client } = await lakeWith(home)
  await client.releases.create({ releaseId })
  await client.createVersion({ releaseId, publishedId: 'home', document: { _type: 'page', title: 'Beach' } })
  await client.createVersion({ releaseId, publishedId: 'new', document: { _type: 'page', title: 'New' } })
  const path = '/v2025-02-19/data/history/production/documents/versions.rSummer.home,versions.rSummer.new'
  const before = await client.getDocument('versions.rSummer.home')
  expect((await requestLake(lake, `${path}?lastRevision=true`)).json()).toMatchObject({ documents: [before, {}] })
  const { transactionId } = await client.releases.publish({ releaseId })
  expect((await requestLake(lake, `${path}?lastRevision=true`)).json()).toMatchObject({
    documents: [
      { title: 'Beach', _rev: transactionId },
      { title: 'New', _rev: transactionId },
    ],
  })
})

test('strengthens references between the documents that it publishes', async () => {
  const { client } = await lakeWith()
  await client.releases.create({ releaseId })
  await client.createVersion({ releaseId, publishedId: 'voice', document: { _type: 'voice' } })
  const voice = { _type: 'reference', _ref: 'voice', _weak: true, _strengthenOnPublish: { type: 'voice' } }
  await client.createVersion({ releaseId, publishedId: 'home', document: { _type: 'page', voice } })
  await client.releases.publish({ releaseId })
  expect((await client.getDocument('home'))?.voice).toEqual({ _type: 'reference', _ref: 'voice' })
})

test('refuses what the state of a release does not allow, and unknown or invalid releases', async () => {
  const { lake, client } = await lakeWith(home)
  await client.releases.create({ releaseId })
  expect(await failure(client.releases.create({ releaseId }))).toMatchObject({ statusCode: 409 })
  for (const refused of [client.releases.unschedule({ releaseId }), client.releases.unarchive({ releaseId })]) {
    expect(await failure(refused)).toMatchObject({ statusCode: 409, message: expect.stringContaining('is active') })
  }
  expect(await failure(client.releases.delete({ releaseId }))).toMatchObject({
    message: expect.stringContaining('is active, not archived or published'),
  })
  expect(await failure(client.releases.publish({ releaseId: 'rNone' }))).toMatchObject({ statusCode: 409 })
  expect(await failure(client.releases.edit({ releaseId, patch: { set: { state: 'published' } } }))).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('"metadata" only, not "state"'),
  })
  expect(await failure(client.releases.schedule({ releaseId, publishAt: 'soon' }))).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('"release.schedule.publishAt"'),
  })
  const body = JSON.stringify({ actions: [{ actionType: 'sanity.action.release.create', releaseId: 'no dots.' }] })
  const invalid = await requestLake(lake, '/v2025-02-19/data/actions/production', { method: 'POST', body })
  expect(invalid.status).toBe(400)
  expect(JSON.stringify(invalid.json())).toContain('"release.create.releaseId\\"')
})

test('documents of a scheduled release are not edited', async () => {
  const { client } = await lakeWith(home)
  await client.releases.create({ releaseId })
  await client.createVersion({ releaseId, publishedId: 'home', baseId: 'home' })
  await client.releases.schedule({ releaseId, publishAt: '2099-01-01T00:00:00Z' })
  const edit = {
    actionType: 'sanity.action.document.edit',
    draftId: 'versions.rSummer.home',
    publishedId: 'home',
    patch: { set: { title: 'Late' } },
  } as const
  const refusals = [
    client.action(edit),
    client.discardVersion({ releaseId, publishedId: 'home' }),
    client.unpublishVersion({ releaseId, publishedId: 'home' }),
    client.createVersion({ releaseId, publishedId: 'other', document: { _type: 'page' } }),
  ]
  for (const refused of refusals) {
    expect(await failure(refused)).toMatchObject({ statusCode: 409, message: expect.stringContaining('is scheduled') })
  }
  await client.releases.unschedule({ releaseId })
  await client.action(edit)
  expect(await client.getDocument('versions.rSummer.home')).toMatchObject({ title: 'Late' })
})

test('a release is imported once, ignored or replaced', async () => {
  const { client } = await lakeWith()
  const attributes = {
    _id: '_.releases.rSummer',
    _type: 'system.release',
    state: 'archived',
    metadata: { title: 'Old' },
  }
  const action = { actionType: 'sanity.action.release.import', releaseId, attributes } as const
  const send = (ifExists: 'fail' | 'ignore' | 'replace', title = 'Old') =>
    client.request({
      method: 'POST',
      url: '/data/actions/production',
      body: { actions: [{ ...action, ifExists, attributes: { ...attributes, metadata: { title } } }] },
    })
  await send('fail')
  expect(await failure(send('fail'))).toMatchObject({ statusCode: 409 })
  await send('ignore', 'New')
  expect(await client.releases.get({ releaseId })).toMatchObject({ state: 'archived', metadata: { title: 'Old' } })
  await send('replace', 'New')
  expect(await client.releases.get({ releaseId })).toMatchObject({ metadata: { title: 'New' } })
})

test('the Studio gets the events of a release', async () => {
  const { lake, client } = await lakeWith(home)
  await client.releases.create({ releaseId })
  await client.releases.schedule({ releaseId, publishAt: '2099-01-01T00:00:00Z' })
  await client.releases.unschedule({ releaseId })
  await client.releases.publish({ releaseId })
  const path = '/v2025-02-19/data/history/production/events/releases/rSummer?limit=10'
  expect((await requestLake(lake, path)).json()).toMatchObject({
    events: [
      { type: 'publishRelease', releaseName: releaseId, author: expect.any(String) },
      { type: 'unscheduleRelease' },
      { type: 'scheduleRelease', publishAt: '2099-01-01T00:00:00Z' },
      { type: 'createRelease' },
    ],
    nextCursor: '',
  })
})
