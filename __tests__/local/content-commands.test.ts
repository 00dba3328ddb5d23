/** @jest-environment node */
/** `npm run content:export` and `content:import`: real processes, real lakes, Sanity's own libraries on both sides. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { exportDataset } from '@sanity/export'
import { isRecord } from '../../local/content-lake/dataset.ts'
import { startHostedSanity } from '../helpers/hosted-sanity.ts'
import { startHttpServer } from '../helpers/http-server.ts'
import {
  clientOf,
  type Dataset,
  later,
  picture,
  sha1,
  startLake,
  temporaryFolder,
  writeDataset,
} from './content-lake/support.ts'

jest.setTimeout(60_000)

type Outcome = { code: number | null; output: string; errors: string }

async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  const outcome = { output: '', errors: '' }
  child.stdout?.on('data', (chunk: Buffer) => {
    outcome.output += chunk
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    outcome.errors += chunk
  })
  await once(child, 'close')
  return { ...outcome, code: child.exitCode }
}

/** Runs a command against a lake that runs, or with other variables. */
function run(command: 'export' | 'import', lake: { port: number } | Record<string, string>, ...args: string[]) {
  const variables = 'port' in lake ? { LOCAL_LAKE_PORT: String(lake.port) } : lake
  const child = spawn(process.execPath, [`local/commands/content-${command}.ts`, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  later(() => child.kill())
  return outcomeOf(child)
}

const page = (id: string, fields: object = {}) => ({ _id: id, _type: 'page', title: `Title of ${id}`, ...fields })
const reference = (id: string, fields: object = {}) => ({ _type: 'reference', _ref: id, ...fields })

/** Pictures and sounds, references in a circle, strong and weak, drafts, text of every kind, asset notes. */
async function everything(): Promise<Dataset> {
  const photo = await picture('png', 24, 16)
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="9" height="9"/></svg>'
  return {
    lines: [
      page('home', {
        title: 'Größe, naïve, 日本語, 🐦, \u2028 and \u0000 no more',
        parent: reference('team'),
        art: {
          _type: 'imageWithAlt',
          _sanityAsset: 'image@file://./images/a%20photo.png',
          alt: 'A photo',
          hotspot: { x: 0.5, y: 0.4, height: 0.2, width: 0.2 },
          crop: { top: 0.1, bottom: 0, left: 0, right: 0 },
        },
        list: [
          { _key: 'a', _type: 'sample', audio: { _type: 'file', _sanityAsset: 'file@file://./files/sound.mp3' } },
          { _key: 'b', _type: 'logo', logo: { _type: 'image', _sanityAsset: 'image@file://./images/drawing.svg' } },
        ],
      }),
      page('team', { parent: reference('home'), maybe: reference('unwritten', { _weak: true }) }),
      page('drafts.team', {
        title: 'Draft',
        soon: reference('fresh', { _weak: true, _strengthenOnPublish: { type: 'page' } }),
      }),
      page('drafts.fresh', { title: 'Never published' }),
      { _id: 'redirect-1', _type: 'redirect', source: '/old', target: { _type: 'link', page: reference('team') } },
      { _id: 'secret', _type: 'sanity.previewUrlSecret', secret: 'for this lake only' },
    ],
    files: {
      'images/a photo.png': photo,
      'images/drawing.svg': drawing,
      'images/unused.webp': await picture('webp', 10, 10),
      'files/sound.mp3': 'not really sound',
      'assets.json': JSON.stringify({
        [`image-${sha1(photo)}`]: { originalFilename: 'A photo.png', creditLine: 'Somebody', altText: 'What it shows' },
        [`file-${sha1('not really sound')}`]: { originalFilename: 'sound.mp3', title: 'A sound' },
      }),
    },
  }
}

function documentsIn(folder: string): Record<string, unknown>[] {
  return readFileSync(join(folder, 'data.ndjson'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Record<string, unknown> => JSON.parse(line))
}

/** Without what every lake writes itself. */
function contentIn(folder: string) {
  return documentsIn(folder).map(({ _rev, _createdAt, _updatedAt, ...content }) => content)
}

/** Every file of a dataset folder, by its path. */
function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
  return Object.fromEntries(names.sort().map((name) => [name, sha1(readFileSync(join(folder, name)))]))
}

async function emptyLake() {
  return startLake({ dataset: { lines: [] } })
}

test('export, import into an empty lake, export again: the same', async () => {
  const first = await startLake({ dataset: await everything() })
  const folder = temporaryFolder()
  const exported = await run('export', first, '--to', join(folder, 'first'))
  expect(exported).toMatchObject({ code: 0, errors: '' })
  expect(exported.output).toContain(
    `From the local Content Lake at ${first.origin} to the folder ${join(folder, 'first')}: documents 5, assets 4`,
  )

  const second = await emptyLake()
  const imported = await run('import', second, join(folder, 'first'))
  expect(imported).toMatchObject({ code: 0, errors: '' })
  expect(imported.output).toContain(`Written to the local Content Lake at ${second.origin}: 5 documents`)
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

test('the same content exports to the same bytes, and a lake seeded from them exports them again', async () => {
  const lake = await startLake({ dataset: await everything() })
  const folder = temporaryFolder()
  await run('export', lake, '--to', join(folder, 'a'))
  await run('export', lake, '--to', join(folder, 'b'))
  const seeded = await startLake({ seedDir: join(folder, 'a') })
  await run('export', seeded, '--to', join(folder, 'c'))
  expect(filesIn(join(folder, 'b'))).toEqual(filesIn(join(folder, 'a')))
  expect(filesIn(join(folder, 'c'))).toEqual(filesIn(join(folder, 'a')))
  const ids = documentsIn(join(folder, 'a')).map(({ _id }) => String(_id))
  expect(ids).toEqual(ids.toSorted())
  expect(Object.keys(filesIn(join(folder, 'a')))).toContain(`files/${sha1('not really sound')}.mp3`)
})

test("an archive of Sanity's own making is imported with its assets", async () => {
  const first = await startLake({ dataset: await everything() })
  const archive = join(temporaryFolder(), 'production.tar.gz')
  const client = clientOf(first, { token: 'any' })
  await exportDataset({ client, dataset: 'production', outputPath: archive })
  const second = await emptyLake()
  const imported = await run('import', second, archive)
  expect(imported).toMatchObject({ code: 0, errors: '' })
  expect(imported.output).toContain('1 document left out')
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

test('the default folder holds what is published; a copy elsewhere holds drafts too; types can be chosen', async () => {
  const lake = await startLake({ dataset: await everything() })
  const LOCAL_LAKE_DATASET = join(temporaryFolder(), 'content')
  const idsIn = (folder: string) => documentsIn(folder).map(({ _id }) => _id)
  await run('export', { LOCAL_LAKE_PORT: String(lake.port), LOCAL_LAKE_DATASET })
  expect(idsIn(LOCAL_LAKE_DATASET)).toEqual(['home', 'redirect-1', 'team'])
  await run('export', { LOCAL_LAKE_PORT: String(lake.port), LOCAL_LAKE_DATASET }, '--drafts', '--types', 'page')
  expect(idsIn(LOCAL_LAKE_DATASET)).toEqual(['drafts.fresh', 'drafts.team', 'home', 'team'])
  const copy = join(temporaryFolder(), 'copy')
  await run('export', lake, '--to', copy, '--no-drafts')
  expect(idsIn(copy)).toEqual(['home', 'redirect-1', 'team'])
})

test('nothing that is there is overwritten by mistake', async () => {
  const lake = await startLake({ dataset: { lines: [page('home')] } })
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'thesis.txt'), 'years of work')
  expect((await run('export', lake, '--to', folder)).errors).toContain('holds files, but no data.ndjson')
  expect(readdirSync(folder)).toEqual(['thesis.txt'])
  const archive = join(folder, 'backup.tar.gz')
  writeFileSync(archive, 'an older backup')
  expect((await run('export', lake, '--to', archive)).errors).toContain('is there already')
  expect(readFileSync(archive, 'utf8')).toBe('an older backup')
  expect((await run('export', lake, '--to', archive, '--overwrite')).code).toBe(0)
  expect(readFileSync(archive).subarray(0, 2).toString('hex')).toBe('1f8b')
})

test('a lake that has lost a file is not exported in part', async () => {
  const dataDir = temporaryFolder()
  const lake = await startLake({ dataset: await everything(), dataDir })
  const assets = join(dataDir, 'content-lake', 'assets')
  const sound = readdirSync(assets).find((name) => name.endsWith('.mp3')) ?? ''
  writeFileSync(join(assets, `${sound}.moved`), readFileSync(join(assets, sound)))
  const { rmSync } = await import('node:fs')
  rmSync(join(assets, sound))
  const folder = join(temporaryFolder(), 'out')
  const { code, errors } = await run('export', lake, '--to', folder)
  expect(code).toBe(1)
  expect(errors).toContain('the lake has lost files')
  expect(errors).toContain('home uses files/')
  expect(existsSync(folder)).toBe(false)
})

test('says what would change before it changes anything, and then writes only that', async () => {
  const folder = writeDataset({ lines: [page('a'), page('b', { list: [{ text: 'no key yet' }] }), page('c')] })
  const lake = await startLake({ dataset: { lines: [page('a'), page('b', { title: 'Older' })] } })
  const rowOf = ({ output }: Outcome, type: string) =>
    output
      .split('\n')
      .find((line) => line.startsWith(type))
      ?.split(/ +/)
  const dry = await run('import', lake, folder, '--replace', '--dry-run')
  expect(rowOf(dry, 'page')).toEqual(['page', '1', '1', '1'])
  expect(dry.output).toContain(`To be written to the local Content Lake at ${lake.origin}: 2 documents`)
  const client = clientOf(lake)
  expect(await client.fetch('*[_type == "page"].title')).toEqual(['Title of a', 'Older'])
  const revision = await client.fetch('*[_id == "a"][0]._rev')

  const refused = await run('import', lake, folder)
  expect(refused.code).toBe(1)
  expect(refused.errors).toContain('Nothing was written: 2 documents are there already (a, b).')
  await run('import', lake, folder, '--missing')
  expect(await client.fetch('*[_type == "page"].title')).toEqual(['Title of a', 'Older', 'Title of c'])
  await run('import', lake, folder, '--replace')
  expect(await client.fetch('*[_type == "page"].title')).toEqual(['Title of a', 'Title of b', 'Title of c'])
  expect(await client.fetch('*[_id == "a"][0]._rev')).toBe(revision)
  const again = await run('import', lake, folder, '--replace')
  expect(rowOf(again, 'page')).toEqual(['page', '0', '0', '3'])
  expect(again.output).toContain(': 0 documents')
})

test('names file, line and field of everything that is wrong, and writes nothing', async () => {
  const lake = await emptyLake()
  const folder = writeDataset({
    lines: [
      page('a', { parent: reference('nobody') }),
      '',
      page('b', { list: [{ art: { _sanityAsset: 'image@file://./images/none.png' } }] }),
      page('c', { art: { _sanityAsset: 'file@file:///etc/hostname' } }),
      page('d', { art: { _sanityAsset: 'image@file://./../outside.png' } }),
      page('e', { art: { _sanityAsset: 'image@file://./images/text.png' } }),
      page('f', { art: { _sanityAsset: 'images/photo.png' }, title: 'damaged \ufffd text' }),
    ],
    files: { 'images/text.png': 'no picture' },
  })
  const { code, errors } = await run('import', lake, folder)
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toEqual([
    expect.stringMatching(/^data\.ndjson, line 1, field parent\._ref: "nobody" is in neither/),
    expect.stringMatching(
      /^data\.ndjson, line 3, field list\[0\]\.art\._sanityAsset: the file images\/none\.png does not exist/,
    ),
    expect.stringMatching(
      /^data\.ndjson, line 4, field art\._sanityAsset: "file@file:\/\/\/etc\/hostname" must look like/,
    ),
    expect.stringMatching(/^data\.ndjson, line 5, field art\._sanityAsset: the file \.\.\/outside\.png does not exist/),
    expect.stringMatching(/^data\.ndjson, line 6, field art\._sanityAsset: the file images\/text\.png is not an image/),
    expect.stringMatching(/^data\.ndjson, line 7, field title: it holds U\+FFFD/),
    expect.stringMatching(/^data\.ndjson, line 7, field art\._sanityAsset: "images\/photo\.png" must look like/),
  ])
  expect(await clientOf(lake).fetch('count(*[_type == "page"])')).toBe(0)
  const lines = join(temporaryFolder(), 'pages.ndjson')
  writeFileSync(lines, `${JSON.stringify(page('a'))}\n{"_id": "b"}\n`)
  expect((await run('import', lake, lines)).errors).toContain('pages.ndjson, line 2, field _type: ')
  expect((await run('import', lake, join(lines, '..', 'gone.tar.gz'))).errors).toContain('gone.tar.gz does not exist')
  writeFileSync(join(lines, '..', 'broken.tar.gz'), 'no archive')
  expect((await run('import', lake, join(lines, '..', 'broken.tar.gz'))).errors).toContain('cannot be unpacked')
})

test('takes pictures from addresses, and references to what is in the dataset already', async () => {
  const photo = await picture('jpeg', 20, 20)
  const pictures = await startHttpServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo)
  })
  later(pictures.close)
  const lake = await startLake({ dataset: { lines: [page('home')] } })
  const lines = join(temporaryFolder(), 'more.ndjson')
  const more = page('more', {
    parent: reference('home'),
    art: { _type: 'image', _sanityAsset: `image@${pictures.origin}/photo.jpg` },
  })
  writeFileSync(lines, `${JSON.stringify(more)}\n`)
  expect(await run('import', lake, lines)).toMatchObject({ code: 0, errors: '' })
  const answer = '*[_id == "more"][0]{"parent": parent->title, "weak": parent._weak, "hash": art.asset->sha1hash}'
  expect(await clientOf(lake).fetch(answer)).toEqual({ parent: 'Title of home', weak: null, hash: sha1(photo) })
})

test('an import that stops in the middle says how far it came, and can be completed', async () => {
  const lake = await emptyLake()
  let isDown = true
  const broken = await startHttpServer((request, response) => {
    if (isDown && request.url?.includes('/assets/')) {
      response
        .writeHead(507, { 'content-type': 'application/json' })
        .end('{"statusCode":507,"error":"Disk","message":"full"}')
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const answer = await fetch(lake.origin + request.url, {
        method: request.method,
        headers: { 'content-type': request.headers['content-type'] ?? '' },
        body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
      })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    })
  })
  later(broken.close)
  const proxied = { port: Number(new URL(broken.origin).port) }
  const folder = writeDataset(await everything())
  const stopped = await run('import', proxied, folder)
  expect(stopped.code).toBe(1)
  expect(stopped.errors).toMatch(/The import stopped in the middle: \d of 5 documents are in the local Content Lake/)
  expect(stopped.errors).toContain('Run it again with --replace')
  isDown = false
  expect(await run('import', proxied, folder, '--replace')).toMatchObject({ code: 0, errors: '' })
  expect(await clientOf(lake).fetch('*[_id == "home"][0]{"art": art.asset->extension, "weak": parent._weak}')).toEqual({
    art: 'png',
    weak: null,
  })
})

