import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createClient } from '@sanity/client'
import { isRecord } from '../../src/dataset.ts'
import { clientOf, failure, requestLake, startLake } from '../../testing/lake.ts'

const json = { 'content-type': 'application/json' }

const MUTATE = '/v2025-02-19/data/mutate/production'

async function startClient() {
  const lake = await startLake()
  return { lake, client: clientOf(lake, { perspective: 'raw' }) }
}

test.each([
  ['missing', {}],
  ['a string', { n: 'one' }],
  ['an object', { n: {} }],
])('inc and dec of a field that is %s are refused', async (_what, fields) => {
  const { client } = await startClient()
  await client.create({ _id: 'a', _type: 'x', ...fields })
  for (const patch of [client.patch('a').inc({ n: 1 }), client.patch('a').dec({ n: 1 })]) {
    expect(await failure(patch.commit())).toMatchObject({ statusCode: 400, message: expect.stringContaining('"n"') })
  }
  await expect(client.getDocument('a')).resolves.toMatchObject(fields)
})

test('inc counts what the same patch has set before', async () => {
  const { client } = await startClient()
  await client.create({ _id: 'a', _type: 'x', list: [{ _key: 'k', n: 1 }] })
  await client.patch('a').setIfMissing({ n: 0 }).inc({ n: 2, 'list[_key=="k"].n': 1 }).dec({ n: 1 }).commit()
  await expect(client.getDocument('a')).resolves.toMatchObject({ n: 1, list: [{ n: 2 }] })
})

test('autoGenerateArrayKeys gives a key to each object in an array, and only then', async () => {
  const { client } = await startClient()
  const options = { autoGenerateArrayKeys: true }
  const created = await client.create({ _id: 'a', _type: 'x', list: [{ a: 1 }, { b: [{ _key: 'own' }, 1] }] }, options)
  expect(created).toMatchObject({
    list: [{ _key: expect.any(String) }, { _key: expect.any(String), b: [{ _key: 'own' }, 1] }],
  })
  const patched = await client
    .patch('a')
    .append('list', [{ c: 1 }])
    .set({ other: [{}] })
    .commit(options)
  expect(patched).toMatchObject({
    list: [{}, {}, { _key: expect.any(String), c: 1 }],
    other: [{ _key: expect.any(String) }],
  })
  const plain = await client.create({ _id: 'b', _type: 'x', list: [{ a: 1 }] })
  expect(plain.list).toEqual([{ a: 1 }])
})

test('ids of changed documents are returned when they are requested', async () => {
  const { lake } = await startClient()
  const send = async (options: string) => {
    const body = JSON.stringify({ mutations: [{ create: { _type: 'x' } }] })
    const response = await requestLake(lake, `${MUTATE}${options}`, { method: 'POST', headers: json, body })
    const parsed = response.json()
    return isRecord(parsed) ? parsed.results : undefined
  }
  expect(await send('')).toEqual([{ operation: 'create' }])
  expect(await send('?returnIds=true')).toEqual([{ id: expect.any(String), operation: 'create' }])
})

test('a document that is nested too deeply is refused, and the lake goes on', async () => {
  const { lake, client } = await startClient()
  const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
  const body = `{"mutations":[{"createOrReplace":{"_id":"deep","_type":"x","v":${deep}}}]}`
  const { status } = await requestLake(lake, MUTATE, { method: 'POST', headers: json, body })
  expect(status).toBe(400)
  await expect(client.fetch('count(*)')).resolves.toBe(0)
})

