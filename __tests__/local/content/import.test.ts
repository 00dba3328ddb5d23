/** `npm run content:import`: checks, output and writes. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startHttpServer } from '../../helpers/http-server.ts'
import { clientOf, later, picture, sha1, startLake, temporaryFolder, writeDataset } from '../content-lake/support.ts'
import { emptyLake, everything, type Outcome, page, reference, run } from './support.ts'

test('reports the changes before it writes, and then writes only those', async () => {
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

test('names file, line and field of every error, and writes nothing', async () => {
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

test('imports pictures from URLs, and references to documents of the dataset', async () => {
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

test('an interrupted import reports its progress, and can be completed', async () => {
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

test('refuses unknown arguments, with the usage', async () => {
  const lake = { port: 1 }
  expect((await run('export', lake, '--too', 'x')).errors).toMatch(
    /Unknown option '--too'[\s\S]*Usage: npm run content:export/,
  )
  expect((await run('import', lake)).errors).toMatch(/Name one dataset\.\nUsage: npm run content:import/)
  expect((await run('import', lake, 'a', '--replace', '--missing')).errors).toContain('--missing and --replace exclude')
})
