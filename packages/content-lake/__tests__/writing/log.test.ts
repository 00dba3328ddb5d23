import { join } from 'node:path'
import { Store } from '../../src/store/store.ts'
import type { Transaction } from '../../src/store/transactions.ts'
import { later, temporaryFolder } from '../../testing/lake.ts'

function open(folder: string) {
  const store = new Store(folder)
  later(() => store.close())
  return store
}

function newStore() {
  return open(join(temporaryFolder(), 'content-lake'))
}

const page = { _id: 'page', _type: 'page' }

/** The log keeps the result of a transaction, not its mutations. */
function withoutMutations(transactions: readonly Transaction[]) {
  return transactions.map(({ changes, ...head }) => ({
    ...head,
    changes: changes.map(({ id, before, after }) => ({ id, before, after })),
  }))
}

test('the log returns each transaction with its result, after a restart too', () => {
  const folder = join(temporaryFolder(), 'content-lake')
  const store = new Store(folder)
  store.seed([{ ...page, _rev: 'r0', _createdAt: '2020', _updatedAt: '2020' }])
  const committed: Transaction[] = []
  store.onCommit((transaction) => committed.push(transaction))
  store.commit({
    mutations: [{ patch: { id: 'page', set: { text: '𝄞 "quoted"' } } }, { create: { ...page, _id: 'b' } }],
  })
  store.commit({ mutations: [{ delete: { id: 'page' } }] })
  store.commit({ mutations: [{ create: page }, { patch: { id: 'b', set: { n: 1 } } }] })
  const check = ({ log }: Pick<typeof store, 'log'>) => {
    expect(log.latest()).toBe(3)
    expect(withoutMutations(log.after(0, 1000))).toEqual(withoutMutations(committed))
    expect(withoutMutations(log.after(1, 1))).toEqual(withoutMutations(committed.slice(1, 2)))
  }
  check(store)
  store.close()
  check(open(folder))
})

test('dry runs, transactions without changes and failed ones write nothing', () => {
  const store = newStore()
  store.seed([{ ...page, _rev: 'r', _createdAt: '2020', _updatedAt: '2020' }])
  const committed: Transaction[] = []
  store.onCommit((transaction) => committed.push(transaction))
  const dry = store.commit({ mutations: [{ delete: { id: 'page' } }], dryRun: true })
  expect(dry.changes).toMatchObject([{ id: 'page', after: undefined }])
  store.commit({ mutations: [{ createIfNotExists: page }, { delete: { id: 'none' } }] })
  expect(() => store.commit({ mutations: [{ delete: { id: 'page' } }, { create: { _id: 'b' } }] })).toThrow('_type')
  expect(store.log.latest()).toBe(0)
  expect(store.document('page')).toBeDefined()
  expect(committed).toEqual([])
})
