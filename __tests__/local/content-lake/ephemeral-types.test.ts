/** Documents without history, such as counters: not an edit of the content, and bounded on the disk. */
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

const counters = (count: number) => ({ _id: ID, _type: TYPE, count })

test('the log keeps the last few states', () => {
  const store = open(join(temporaryFolder(), 'content-lake'))
  store.commit({ mutations: [{ create: { _id: 'page', _type: 'page' } }] })
  for (let round = 0; round < 20; round += 1) {
    store.commit({ id: `b${round}`, mutations: [{ createOrReplace: counters(round) }] })
  }
  expect(store.document(ID)?.count).toBe(19)
  expect(store.log.revisionsOf(ID)).toHaveLength(3)
  expect([store.log.has('b19'), store.log.has('b5')]).toEqual([true, false])
  expect(store.log.after(0, 5).map(({ changes }) => changes[0]?.id)).toEqual(['page', ID, ID, ID])
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
