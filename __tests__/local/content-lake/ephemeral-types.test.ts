/** Documents without history, such as counters: not an edit of the content, and bounded on the disk. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '../../../local/content-lake/store/store.ts'
import { clientOf, later, startLake, temporaryFolder, writeDataset } from './support.ts'

const TYPE = 'counters'
const ID = 'counters'

function open(folder: string) {
  const store = openStore(folder, [TYPE])
  later(store.close)
  return store
}

/** As large as the document can become. */
function counters(round: number) {
  const paths = Array.from({ length: 200 }, (_, index) => ({
    _key: `${index}`.padStart(16, '0'),
    path: `/old-address-number-${index}/${'long-'.repeat(10)}`,
    count: index + round,
    firstSeen: '2026-01-01',
    lastSeen: '2026-11-21',
    from: '/our-story',
  }))
  return { _id: ID, _type: TYPE, paths, ignored: [] }
}

test('ten thousand batches take no more disk than one: the log keeps the last few states', () => {
  const folder = join(temporaryFolder(), 'content-lake')
  const store = open(folder)
  const bytes = () => statSync(join(folder, 'lake.sqlite')).size + statSync(join(folder, 'lake.sqlite-wal')).size
  const write = (round: number) => store.commit({ id: `b${round}`, mutations: [{ createOrReplace: counters(round) }] })
  store.commit({ mutations: [{ create: { _id: 'page', _type: 'page' } }] })
  for (let round = 0; round < 200; round += 1) write(round)
  const before = bytes()
  for (let round = 200; round < 1000; round += 1) write(round)
  expect(bytes() - before).toBeLessThan(64 * 1024)
  expect(store.document(ID)?.paths).toEqual(counters(999).paths)
  expect(store.log.revisionsOf(ID)).toHaveLength(3)
  expect(store.log.has('b999')).toBe(true)
  expect(store.log.has('b500')).toBe(false)
  const last = store.log.after(store.log.latest() - 1, 5)
  expect(last[0]?.changes[0]?.before?.paths).toEqual(counters(998).paths)
  expect(store.log.after(0, 5).map(({ changes }) => changes[0]?.id)).toEqual(['page', ...Array(3).fill(ID)])
})

test('a lake in which only counters have changed still follows its dataset folder; after an edit it does not', async () => {
  const dataDir = temporaryFolder()
  const seedDir = writeDataset({ lines: [{ _id: 'a', _type: 'page', title: 'One' }] })
  const title = async (lake: { origin: string }) => (await clientOf(lake).getDocument('a'))?.title

  const first = await startLake({ seedDir, dataDir, ephemeralTypes: [TYPE] })
  await clientOf(first).createOrReplace(counters(1))
  await first.close()

  writeDataset({ lines: [{ _id: 'a', _type: 'page', title: 'Two' }] }, seedDir)
  const second = await startLake({ seedDir, dataDir, ephemeralTypes: [TYPE] })
  expect(await title(second)).toBe('Two')
  await clientOf(second).createOrReplace(counters(2))
  await clientOf(second).patch('a').set({ title: 'Edited' }).commit()
  await second.close()

  writeDataset({ lines: [{ _id: 'a', _type: 'page', title: 'Three' }] }, seedDir)
  const third = await startLake({ seedDir, dataDir, ephemeralTypes: [TYPE] })
  expect(await title(third)).toBe('Edited')
})