test('starts a lake on the data folder when none runs, and leaves nothing running', async () => {
  const LOCAL_DATA_DIR = temporaryFolder()
  const LOCAL_LAKE_DATASET = writeDataset({ lines: [page('home')] })
  const free = await startLake()
  await free.close()
  const variables = { LOCAL_DATA_DIR, LOCAL_LAKE_DATASET, LOCAL_LAKE_PORT: String(free.port) }
  const more = join(temporaryFolder(), 'more.ndjson')
  writeFileSync(more, `${JSON.stringify(page('more'))}\n`)
  expect(await run('import', variables, more)).toMatchObject({ code: 0, errors: '' })
  const database = new DatabaseSync(join(LOCAL_DATA_DIR, 'content-lake', 'lake.sqlite'), { readOnly: true })
  expect(database.prepare('SELECT id FROM documents ORDER BY id').all()).toEqual([{ id: 'home' }, { id: 'more' }])
  database.close()
  await expect(fetch(`http://127.0.0.1:${free.port}/health`)).rejects.toThrow()
})

test('a hosted project is read with its token, and written to only when it is named and confirmed', async () => {
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
  const named = ['--project', 'abc123de', '--dataset', 'production']
  const confirmed = [...named, '--confirm', 'abc123de/production']
  const token = { SANITY_API_WRITE_TOKEN: 'writer' }
  expect((await run('import', { ...variables, ...token }, lines)).errors).toContain('To write there, name it')
  expect((await run('import', { ...variables, ...token }, lines, ...named)).errors).toContain('Confirm it')
  const other = [...named, '--confirm', 'abc123de/staging']
  expect((await run('import', { ...variables, ...token }, lines, ...other)).errors).toContain('Confirm it')
  expect((await run('import', variables, lines, ...confirmed)).errors).toContain('SANITY_API_WRITE_TOKEN is not set')
  expect(sanity.seen).toEqual([])
  const written = await run('import', { ...variables, ...token }, lines, ...confirmed)
  expect(written).toMatchObject({ code: 0, errors: '' })
  expect(written.output).toContain('Written to the hosted dataset abc123de/production: 1 document')
  expect(sanity.seen.every(({ headers }) => headers.authorization === 'Bearer writer')).toBe(true)
  expect(sanity.seen.map(({ method, url }) => `${method} ${url.pathname}`)).toContain(
    'POST /v2025-02-19/data/mutate/production',
  )
  const more: unknown = await clientOf(lake).getDocument('more')
  expect(isRecord(more) && more.parent).toEqual(reference('home'))
})

test('refuses what it does not understand, with the usage', async () => {
  const lake = { port: 1 }
  expect((await run('export', lake, '--too', 'x')).errors).toMatch(
    /Unknown option '--too'[\s\S]*Usage: npm run content:export/,
  )
  expect((await run('import', lake)).errors).toMatch(/Name one dataset\.\nUsage: npm run content:import/)
  expect((await run('import', lake, 'a', '--replace', '--missing')).errors).toContain('--missing and --replace exclude')
})
