/** Saving and replacing all documents: in the process, over HTTP, and by the command. */

import { join } from 'node:path'
import { createClient } from '@sanity/client'
import EventSource from '@sanity/eventsource'
import { waitFor } from '../../server/wait-for.ts'
import { startHttpServer } from '../../testing/http-server.ts'
import {
  clientOf,
  failure,
  later,
  picture,
  requestLake,
  spawnLake,
  startLake,
  temporaryFolder,
  writeDataset,
} from '../../testing/lake.ts'

// A module that the client imports dynamically in Node; Jest cannot do so while running.
Object.assign(globalThis, { EventSource })

const HOME = { _id: 'home', _type: 'page', title: 'Home' }
const TITLES = '*[_type == "page"] | order(_id).title'

async function lakeWithHome(options: { dataDir?: string } = {}) {
  const lake = await startLake({ dataset: { lines: [HOME] }, ...options })
  return { lake, client: clientOf(lake, { perspective: 'raw' }) }
}

test('restores documents, references and history, for queries, single documents and writes', async () => {
  const { lake, client } = await lakeWithHome()
  await client.create({ _id: 'menu', _type: 'menu', page: { _type: 'reference', _ref: 'home' } })
  await client.patch('home').set({ title: 'Saved' }).commit()
  expect(lake.snapshots.save('edited')).toEqual(['production'])
  await client.delete('menu')
  await client.patch('home').set({ title: 'Lost' }).commit()
  await client.create({ _id: 'other', _type: 'page', title: 'Other' })
  await expect(client.fetch(TITLES)).resolves.toEqual(['Lost', 'Other'])

  expect(lake.snapshots.restore('edited')).toEqual(['production'])
  await expect(client.fetch(TITLES)).resolves.toEqual(['Saved'])
  await expect(client.fetch('*[references("home")]._id')).resolves.toEqual(['menu'])
  await expect(client.getDocument('other')).resolves.toBeFalsy()
  expect(await failure(client.delete('home'))).toMatchObject({ statusCode: 409 })
  const history = await fetch(`${lake.origin}/v2025-02-19/data/history/production/transactions/home`)
  expect((await history.text()).trim().split('\n')).toHaveLength(1)
  await client.create({ _id: 'other', _type: 'page', title: 'Again' })
  await expect(client.fetch(TITLES)).resolves.toEqual(['Saved', 'Again'])
})

test('a reset brings back the seed, as often as wanted', async () => {
  const { lake, client } = await lakeWithHome()
  for (const title of ['One', 'Two']) {
    await client.patch('home').set({ title }).commit()
    await client.create({ _id: title, _type: 'page', title })
    expect(lake.snapshots.reset()).toEqual(['production'])
    await expect(client.fetch(TITLES)).resolves.toEqual(['Home'])
    await expect(client.getDocument('home')).resolves.toMatchObject({ title: 'Home' })
  }
})

test('a reset brings back what is found by type and by reference', async () => {
  const page = { _type: 'reference', _ref: 'home', _weak: true }
  const lines = [HOME, { _id: 'note', _type: 'note', page }, { _id: 'draft', _type: 'page', title: 'Draft' }]
  const lake = await startLake({ dataset: { lines } })
  const client = clientOf(lake)
  await client.patch('note').unset(['page']).commit()
  await client.createOrReplace({ _id: 'draft', _type: 'note', page })
  await client.delete('home')
  await client.create({ _id: 'late', _type: 'late', page })
  lake.snapshots.reset()
  await expect(client.fetch('*[references("home")]._id')).resolves.toEqual(['note'])
  await expect(client.fetch('*[_type == "page"]._id')).resolves.toEqual(['draft', 'home'])
  await expect(client.fetch('*[_type in ["note", "late"]]')).resolves.toMatchObject([{ _id: 'note', page }])
})

