/** The lake's export endpoint, read by Sanity's own export library. */
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { exportDataset } from '@sanity/export'
import { unpack } from '../../../local/content/archive.ts'
import { ask, clientOf, type Dataset, picture, sha1, startLake, temporaryFolder } from './support.ts'

const page = (id: string, fields: object = {}) => ({ _id: id, _type: 'page', title: `Title of ${id}`, ...fields })

async function dataset(): Promise<Dataset> {
  return {
    lines: [
      page('home', {
        title: 'Größe, naïve, 日本語, 🐦 and \u2028 a line separator',
        image: { _type: 'image', _sanityAsset: 'image@file://./images/photo.png', alt: 'A photo' },
        sound: { _type: 'file', _sanityAsset: 'file@file://./files/sound.mp3' },
        parent: { _type: 'reference', _ref: 'team' },
        other: { _type: 'reference', _ref: 'nowhere', _weak: true },
      }),
      page('team'),
      page('drafts.team', { title: 'Draft of team' }),
      { _id: 'redirect-1', _type: 'redirect', source: '/old' },
      { _id: '_.releases.r1', _type: 'system.release', name: 'r1' },
      page('versions.r1.home', { title: 'Home in a release' }),
    ],
    files: { 'images/photo.png': await picture('png', 12, 8), 'files/sound.mp3': 'not really sound' },
  }
}

/** The unpacked export that @sanity/export creates of a lake. */
async function exported(lake: { origin: string }, options: Partial<Parameters<typeof exportDataset>[0]> = {}) {
  const folder = temporaryFolder()
  const outputPath = join(folder, 'archive.tar.gz')
  const client = clientOf(lake, { token: 'none-needed' })
  const result = await exportDataset({
    client,
    dataset: 'production',
    outputPath,
    ...options,
    mediaLibraryId: undefined,
  })
  const unpacked = await unpack(outputPath, join(folder, 'unpacked'))
  const documents = readFileSync(join(unpacked, 'data.ndjson'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Record<string, unknown> => JSON.parse(line))
  return { result, documents, folder: unpacked }
}

test("Sanity's export library reads documents and assets of every kind", async () => {
  const lake = await startLake({ dataset: await dataset() })
  const { documents, folder, result } = await exported(lake)
  expect(result).toMatchObject({ documentCount: 6, assetCount: 2 })
  expect(documents.map(({ _id }) => _id).sort()).toEqual([
    '_.releases.r1',
    'drafts.team',
    'home',
    'redirect-1',
    'team',
    'versions.r1.home',
  ])
  const [image = ''] = await readdir(join(folder, 'images'))
  expect(documents.find(({ _id }) => _id === 'home')).toMatchObject({
    title: 'Größe, naïve, 日本語, 🐦 and \u2028 a line separator',
    image: { _sanityAsset: `image@file://./images/${image}`, alt: 'A photo' },
    parent: { _type: 'reference', _ref: 'team' },
    other: { _type: 'reference', _ref: 'nowhere', _weak: true },
  })
  expect(readFileSync(join(folder, 'images', image))).toEqual(await picture('png', 12, 8))
  expect(Object.keys(JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8'))).sort()).toEqual([
    `file-${sha1('not really sound')}`,
    `image-${sha1(await picture('png', 12, 8))}`,
  ])
})

test('its options for drafts and types are applied', async () => {
  const lake = await startLake({ dataset: await dataset() })
  const published = await exported(lake, { drafts: false, types: ['page'] })
  expect(published.documents.map(({ _id }) => _id)).toEqual(['home', 'team'])
  const lines = (await ask(lake, '/v2025-02-19/data/export/production?types=redirect,system.release')).bytes.toString()
  expect(lines.match(/"_id":"[^"]+"/g)).toEqual(['"_id":"_.releases.r1"', '"_id":"redirect-1"'])
})
