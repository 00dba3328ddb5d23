/** `npm run content:export` and `content:import`, between lakes, files and a hosted project. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isRecord } from '@bowerbird/content-lake/dataset'
import {
  clientOf,
  later,
  sha1,
  spawnLake,
  startLake,
  temporaryFolder,
  writeDataset,
} from '@bowerbird/content-lake/testing/lake'
import { exportDataset } from '@sanity/export'
import { DEMO_CONTENT } from '../../../local/stack/demo-content.ts'
import { startHostedSanity } from '../../helpers/servers/hosted-sanity.ts'
import { contentIn, documentsIn, emptyLake, everything, filesIn, page, reference, run } from './support.ts'

test('export, import into an empty lake, and export again give the same content', async () => {
  const first = await startLake({ dataset: await everything() })
  const folder = temporaryFolder()
  const exported = await run('export', first, '--to', join(folder, 'first'))
  expect(exported).toMatchObject({ code: 0, errors: '' })
  expect(exported.output).toContain(
    `From the local Content Lake at ${first.origin} to ${join(folder, 'first')}: documents 5, assets 4`,
  )

  const second = await emptyLake()
  const imported = await run('import', second, join(folder, 'first'))
  expect(imported).toMatchObject({ code: 0, errors: '' })
  expect(imported.output).toContain(`Documents imported into the local Content Lake at ${second.origin}: 5`)
  await run('export', second, '--to', join(folder, 'second'))
  expect(contentIn(join(folder, 'second'))).toEqual(contentIn(join(folder, 'first')))
  const { 'data.ndjson': _, ...filesOfSecond } = filesIn(join(folder, 'second'))
  expect(filesIn(join(folder, 'first'))).toMatchObject(filesOfSecond)
  expect(Object.keys(filesOfSecond)).toHaveLength(5)

  const client = clientOf(second, { perspective: 'raw' })
  expect(await client.fetch('*[_id == "home"][0].parent->title')).toBe('Title of team')
  expect(await client.fetch('count(*[_type == "sanity.previewUrlSecret"])')).toBe(0)
  expect(await client.fetch('*[_id == "home"][0].list[0].audio.asset->{extension, mimeType, title}')).toEqual({
    extension: 'mp3',
    mimeType: 'audio/mpeg',
    title: 'A sound',
  })
  await expect(client.delete('team')).rejects.toThrow(/cannot be deleted|references/)
})

test('the same content exports to the same bytes, and so does a lake seeded from them', async () => {
  const lake = await startLake({ dataset: await everything() })
  const folder = temporaryFolder()
  await Promise.all(['a', 'b'].map((name) => run('export', lake, '--to', join(folder, name))))
  const seeded = await startLake({ seed: join(folder, 'a') })
  await run('export', seeded, '--to', join(folder, 'c'))
  expect(filesIn(join(folder, 'b'))).toEqual(filesIn(join(folder, 'a')))
  expect(filesIn(join(folder, 'c'))).toEqual(filesIn(join(folder, 'a')))
  const ids = documentsIn(join(folder, 'a')).map(({ _id }) => String(_id))
  expect(ids).toEqual(ids.toSorted())
  expect(Object.keys(filesIn(join(folder, 'a')))).toContain(`files/${sha1('not really sound')}.mp3`)
})

/** A lake as a process: inside Jest, describing the demo's pictures takes five times as long. */
async function lakeProcess(...options: string[]): Promise<{ port: number }> {
  const lake = spawnLake(['--port', '0', '--data', temporaryFolder(), ...options])
  return { port: Number(new URL(await lake.origin).port) }
}

test('the committed content exports to the bytes that are committed, from a seeded lake and after an import', async () => {
  const committed = filesIn(DEMO_CONTENT)
  const folder = temporaryFolder()
  const seeded = await lakeProcess('--seed', DEMO_CONTENT)
  await run('export', seeded, '--to', join(folder, 'seeded'))
  expect(filesIn(join(folder, 'seeded'))).toEqual(committed)

  const empty = await lakeProcess()
  expect(await run('import', empty, DEMO_CONTENT)).toMatchObject({ code: 0, errors: '' })
  await run('export', empty, '--to', join(folder, 'imported'))
  // When a document was last written is all that an import changes.
  const lines = (from: string) =>
    readFileSync(join(from, 'data.ndjson'), 'utf8').replaceAll(/"_updatedAt":"[^"]*"/g, '')
  expect(lines(join(folder, 'imported'))).toBe(lines(DEMO_CONTENT))
  expect({ ...filesIn(join(folder, 'imported')), 'data.ndjson': committed['data.ndjson'] }).toEqual(committed)
})

test("an archive created by Sanity's own export is imported with its assets", async () => {
  const first = await startLake({ dataset: await everything() })
  const archive = join(temporaryFolder(), 'production.tar.gz')
  const client = clientOf(first, { token: 'any' })
  await exportDataset({ client, dataset: 'production', outputPath: archive })
  const second = await emptyLake()
  const imported = await run('import', second, archive)
  expect(imported).toMatchObject({ code: 0, errors: '' })
  const query = '*[_type in ["page", "redirect"]] | order(_id) { ..., "_rev": 0, "_updatedAt": 0, "_createdAt": 0 }'
  const contentOf = (lake: { origin: string }) => clientOf(lake, { perspective: 'raw' }).fetch(query)
  expect(await contentOf(second)).toEqual(await contentOf(first))
  const [sound, photo] = await Promise.all(
    ['sanity.fileAsset', 'sanity.imageAsset'].map((type) =>
      clientOf(second).fetch('*[_type == $type && defined(url)] | order(size desc)[0]', { type }),
    ),
  )
  expect(await (await fetch(sound.url)).text()).toBe('not really sound')
  expect(photo).toMatchObject({ originalFilename: 'A photo.png', creditLine: 'Somebody' })
})

