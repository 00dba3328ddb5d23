import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../server/listen.ts'
import { folderOf } from '../../src/datasets/dataset.ts'
import { Store } from '../../src/store/store.ts'
import { clientOf, type Dataset, picture, sha1, startLake, temporaryFolder, writeDataset } from '../../testing/lake.ts'

const home = { _id: 'home', _type: 'page', title: 'Home' }

async function failureOf(dataset: Dataset, dataDir = temporaryFolder()): Promise<string> {
  const error: unknown = await startLake({ dataset, dataDir }).then(
    () => 'it started',
    (reason: unknown) => reason,
  )
  if (!(error instanceof StartError)) throw new Error(`It should have failed as a StartError: ${error}`)
  expect(error.message).not.toContain('\n')
  return error.message
}

/** Starts on a folder of data, gives the titles of its pages, and stops again. */
async function titlesOf(dataDir: string, seed?: string) {
  const lake = await startLake({ dataDir, seed })
  const titles: string[] = await clientOf(lake, { perspective: 'raw' }).fetch('*[_type == "page"].title')
  await lake.close()
  return titles
}

test('stores documents with their system fields, and asset references in place of assets', async () => {
  const photo = await picture('webp', 30, 20)
  const lake = await startLake({
    dataset: {
      lines: [
        { ...home, _rev: 'kept', _createdAt: '2026-01-02T03:04:05Z', _updatedAt: '2026-02-03T04:05:06Z' },
        '',
        {
          _id: 'drafts.team',
          _type: 'page',
          sections: [
            {
              _type: 'banner',
              image: {
                _type: 'image',
                _sanityAsset: 'image@file://./images/a%20photo.webp',
                hotspot: { x: 0.5, y: 0.4 },
              },
            },
            { _type: 'steps', _key: 'own', steps: [{ text: 'One' }, { text: 'One' }, 'plain', ['nested']] },
          ],
        },
      ],
      files: { 'images/a photo.webp': photo, 'files/unused.txt': 'unused' },
    },
  })
  const client = clientOf(lake, { perspective: 'raw' })
  expect(await client.getDocument('home')).toEqual({
    ...home,
    _rev: 'kept',
    _createdAt: '2026-01-02T03:04:05Z',
    _updatedAt: '2026-02-03T04:05:06Z',
  })
  const team = await client.fetch('*[_id == "drafts.team"][0]')
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const key = expect.stringMatching(/^[0-9a-f]{12}$/)
  const asset = { _type: 'reference', _ref: `image-${sha1(photo)}-30x20-webp` }
  expect(team).toEqual({
    _id: 'drafts.team',
    _type: 'page',
    _rev: expect.stringMatching(/^\w{10,}$/),
    _createdAt: date,
    _updatedAt: date,
    sections: [
      { _type: 'banner', _key: key, image: { _type: 'image', asset, hotspot: { x: 0.5, y: 0.4 } } },
      {
        _type: 'steps',
        _key: 'own',
        steps: [{ text: 'One', _key: key }, { text: 'One', _key: key }, 'plain', ['nested']],
      },
    ],
  })
  expect(team.sections[1].steps[0]._key).not.toBe(team.sections[1].steps[1]._key)
  expect(await client.fetch('*[_type == "sanity.fileAsset"][0].originalFilename')).toBe('unused.txt')
})

test('locates errors of a dataset by file and line', async () => {
  const image = (value: unknown) => ({ ...home, _id: 'other', image: { _sanityAsset: value } })
  const at = 'data.ndjson, line 2: '
  expect(await failureOf({ lines: [home, '{"_id": "x",'] })).toMatch(at)
  expect(await failureOf({ lines: [home, { _id: 'a b', _type: 'page' }] })).toBe(
    `${at}it is not a document with "_id" and "_type"`,
  )
  for (const value of ['image@file://./images/gone.png', 'image@file://./../../etc/passwd', 7]) {
    expect(await failureOf({ lines: [home, image(value)] })).toMatch(`${at}${JSON.stringify(value)} names no file in`)
  }
  expect(await failureOf({ lines: [home], files: { 'images/text.png': 'no picture' } })).toMatch(
    'images/text.png is not an image',
  )
  expect(await failureOf({ lines: [home], files: { 'assets.json': '{' } })).toBe('assets.json is not JSON')
  const empty = temporaryFolder()
  await expect(startLake({ seed: empty })).rejects.toThrow(`The dataset folder ${empty} holds no data.ndjson.`)
})

test('an invalid dataset leaves nothing behind, and seeds once it is corrected', async () => {
  const dataDir = temporaryFolder()
  await failureOf({ lines: [home, '{'] }, dataDir)
  expect(await titlesOf(dataDir, writeDataset({ lines: [home] }))).toEqual(['Home'])
})

test('seeds once: a lake with content is kept when the dataset changes', async () => {
  const dataDir = temporaryFolder()
  const seed = writeDataset({ lines: [home] })
  expect(await titlesOf(dataDir, seed)).toEqual(['Home'])
  writeDataset({ lines: [{ ...home, title: 'Pulled' }] }, seed)
  expect(await titlesOf(dataDir, seed)).toEqual(['Home'])
  expect(await titlesOf(dataDir)).toEqual(['Home'])
})

test('refuses a database of another version, and a file that is none', async () => {
  const dataDir = temporaryFolder()
  new Store(folderOf(join(dataDir, 'content-lake'))).close()
  const file = join(folderOf(join(dataDir, 'content-lake')), 'lake.sqlite')
  const database = new DatabaseSync(file)
  database.exec('PRAGMA user_version = 99')
  database.close()
  expect(await failureOf({ lines: [home] }, dataDir)).toMatch(/is of version 99, this lake reads version 4\./)
  const spoilt = temporaryFolder()
  new Store(folderOf(join(spoilt, 'content-lake'))).close()
  writeFileSync(join(folderOf(join(spoilt, 'content-lake')), 'lake.sqlite'), 'no database at all '.repeat(100))
  expect(await failureOf({ lines: [home] }, spoilt)).toMatch(/cannot use .*lake\.sqlite/)
})

test('finds a file by its original name where @sanity/export has lost its extension', async () => {
  const hash = sha1('sound')
  const lake = await startLake({
    dataset: {
      lines: [{ ...home, sound: { _type: 'file', _sanityAsset: `file@file://./files/${hash}-mp3.bin` } }],
      files: {
        [`files/${hash}-mp3.bin`]: 'sound',
        'assets.json': JSON.stringify({
          [`file-${hash}`]: { originalFilename: 'Sound.MP3', opt: { media: { tags: [] } } },
        }),
      },
    },
  })
  expect(await clientOf(lake).fetch('*[_type == "page"][0].sound.asset->{_id, extension, mimeType, opt}')).toEqual({
    _id: `file-${hash}-mp3`,
    extension: 'mp3',
    mimeType: 'audio/mpeg',
    opt: { media: { tags: [] } },
  })
})