test('restores the bytes of an asset whose document was deleted', async () => {
  const { lake, client } = await lakeWithHome()
  const asset = await client.assets.upload('file', Buffer.from('kept'), { filename: 'kept.txt' })
  lake.snapshots.save('with-file')
  await client.delete(asset._id)
  lake.snapshots.restore('with-file')
  const url = await client.fetch<string>('*[_type == "sanity.fileAsset"][0].url')
  await expect((await fetch(url)).text()).resolves.toBe('kept')
})

test('connected listeners and pages fetch everything again', async () => {
  const { lake, client } = await lakeWithHome()
  lake.snapshots.save('start')
  const listened: string[] = []
  const lived: string[] = []
  const subscription = client
    .listen('*', {}, { events: ['welcome', 'mutation', 'reset', 'welcomeback'], enableResume: true })
    .subscribe(({ type }) => listened.push(type))
  const live = clientOf(lake)
    .live.events()
    .subscribe(({ type }) => lived.push(type))
  later(() => {
    subscription.unsubscribe()
    live.unsubscribe()
  })
  await waitFor(() => listened.includes('welcome') && lived.includes('welcome'))
  await client.patch('home').set({ title: 'Changed' }).commit()
  await waitFor(() => listened.includes('mutation') && lived.includes('message'))
  lake.snapshots.restore('start')
  await waitFor(() => listened.includes('reset') && lived.includes('restart'))
  await client.patch('home').set({ title: 'Afterwards' }).commit()
  await waitFor(() => listened.at(-1) === 'mutation' && lived.at(-1) === 'message')
})

test('the webhook tells of changes after a restored snapshot', async () => {
  const received: string[] = []
  const receiver = await startHttpServer((request, response) => {
    received.push(String(request.headers['sanity-document-id']))
    response.writeHead(204).end()
  })
  const webhook = { url: new URL(receiver.origin), secret: 'a secret of this test' }
  const lake = spawnLake(['--port', '0', '--data', temporaryFolder(), '--webhook-url', webhook.url.href], {
    SANITY_WEBHOOK_SECRET: webhook.secret,
  })
  const origin = await lake.origin
  const client = clientOf({ origin })
  await fetch(`${origin}/snapshots/empty`, { method: 'PUT' })
  await client.create({ _id: 'before', _type: 'page' })
  await waitFor(() => received.length === 1)
  await fetch(`${origin}/snapshots/empty/restore`, { method: 'POST' })
  await client.create({ _id: 'after', _type: 'page' })
  await waitFor(() => received.length === 2)
  expect(received).toEqual(['before', 'after'])
})

test('says which snapshots there are, and refuses names that are none', async () => {
  const { lake } = await lakeWithHome()
  lake.snapshots.save('one')
  expect(() => lake.snapshots.restore('two')).toThrow('There is no snapshot "two". There is: one')
  expect(() => lake.snapshots.save('../two')).toThrow('cannot be the name of a snapshot')
  const named = await fetch(`${lake.origin}/snapshots`)
  await expect(named.json()).resolves.toEqual({ names: ['one'] })
  const foreign = await fetch(`${lake.origin}/reset`, { method: 'POST', headers: { origin: 'https://example.com' } })
  expect(foreign.status).toBe(403)
})

test('with --auth a token is needed', async () => {
  const lake = await startLake({ access: { tokens: ['secret'] } })
  expect((await fetch(`${lake.origin}/reset`, { method: 'POST' })).status).toBe(401)
  const headers = { authorization: 'Bearer secret' }
  expect((await fetch(`${lake.origin}/reset`, { method: 'POST', headers })).status).toBe(200)
})

test('10,000 documents are saved and restored within seconds, on a busy machine too', async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => ({
    _id: `d-${index}`,
    _type: 'page',
    text: 'x'.repeat(800),
  }))
  const lake = await startLake({ dataset: { lines } })
  lake.snapshots.save('full')
  const client = clientOf(lake)
  await client.delete({ query: '*[_id match "d-1*"]' })
  const begun = performance.now()
  lake.snapshots.restore('full')
  expect(performance.now() - begun).toBeLessThan(10_000)
  await expect(client.fetch('count(*)')).resolves.toBe(10_000)
})