test('the default folder holds published content; what is there is not overwritten by mistake', async () => {
  const lake = await startLake({ dataset: await everything() })
  const folder = temporaryFolder()
  const LOCAL_LAKE_DATASET = join(folder, 'content')
  await run('export', { LOCAL_LAKE_PORT: String(lake.port), LOCAL_LAKE_DATASET })
  expect(documentsIn(LOCAL_LAKE_DATASET).map(({ _id }) => _id)).toEqual(['home', 'redirect-1', 'team'])
  const archive = join(folder, 'backup.tar.gz')
  writeFileSync(archive, 'an older backup')
  expect((await run('export', lake, '--to', folder)).errors).toContain('holds files, but no data.ndjson')
  expect((await run('export', lake, '--to', archive)).errors).toContain('is there already')
  expect(readFileSync(archive, 'utf8')).toBe('an older backup')
})

test('existing documents are refused or replaced', async () => {
  const lake = await startLake({ dataset: { lines: [page('b', { title: 'Older' })] } })
  const lines = join(temporaryFolder(), 'pages.ndjson')
  writeFileSync(lines, `${JSON.stringify(page('b'))}\n${JSON.stringify(page('c', { parent: reference('b') }))}\n`)
  const titles = () => clientOf(lake).fetch('*[_type == "page"].title')
  const refused = await run('import', lake, lines)
  expect(refused.code).toBe(1)
  expect(refused.errors).toMatch(/The import into .* stopped[\s\S]*"b" already exists/)
  expect(await titles()).toEqual(['Older'])
  expect(await run('import', lake, lines, '--replace')).toMatchObject({ code: 0, errors: '' })
  expect(await titles()).toEqual(['Title of b', 'Title of c'])
})

test('starts a lake on the data folder when none runs, and stops it afterwards', async () => {
  const LOCAL_DATA_DIR = temporaryFolder()
  const LOCAL_LAKE_DATASET = writeDataset({ lines: [page('home')] })
  const free = await startLake()
  await free.close()
  const variables = { LOCAL_DATA_DIR, LOCAL_LAKE_DATASET, LOCAL_LAKE_PORT: String(free.port) }
  const more = join(temporaryFolder(), 'more.ndjson')
  writeFileSync(more, `${JSON.stringify(page('more'))}\n`)
  expect(await run('import', variables, more)).toMatchObject({ code: 0, errors: '' })
  const database = new DatabaseSync(join(LOCAL_DATA_DIR, 'content-lake', 'datasets', 'production', 'lake.sqlite'), {
    readOnly: true,
  })
  expect(database.prepare('SELECT id FROM documents ORDER BY id').all()).toEqual([{ id: 'home' }, { id: 'more' }])
  database.close()
  await expect(fetch(`http://127.0.0.1:${free.port}/health`)).rejects.toThrow()
})

test('a hosted project is read with its token, and written to only when that is confirmed', async () => {
  const lake = await startLake({ dataset: await everything() })
  const sanity = await startHostedSanity('abc123de', lake.origin)
  later(sanity.close)
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'certificate.pem'), sanity.certificate)
  const variables = {
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123de',
    HTTPS_PROXY: sanity.proxy,
    NODE_EXTRA_CA_CERTS: join(folder, 'certificate.pem'),
  }
  const copy = join(folder, 'copy')
  expect((await run('export', variables, '--to', copy)).errors).toContain('SANITY_API_READ_TOKEN is not set')
  expect(sanity.seen).toEqual([])
  const read = await run('export', { ...variables, SANITY_API_READ_TOKEN: 'reader' }, '--to', copy)
  expect(read).toMatchObject({ code: 0, errors: '' })
  expect(contentIn(copy)).toHaveLength(5)
  expect(sanity.seen[0]).toMatchObject({ host: 'abc123de.api.sanity.io', headers: { authorization: 'Bearer reader' } })
  expect(sanity.seen.map(({ host, url }) => [host, url.pathname.replace(/[0-9a-f]{40}.*/, '…')])).toEqual(
    expect.arrayContaining([
      ['abc123de.api.sanity.io', '/v2025-02-19/data/export/production'],
      ['cdn.sanity.io', '/images/abc123de/production/…'],
      ['cdn.sanity.io', '/files/abc123de/production/…'],
    ]),
  )

  sanity.seen.length = 0
  const lines = join(folder, 'more.ndjson')
  writeFileSync(lines, `${JSON.stringify(page('more', { parent: reference('home') }))}\n`)
  const token = { ...variables, SANITY_API_WRITE_TOKEN: 'writer' }
  expect((await run('import', variables, lines)).errors).toContain('SANITY_API_WRITE_TOKEN is not set')
  expect((await run('import', token, lines)).errors).toContain('confirm it')
  expect((await run('import', token, lines, '--confirm', 'abc123de/staging')).errors).toContain('confirm it')
  expect(sanity.seen).toEqual([])
  const written = await run('import', token, lines, '--confirm', 'abc123de/production')
  expect(written).toMatchObject({ code: 0, errors: '' })
  expect(written.output).toContain('Documents imported into abc123de/production: 1')
  expect(sanity.seen.every(({ headers }) => headers.authorization === 'Bearer writer')).toBe(true)
  expect(sanity.seen.map(({ method, url }) => `${method} ${url.pathname}`)).toContain(
    'POST /v2025-02-19/data/mutate/production',
  )
  const more: unknown = await clientOf(lake).getDocument('more')
  expect(isRecord(more) && more.parent).toEqual(reference('home'))
})
