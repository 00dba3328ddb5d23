import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../../../local/content-lake/dataset.ts'
import { applySplice, spliceBetween } from '../../../local/content-lake/store/splice.ts'
import { openStore } from '../../../local/content-lake/store/store.ts'
import type { Transaction } from '../../../local/content-lake/store/transactions.ts'
import { later, randomFrom, temporaryFolder } from './support.ts'

function open(folder: string) {
  const store = openStore(folder)
  let isOpen = true
  const close = () => {
    if (isOpen) store.close()
    isOpen = false
  }
  later(close)
  return { ...store, close }
}

function newStore() {
  return open(join(temporaryFolder(), 'content-lake'))
}

const page = { _id: 'page', _type: 'page' }

test('a splice turns one text into another, never inside a character', () => {
  const random = randomFrom(3)
  const letters = ['a', 'b', 'é', '𝄞', '𝄢', '👩‍🎤', '"', '\\']
  const text = () => Array.from({ length: random(12) }, () => letters[random(letters.length)]).join('')
  for (let round = 0; round < 5000; round += 1) {
    const [before, after] = [text(), text()]
    const splice = spliceBetween(before, after)
    expect(applySplice(before, splice)).toBe(after)
    expect(splice.text.isWellFormed()).toBe(true)
  }
})

test('the log returns each transaction unchanged, after a restart too', () => {
  const folder = join(temporaryFolder(), 'content-lake')
  const random = randomFrom(11)
  const words = ['hello', '𝄞 clef', 'a "quoted" word', '\u{1F600}']
  const seed: LakeDocument = {
    ...page,
    _id: 'd0',
    _rev: 'r0',
    _createdAt: '2020',
    _updatedAt: '2020',
    body: 'x'.repeat(500),
  }
  const store = open(folder)
  store.replaceAll([seed], 'seed')
  const heard: Transaction[] = []
  store.onCommit((transaction) => heard.push(transaction))
  for (let step = 0; step < 300; step += 1) {
    const ids = [`d${random(3)}`, `d${random(3)}`]
    store.commit({
      id: `t${step}`,
      mutations: ids.flatMap((id) => [
        ...(random(12) === 0 ? [{ delete: { id } }] : []),
        { createIfNotExists: { _id: id, _type: 'page', body: 'x'.repeat(500) } },
        { patch: { id, set: { [`f${random(3)}`]: words[random(words.length)], n: step } } },
      ]),
    })
  }
  expect(heard).toHaveLength(300)
  const check = ({ transactionsAfter, latestSequence }: Pick<typeof store, 'transactionsAfter' | 'latestSequence'>) => {
    expect(latestSequence()).toBe(300)
    expect(transactionsAfter(0, 1000)).toEqual(heard)
    expect(transactionsAfter(120, 5)).toEqual(heard.slice(120, 125))
    expect(transactionsAfter(300, 5)).toEqual([])
  }
  check(store)
  store.close()
  check(open(folder))
})

test('a keystroke takes little space; old transactions keep the result and drop the mutations', () => {
  const folder = join(temporaryFolder(), 'content-lake')
  const store = open(folder)
  store.commit({ id: 'made', mutations: [{ create: { ...page, body: 'words and words '.repeat(1500), title: '' } }] })
  const room = () => {
    const database = new DatabaseSync(join(folder, 'lake.sqlite'))
    const size = database
      .prepare('SELECT sum(length(text)) + sum(length(mutations)) AS size FROM revisions')
      .get()?.size
    database.close()
    return Number(size)
  }
  const before = room()
  for (let stroke = 1; stroke <= 1200; stroke += 1) {
    store.commit({ id: `t${stroke}`, mutations: [{ patch: { id: 'page', set: { title: 'x'.repeat(stroke % 40) } } }] })
  }
  // Stored whole, 1,200 revisions of this document would take 29 MB.
  expect(room() - before).toBeLessThan(800_000)
  const [old] = store.transactionsAfter(50, 1)
  const [recent] = store.transactionsAfter(1190, 1)
  expect(old?.changes[0]?.mutations).toEqual([{ createOrReplace: old?.changes[0]?.after }])
  expect(old?.changes[0]?.after?.title).toBe('x'.repeat(10))
  expect(recent?.changes[0]?.mutations).toEqual([{ patch: { id: 'page', set: { title: 'x'.repeat(30) } } }])
})