test('bodies are compressed in both directions', async () => {
  const { lake, client } = await startClient()
  const body = gzipSync(
    JSON.stringify({ mutations: [{ create: { _id: 'a', _type: 'x', text: 'long '.repeat(10_000) } }] }),
  )
  const headers = { ...json, 'content-encoding': 'gzip' }
  expect((await requestLake(lake, MUTATE, { method: 'POST', headers, body })).status).toBe(200)
  const path = '/v1/data/query/production?query=*'
  const compressed = await requestLake(lake, path, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(compressed.headers['content-encoding']).toBe('gzip')
  expect(compressed.bytes.length).toBeLessThan(5000)
  expect(gunzipSync(compressed.bytes).toString()).toContain('long long')
  expect((await requestLake(lake, path, { headers: { 'accept-encoding': 'gzip;q=0' } })).headers).not.toHaveProperty(
    'content-encoding',
  )
  const broken = await requestLake(lake, MUTATE, { method: 'POST', headers, body: body.subarray(0, 20) })
  expect(broken.status).toBe(400)
  const unknown = { ...json, 'content-encoding': 'br' }
  expect((await requestLake(lake, MUTATE, { method: 'POST', headers: unknown, body: '{}' })).status).toBe(415)
  await expect(client.getDocument('a')).resolves.toMatchObject({ _type: 'x' })
})

test('a client that names its dataset as a resource reads and writes', async () => {
  const { lake } = await startClient()
  const client = createClient({
    apiHost: lake.origin,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    resource: { type: 'dataset', id: 'localdemo.production' },
  })
  await client.create({ _id: 'a', _type: 'x', title: 'Resource' })
  await expect(client.fetch('*[_id == "a"][0].title')).resolves.toBe('Resource')
  await expect(client.getDocument('a')).resolves.toMatchObject({ title: 'Resource' })
  const other = client.withConfig({ resource: { type: 'dataset', id: 'another.production' } })
  expect(await failure(other.fetch('1'))).toMatchObject({ statusCode: 404 })
})

test('documents as they were at a time, and all forms of one', async () => {
  const { client } = await startClient()
  await client.create({ _id: 'a', _type: 'x', n: 1 })
  await pause(10)
  const time = new Date().toISOString()
  await pause(10)
  await client.patch('a').set({ n: 2 }).commit()
  const past = (query: string) => client.request({ url: `/data/history/production/documents/a?${query}` })
  await expect(past(`time=${time}`)).resolves.toMatchObject({ documents: [{ n: 1 }] })
  await expect(past('time=2001-01-01T00:00:00Z')).resolves.toEqual({ documents: [] })
  expect(await failure(past('time=noon'))).toMatchObject({ statusCode: 400 })
  for (const _id of ['drafts.a', 'versions.r1.a', 'versions.r1.ab', 'drafts.ab'])
    await client.create({ _id, _type: 'x' })
  const forms = await client.request({ url: '/data/doc/production/a?includeAllVersions=true' })
  expect(forms.documents.map(({ _id }: { _id: string }) => _id)).toEqual(['a', 'drafts.a', 'versions.r1.a'])
})

test('an export is limited to some types', async () => {
  const { lake, client } = await startClient()
  for (const _type of ['x', 'y', 'z']) await client.create({ _id: _type, _type })
  const { text } = await requestLake(lake, '/v1/data/export/production?types=x,z')
  const lines = text.trim().split('\n')
  expect(lines.map((line) => /"_id":"(.)"/.exec(line)?.[1])).toEqual(['x', 'z'])
})

test.each([
  ['POST', 'mutate/production?visibility=frob', '"visibility" must be sync, async or deferred, not "frob"'],
  ['POST', 'mutate/production?returnIds=maybe', '"returnIds" must be true or false, not "maybe"'],
  ['GET', 'query/production?query=1&returnQuery=1', '"returnQuery" must be true or false, not "1"'],
  ['GET', 'listen/production?query=*&effectFormat=diff', '"effectFormat" must be mendoza, not "diff"'],
])('a value that an option does not have is refused: %s %s (B404)', async (method, path, message) => {
  const lake = await startLake()
  const body = method === 'POST' ? '{"mutations":[]}' : undefined
  const response = await requestLake(lake, `/v2025-02-19/data/${path}`, { method, body })
  expect([response.status, response.json()]).toEqual([400, expect.objectContaining({ message })])
})