test('the command works with the lake that runs, and without one', async () => {
  const dataDir = temporaryFolder()
  const seed = writeDataset({ lines: [HOME] })
  const command = (...words: string[]) => spawnLake(['--data', dataDir, '--seed', seed, ...words]).ended
  const { lake, client } = await lakeWithHome({ dataDir })
  await client.patch('home').set({ title: 'Edited' }).commit()
  expect(await command('snapshot', 'save', 'edited')).toMatchObject({ code: 0, output: 'saved edited: production\n' })
  expect(await command('reset')).toMatchObject({ code: 0, output: 'reset production\n' })
  await expect(client.fetch(TITLES)).resolves.toEqual(['Home'])
  await lake.close()
  const restored = await command('snapshot', 'restore', 'edited')
  expect(restored).toMatchObject({ code: 0, output: 'restored edited: production\n' })
  expect(restored.errors).toContain('No Content Lake runs on')
  const again = clientOf(await startLake({ dataDir }))
  await expect(again.fetch(TITLES)).resolves.toEqual(['Edited'])
})

test.each([
  [['snapshot', 'restore', 'none'], 'There is no snapshot "none". There is: none'],
  [['snapshot', 'save'], 'snapshot must be followed by save or restore, and a name'],
  [['snapshot', 'keep', 'it'], 'snapshot must be followed by save or restore, and a name'],
  [['reset', 'all'], '"all" is not understood'],
])('%j ends with one clear message', async (words, message) => {
  const { code, errors } = await spawnLake(['--data', join(temporaryFolder(), 'new'), ...words]).ended
  expect(code).toBe(1)
  expect(errors).toContain(message)
  expect(errors).not.toContain('    at ')
})

test('a dataset of its own with the seed for each test, whatever has become of the first one (B409)', async () => {
  const bytes = await picture('png', 8, 8)
  const hero = { _type: 'image', _sanityAsset: 'image@file://./images/dot.png' }
  const lines = [
    { _id: 'home', _type: 'page', title: 'Home', hero },
    { _id: 'note', _type: 'note', page: { _type: 'reference', _ref: 'home' } },
  ]
  const lake = await startLake({ dataset: { lines, files: { 'images/dot.png': bytes } } })
  const client = clientOf(lake)
  await client.patch('home').set({ title: 'Changed' }).commit()
  await client.create({ _id: 'late', _type: 'page' })
  const [one, two] = [createClient(lake.clone()), createClient(lake.clone())]
  await one.delete('note')
  await one.patch('home').set({ title: 'One' }).commit()
  await expect(two.fetch('*[_type != "sanity.imageAsset"]{_id, title}')).resolves.toEqual([
    { _id: 'home', title: 'Home' },
    { _id: 'note', title: null },
  ])
  await expect(two.fetch('*[references("home")]._id')).resolves.toEqual(['note'])
  const url = await two.fetch<string>('*[_id == "home"][0].hero.asset->url')
  expect(url).toContain('/clone-2/')
  expect((await fetch(url)).status).toBe(200)
  await expect(client.fetch('*[_id == "home"][0].title')).resolves.toBe('Changed')
  expect((await requestLake(lake, '/clones/production/of-http', { method: 'PUT' })).json()).toEqual({
    dataset: 'of-http',
  })
  await expect(createClient({ ...lake.client, dataset: 'of-http' }).fetch('count(*[_type == "page"])')).resolves.toBe(1)
  expect((await requestLake(lake, '/clones/production/of-http', { method: 'PUT' })).status).toBe(409)
  expect((await requestLake(lake, '/clones/nope/other', { method: 'PUT' })).status).toBe(404)
  expect((await requestLake(lake, '/clones/production/No!', { method: 'PUT' })).status).toBe(400)
})
