import { join } from 'node:path'
import { documentsIn, type Perspective } from '../../../local/content-lake/store/perspective.ts'
import { openStore, type Store } from '../../../local/content-lake/store/store.ts'
import type { Mutation } from '../../../local/content-lake/store/transactions.ts'
import { createView, createViews, type View } from '../../../local/content-lake/store/views.ts'
import { later, randomFrom, temporaryFolder } from './support.ts'

const perspectives: Perspective[] = [
  { name: 'raw' },
  { name: 'published' },
  { name: 'layers', layers: ['drafts'] },
  { name: 'layers', layers: ['summer', 'drafts'] },
  { name: 'layers', layers: ['published', 'drafts'] },
]

const slugs = ['/a', '/b', '/c', '/d']

function openLake(): Store {
  const store = openStore(join(temporaryFolder(), 'content-lake'))
  later(store.close)
  return store
}

/** The results of a view, to compare it with another. */
function contentOf({ documents, byId }: View) {
  return { documents, byId: [...byId].sort(([a], [b]) => (a < b ? -1 : 1)) }
}

function randomMutation(random: (limit: number) => number): Mutation {
  const prefix = ['', '', 'drafts.', 'versions.summer.', 'versions.winter.'][random(5)] ?? ''
  const id = `${prefix}p${random(12)}`
  const slug = random(5) === 0 ? { current: random(3) } : { current: slugs[random(slugs.length)] }
  // The type is derived from the id, so that every replacement is allowed.
  const document = { _id: id, _type: id.endsWith('1') ? 'voice' : 'page', slug, n: random(1000) }
  const mutations: Mutation[] = [
    { createOrReplace: document },
    { createIfNotExists: document },
    { delete: { id } },
    { delete: { id } },
  ]
  return mutations[random(mutations.length)] ?? { delete: { id } }
}

test.each([1, 2, 3])('updated views equal rebuilt ones (sequence %i)', (seed) => {
  const random = randomFrom(seed)
  const store = openLake()
  const views = createViews(store, 'http://localhost')
  for (let step = 0; step < 60; step += 1) {
    // Several commits between two reads.
    for (let commit = random(4); commit > 0; commit -= 1) {
      store.commit({ mutations: Array.from({ length: 1 + random(3) }, () => randomMutation(random)) })
    }
    const perspective = perspectives[random(perspectives.length)] ?? { name: 'raw' }
    const expected = createView(documentsIn(perspective, store.documents()))
    expect(contentOf(views.of(perspective))).toEqual(contentOf(expected))
  }
})

test('a view keeps its documents while others write', () => {
  const store = openLake()
  const views = createViews(store, 'http://localhost')
  store.commit({ mutations: [{ create: { _id: 'a', _type: 'page' } }, { create: { _id: 'b', _type: 'page' } }] })
  const { documents } = views.of({ name: 'published' })
  store.commit({ mutations: [{ delete: { id: 'a' } }, { patch: { id: 'b', set: { title: 'B' } } }] })
  expect(documents.map(({ _id, title }) => [_id, title])).toEqual([
    ['a', undefined],
    ['b', undefined],
  ])
  expect(views.of({ name: 'published' }).documents.map(({ _id, title }) => [_id, title])).toEqual([['b', 'B']])
})

test('a keystroke among 5,000 documents costs a few milliseconds', () => {
  const store = openLake()
  const pages = Array.from({ length: 5000 }, (_, index) => ({
    _id: `page-${index}`,
    _type: 'page',
    _rev: 'r',
    _createdAt: '2026-01-01T00:00:00.000Z',
    _updatedAt: '2026-01-01T00:00:00.000Z',
    slug: { current: `/p${index}` },
    body: Array.from({ length: 20 }, (__, block) => ({ _key: `${block}`, text: 'Words and words. '.repeat(8) })),
  }))
  store.replaceAll(pages, 'seed')
  const views = createViews(store, 'http://localhost')
  const perspective: Perspective = { name: 'layers', layers: ['drafts'] }
  const read = () => views.of(perspective).byId.get('page-77')
  read()
  views.of({ name: 'published' })
  const times = Array.from({ length: 25 }, (_, index) => {
    store.commit({ mutations: [{ patch: { id: 'page-77', set: { title: `Typed ${index}` } } }] })
    const started = performance.now()
    expect(read()?.title).toBe(`Typed ${index}`)
    return performance.now() - started
  })
  // The median, because the machine does other work too. Rebuilding the views takes some 200 ms.
  expect(times.sort((a, b) => a - b)[12]).toBeLessThan(10)
})
