/** Documents without history, such as counters, are bounded on the disk. */
import { join } from 'node:path'
import { Store } from '../../src/store/store.ts'
import { later, temporaryFolder } from '../../testing/lake.ts'

const TYPE = 'counters'
const ID = 'counters'

function open(folder: string) {
  const store = new Store(folder, [TYPE])
  later(() => store.close())
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
