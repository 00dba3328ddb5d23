import { createWriteStream, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { packTar } from 'modern-tar/fs'
import { folderOf } from '../../src/datasets/dataset.ts'
import {
  clientOf,
  failure,
  later,
  picture,
  sha1,
  spawnLake,
  startLake,
  temporaryFolder,
  writeDataset,
} from '../../testing/lake.ts'

const HOME = { _id: 'home', _type: 'page', title: 'Home' }

test('any project and several datasets, named by flags', async () => {
  const dataDir = temporaryFolder()
  const flags = ['--port', '0', '--data', dataDir, '--project', 'abc123de', '--dataset', 'live', '--dataset', 'staging']
  const seed = writeDataset({ lines: [HOME] })
  const origin = await spawnLake([...flags, '--seed', seed]).origin
  const live = clientOf({ origin }, { projectId: 'abc123de', dataset: 'live' })
  const staging = live.withConfig({ dataset: 'staging' })
  await staging.create({ _id: 'only-here', _type: 'page' })
  await expect(live.fetch('*._id')).resolves.toEqual(['home'])
  await expect(staging.fetch('*._id')).resolves.toEqual(['only-here'])
  await expect(staging.fetch('[sanity::projectId(), sanity::dataset()]')).resolves.toEqual(['abc123de', 'staging'])
  await expect(live.projects.list()).resolves.toMatchObject([{ id: 'abc123de' }])
  const names = (await live.datasets.list()).map(({ name }) => name)
  expect(names).toEqual(['live', 'staging'])
  const other = live.withConfig({ projectId: 'localdemo' })
  expect(await failure(other.projects.getById('localdemo'))).toMatchObject({ statusCode: 404 })
})

test('assets of a dataset have its name and that of the project in their URLs', async () => {
  const lake = await startLake({ project: 'abc123de', datasets: ['live'] })
  const client = clientOf(lake, { projectId: 'abc123de', dataset: 'live' })
  const bytes = await picture('png', 20, 10)
  const asset = await client.assets.upload('image', bytes)
  expect(asset.url).toBe(`${lake.origin}/images/abc123de/live/${sha1(bytes)}-20x10.png`)
  expect((await fetch(asset.url)).status).toBe(200)
  await expect(client.fetch('*[_type == "sanity.imageAsset"][0].url')).resolves.toBe(asset.url)
})

test('datasets are created and deleted through the API, and stay so', async () => {
  const dataDir = temporaryFolder()
  const lake = await startLake({ dataDir })
  const client = clientOf(lake)
  await client.datasets.create('staging')
  const staging = client.withConfig({ dataset: 'staging' })
  await staging.create(HOME)
  expect(await failure(client.datasets.create('staging'))).toMatchObject({ statusCode: 409 })
  expect(await failure(client.request({ method: 'PUT', url: '/datasets/No!' }))).toMatchObject({ statusCode: 400 })
  await client.datasets.create('brief')
  await client.withConfig({ dataset: 'brief' }).fetch('*')
  await client.datasets.delete('brief')
  expect(await failure(client.withConfig({ dataset: 'brief' }).fetch('*'))).toMatchObject({ statusCode: 404 })
  // A new one of the same name begins empty.
  await client.datasets.create('brief')
  await expect(client.withConfig({ dataset: 'brief' }).fetch('count(*)')).resolves.toBe(0)
  await client.datasets.delete('brief')
  await lake.close()
  const again = clientOf(await startLake({ dataDir }))
  expect((await again.datasets.list()).map(({ name }) => name)).toEqual(['production', 'staging'])
  await expect(again.withConfig({ dataset: 'staging' }).fetch('*[0].title')).resolves.toBe('Home')
  expect(existsSync(folderOf(join(dataDir, 'content-lake'), 'brief'))).toBe(false)
})

test('seeds from a file of documents, and from the archive of an export', async () => {
  const file = join(temporaryFolder(), 'documents.ndjson')
  writeFileSync(file, `${JSON.stringify(HOME)}\n`)
  await expect(clientOf(await startLake({ seed: file })).fetch('*.title')).resolves.toEqual(['Home'])

  const image = await picture('png', 20, 10)
  const picturePage = { ...HOME, image: { _type: 'image', _sanityAsset: 'image@file://./images/x.png' } }
  const root = temporaryFolder()
  mkdirSync(join(root, 'production-export-2026'))
  writeDataset({ lines: [picturePage], files: { 'images/x.png': image } }, join(root, 'production-export-2026'))
  const archive = join(temporaryFolder(), 'export.tar.gz')
  await pipeline(packTar(root), createGzip(), createWriteStream(archive))
  const client = clientOf(await startLake({ seed: archive }))
  const url = await client.fetch<string>('*[_id == "home"][0].image.asset->url')
  expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(image)).toBe(true)
})

