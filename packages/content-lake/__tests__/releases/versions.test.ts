import { clientOf, failure, startLake } from '../../testing/lake.ts'

const releaseId = 'rSummer'
const home = { _id: 'home', _type: 'page', title: 'Home' }

async function release() {
  const lake = await startLake({ dataset: { lines: [home, { ...home, _id: 'about', title: 'About' }] } })
  const client = clientOf(lake, { perspective: 'raw' })
  await client.releases.create({ releaseId, metadata: { title: 'Summer' } })
  const shown = (perspective: string[] | 'drafts' | 'published') =>
    client.fetch<Record<string, unknown>>(
      '{"titles": *[_type == "page"] | order(_id).title, "home": *[_id == "home"][0]{_id, _originalId, title}}',
      {},
      { perspective },
    )
  return { lake, client, shown }
}

test('a version is created, replaced and discarded, and shown by the stack of its release', async () => {
  const { client, shown } = await release()
  await client.createVersion({ releaseId, publishedId: 'home', baseId: 'home' })
  expect(await client.getDocument('versions.rSummer.home')).toMatchObject({ title: 'Home' })
  await client.replaceVersion({ document: { _id: 'versions.rSummer.home', _type: 'page', title: 'Beach' } })
  await client.create({ ...home, _id: 'drafts.home', title: 'Draft' })
  expect(await shown(['rSummer', 'drafts'])).toEqual({
    titles: ['About', 'Beach'],
    home: { _id: 'home', _originalId: 'versions.rSummer.home', title: 'Beach' },
  })
  expect(await shown(['drafts', 'rSummer'])).toMatchObject({ home: { title: 'Draft' } })
  expect(await shown('drafts')).toMatchObject({ home: { title: 'Draft' } })
  expect(await shown('published')).toMatchObject({ home: { title: 'Home' } })
  expect(await shown(['rOther'])).toMatchObject({ home: { title: 'Home' } })
  await client.discardVersion({ releaseId, publishedId: 'home' })
  expect(await client.getDocument('versions.rSummer.home')).toBeUndefined()
})

test('a version that unpublishes its document hides it in the stack of its release, and can be taken back', async () => {
  const { client, shown } = await release()
  await client.unpublishVersion({ releaseId, publishedId: 'home' })
  expect(await client.getDocument('versions.rSummer.home')).toMatchObject({ title: 'Home', _system: { delete: true } })
  expect(await shown(['rSummer', 'drafts'])).toEqual({ titles: ['About'], home: null })
  expect(await shown('published')).toMatchObject({ titles: ['About', 'Home'] })
  await client.action({
    actionType: 'sanity.action.document.edit',
    draftId: 'versions.rSummer.home',
    publishedId: 'home',
    patch: { unset: ['_system.delete'], set: { title: 'Beach' } },
  })
  expect(await shown(['rSummer', 'drafts'])).toMatchObject({ home: { title: 'Beach' } })
  await client.releases.publish({ releaseId })
  const published = await client.getDocument('home')
  expect(published).toMatchObject({ title: 'Beach' })
  expect(published).not.toHaveProperty('_system')
})

test('a single version is created, edited and published, as in the form', async () => {
  const { client } = await release()
  const pair = { versionId: 'versions.rSummer.new', publishedId: 'new' }
  const send = (action: Record<string, unknown>) =>
    client.request({ method: 'POST', url: '/data/actions/production', body: { actions: [action] } })
  const attributes = { _id: pair.versionId, _type: 'page' }
  await send({ actionType: 'sanity.action.document.create', publishedId: 'new', attributes, ifExists: 'fail' })
  await send({ actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title: 'New' } } })
  await send({ actionType: 'sanity.action.document.publish', ...pair })
  expect(await client.getDocument('new')).toMatchObject({ title: 'New' })
  expect(await client.getDocument(pair.versionId)).toBeUndefined()
})

test('finds the versions of a document and the documents of a release', async () => {
  const { client } = await release()
  await client.createVersion({ releaseId, publishedId: 'home', baseId: 'home' })
  expect(await client.fetch('*[sanity::versionOf("home")]._id')).toEqual(['home', 'versions.rSummer.home'])
  expect(await client.fetch('*[sanity::partOfRelease("rSummer")]._id')).toEqual(['versions.rSummer.home'])
  expect(await client.fetch('releases::all(){name, state, "title": metadata.title}')).toEqual([
    { name: releaseId, state: 'active', title: 'Summer' },
  ])
  const count = 'count(*[_type == "system.release"])'
  for (const perspective of ['published', 'drafts'] as const) {
    expect(await client.fetch(count, {}, { perspective })).toBe(0)
  }
  expect(await client.fetch(count, {}, { perspective: ['rSummer'] })).toBe(1)
  expect(await client.getDocument('home', { releaseId })).toMatchObject({ _id: 'versions.rSummer.home' })
})

test('deleting a document needs its versions to be listed', async () => {
  const { client } = await release()
  await client.createVersion({ releaseId, publishedId: 'home', baseId: 'home' })
  const action = { actionType: 'sanity.action.document.delete', publishedId: 'home' } as const
  expect(await failure(client.action({ ...action, includeDrafts: [] }))).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('"versions.rSummer.home" exists'),
  })
  await client.action({ ...action, includeDrafts: ['versions.rSummer.home'] })
  expect(await client.fetch('*[sanity::versionOf("home")]')).toEqual([])
})

test('refuses invalid versions', async () => {
  const { client } = await release()
  const publishedId = 'home'
  const send = (action: Record<string, unknown>) =>
    failure(client.request({ method: 'POST', url: '/data/actions/production', body: { actions: [action] } }))
  const create = { actionType: 'sanity.action.document.version.create', publishedId }
  const document = { _id: 'versions.rSummer.about', _type: 'page' }
  const versionId = 'versions.rSummer.home'
  expect(await send({ ...create, document })).toMatchObject({
    message: expect.stringContaining('"version.create.document"'),
  })
  expect(await send({ ...create, versionId })).toMatchObject({ message: expect.stringContaining('"baseId"') })
  expect(await send({ ...create, versionId, baseId: 'home', ifBaseRevisionId: 'old' })).toMatchObject({
    statusCode: 409,
  })
  const unpublish = { actionType: 'sanity.action.document.version.unpublish', publishedId }
  expect(await send({ ...unpublish, versionId: 'drafts.home' })).toMatchObject({ statusCode: 400 })
  const replace = { actionType: 'sanity.action.document.version.replace' }
  expect(await send({ ...replace, document: { _id: versionId, _type: 'page' } })).toMatchObject({ statusCode: 409 })
})