test('dry runs, transactions without changes and failed ones write nothing', () => {
  const store = newStore()
  store.commit({ mutations: [{ create: page }] })
  const heard: Transaction[] = []
  store.onCommit((transaction) => heard.push(transaction))
  const before = [store.revision(), store.latestSequence()]
  const dry = store.commit({ mutations: [{ delete: { id: 'page' } }], dryRun: true })
  expect(dry.changes).toMatchObject([{ id: 'page', after: undefined }])
  store.commit({ mutations: [{ createIfNotExists: page }, { delete: { id: 'none' } }] })
  expect(() => store.commit({ mutations: [{ delete: { id: 'page' } }, { create: { _id: 'b' } }] })).toThrow('_type')
  expect([store.revision(), store.latestSequence()]).toEqual(before)
  expect(store.document('page')).toBeDefined()
  expect(heard).toEqual([])
})

test('listeners get every transaction in order, whatever other listeners do', () => {
  const store = newStore()
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const heard: number[] = []
  store.onCommit(({ sequence }) => {
    if (sequence === 1) store.commit({ mutations: [{ create: { ...page, _id: 'answer' } }] })
    if (sequence === 2) throw new Error('Deaf')
  })
  const stop = store.onCommit(({ sequence }) => {
    expect(store.latestSequence()).toBeGreaterThanOrEqual(sequence)
    heard.push(sequence)
  })
  store.commit({ mutations: [{ create: page }] })
  expect(heard).toEqual([1, 2])
  expect(print).toHaveBeenCalledTimes(1)
  stop()
  store.commit({ mutations: [{ delete: { id: 'page' } }] })
  expect(heard).toEqual([1, 2])
  print.mockRestore()
})

test('a seed begins a new log, whose sequences continue', () => {
  const store = newStore()
  store.commit({ mutations: [{ create: page }] })
  store.commit({ mutations: [{ delete: { id: 'page' } }] })
  store.replaceAll([{ ...page, _rev: 'r', _createdAt: '2020', _updatedAt: '2020' }], 'seed')
  expect(store.transactionsAfter(0, 10)).toEqual([])
  expect(store.latestSequence()).toBe(2)
  expect(store.commit({ mutations: [{ patch: { id: 'page', set: { a: 1 } } }] }).sequence).toBe(3)
})

test('a database of version 1 is migrated with all its data', () => {
  const folder = join(temporaryFolder(), 'content-lake')
  open(folder).close()
  const file = join(folder, 'lake.sqlite')
  const database = new DatabaseSync(file)
  // Version 1: the same table of documents, without a log and without links.
  database.exec(`DROP TABLE transactions; DROP TABLE revisions; DROP TABLE links; PRAGMA user_version = 1;
    UPDATE meta SET value = '7' WHERE key = 'revision'; INSERT INTO meta VALUES ('seed_fingerprint', 'f'), ('seed_revision', '5')`)
  const insert = database.prepare("INSERT INTO documents VALUES (?, 'page', 'r', '2020', '2020', ?)")
  const document = (rest: object) =>
    JSON.stringify({ ...page, _rev: 'r', _createdAt: '2020', _updatedAt: '2020', ...rest })
  insert.run('page', document({ to: { _ref: 'target' } }))
  insert.run('target', document({ _id: 'target' }))
  database.close()
  const store = open(folder)
  expect(store.documents().map(({ _id }) => _id)).toEqual(['page', 'target'])
  expect(store.revision()).toBe(7)
  expect(store.seed()).toEqual({ fingerprint: 'f', revision: 5 })
  expect(() => store.commit({ mutations: [{ delete: { id: 'target' } }] })).toThrow('references to it from "page"')
  store.commit({ id: 'new', mutations: [{ patch: { id: 'page', unset: ['to'] } }] })
  expect(store.log.documentAt('page', 0)).toMatchObject({ _rev: 'r', to: { _ref: 'target' } })
})