test.each([
  ['/no/such/seed', /does not exist/],
  [join(__dirname, 'datasets.test.ts'), /neither a folder nor a file \*\.ndjson or \*\.tar\.gz/],
])('the seed %s is refused with a clear message', async (seed, message) => {
  await expect(startLake({ seed })).rejects.toThrow(message)
})

test('keeps the content of a lake from before there were several datasets, without its indexes', async () => {
  const dataDir = temporaryFolder()
  const root = join(dataDir, 'content-lake')
  const first = await startLake({
    dataDir,
    dataset: { lines: [HOME, { _id: 'a', _type: 'x', ref: { _ref: 'home' } }] },
  })
  await clientOf(first).patch('home').set({ title: 'Edited' }).commit()
  await first.close()
  for (const name of ['lake.sqlite', 'assets']) renameSync(join(folderOf(root), name), join(root, name))
  const database = new DatabaseSync(join(root, 'lake.sqlite'))
  database.exec(`
    DROP INDEX documents_by_type; DROP TABLE document_references; ALTER TABLE documents DROP COLUMN type;
    PRAGMA user_version = 3;
  `)
  database.close()
  const client = clientOf(await startLake({ dataDir }))
  await expect(client.fetch('*[_type == "page"].title')).resolves.toEqual(['Edited'])
  await expect(client.fetch('*[references("home")]._id')).resolves.toEqual(['a'])
  expect(await failure(client.delete('home'))).toMatchObject({ statusCode: 409 })
})

test('what keeps a name that is none from becoming a dataset says so', async () => {
  const { errors, code } = await spawnLake(['--port', '0', '--data', temporaryFolder(), '--dataset', './content']).ended
  expect(code).toBe(1)
  expect(errors).toContain('--dataset must be the name of a dataset, not "./content"; --seed fills one')
})

test('a reference to another dataset of the project is followed, one to another project is not (B405)', async () => {
  const lake = await startLake({ datasets: ['production', 'shared'] })
  const client = clientOf(lake)
  const shared = client.withConfig({ dataset: 'shared' })
  await shared.create({ _id: 'ann', _type: 'person', name: 'Ann' })
  await shared.create({ _id: 'drafts.ben', _type: 'person', name: 'Ben' })
  const to = (_ref: string, more: object = { _dataset: 'shared' }) => ({
    _ref,
    _weak: true,
    _projectId: 'localdemo',
    ...more,
  })
  await client.create({
    _id: 'book',
    _type: 'book',
    author: to('ann'),
    draft: to('ben'),
    foreign: to('carl', { _projectId: 'other', _dataset: 'shared' }),
    nowhere: to('ann2', { _dataset: '../shared' }),
  })
  const query = '*[_id == "book"][0]{ "a": author->name, "b": draft->name, "c": foreign->name, "d": nowhere->name }'
  await expect(client.fetch(query)).resolves.toEqual({ a: 'Ann', b: null, c: null, d: null })
  const drafts = client.withConfig({ perspective: 'drafts' })
  await expect(drafts.fetch(query)).resolves.toEqual({ a: 'Ann', b: 'Ben', c: null, d: null })
  await shared.patch('ann').set({ name: 'Anna' }).commit()
  const { result } = await client.fetch(query, {}, { filterResponse: false, resultSourceMap: true })
  expect(result).toMatchObject({ a: 'Anna' })
})

test('an export of many pages leaves no listeners behind, whole or broken off', async () => {
  const lines = Array.from({ length: 6000 }, (_, i) => ({ _id: `n-${i}`, _type: 'note', text: 'x'.repeat(100) }))
  const lake = await startLake({ dataset: { lines } })
  const warnings: Error[] = []
  const collect = (warning: Error) => warnings.push(warning)
  process.on('warning', collect)
  later(() => process.off('warning', collect))
  const url = `${lake.origin}/v1/data/export/production`
  const leaving = new AbortController()
  const broken = await fetch(url, { signal: leaving.signal })
  leaving.abort()
  await expect(broken.text()).rejects.toThrow(/abort/)
  expect((await (await fetch(url)).text()).trim().split('\n')).toHaveLength(6000)
  expect(warnings.map(({ name }) => name)).toEqual([])
})
