import { evaluate, parse } from 'groq-js'
import type { LakeDocument } from '../../src/dataset.ts'
import type { DocumentReader, IndexName } from '../../src/groq/document-reader.ts'
import { parseQuery } from '../../src/groq/parse.ts'
import { evaluateAny } from '../../src/groq/query.ts'
import { clientOf, startLake } from '../../testing/lake.ts'

const reference = (id: string) => ({ _type: 'reference', _ref: id })

const DOCUMENTS: readonly LakeDocument[] = [
  { _id: 'a1', _type: 'author', name: 'Ann' },
  { _id: 'a2', _type: 'author', name: 'Bob' },
  { _id: 'drafts.p1', _type: 'post', title: 'One, edited', author: reference('a2') },
  { _id: 'p1', _type: 'post', title: 'One', author: reference('a1'), related: [reference('p2'), reference('p3')] },
  { _id: 'p2', _type: 'post', title: 'Two', author: reference('a1'), related: [] },
  { _id: 'p3', _type: 'post', title: 'Three', author: reference('a2'), related: [reference('p1'), { _ref: 7 }, null] },
  { _id: 'r1', _type: 'system.release' },
]

/** Every query with the parts that are looked up, or evaluated once; `scans`: how often everything is read. */
const QUERIES: readonly [query: string, scans: number][] = [
  ['*[_id == "p1"]{title}', 0],
  ['*["p1" == _id][0].title', 0],
  ['*[_id == $id][0]', 0],
  ['*[_id in $ids].title', 0],
  ['*[_id in ["p3", "p1", "p1", 4, null]].title', 0],
  ['*[_id in path("drafts.**")]._id', 1],
  ['*[_id == null]', 0],
  ['*[_id == 4 || true]._id', 1],
  ['*[_type == "post" && title > "One"] | order(title desc).title', 0],
  ['*[_type in ["author", "nothing"]]._id', 0],
  ['*[_type == "post" && _id == "a1"]', 0],
  ['*[references("a1")]._id', 0],
  ['*[references(["a1", "p1"])]._id', 0],
  ['*[references("a1", "p1")]._id', 1],
  ['*[!references("a1")]._id', 1],
  ['count(*)', 1],
  ['*[_type == "author"]{name, "posts": *[_type == "post" && author._ref == ^._id].title}', 0],
  ['*[_type == "author"]{name, "posts": *[references(^._id)] | order(_id)._id}', 0],
  ['*[_type == "post"]{"by": *[_id == ^.author._ref][0].name}', 0],
  ['*[_type == "post"]{"more": *[_id in ^.related[]._ref]._id}', 0],
  ['*[_type == "post"]{"more": *[references(^.related[]._ref)]._id}', 0],
  ['*[_type == "post"]{"draft": *[_id == "drafts." + ^._id][0].title}', 0],
  ['*[_type == "post"]{"none": *[_id == ^.missing]}', 0],
  ['*[_type == "author"]{"n": count(*[_type == "post" && author->name == ^.name])}', 0],
  ['*[_type == "author"].name[@ in *[_type == "author"].name]', 0],
  ['*[author._ref in *[_type == "author" && name == "Ann"]._id]._id', 1],
  ['*[_id in *[_id in *[_type == "post"]._id]._id]._id', 0],
  ['*[_type == "post"]{"same": count(*[_type == "post"]), "others": *[_type == "author"]{"x": ^.title, name}}', 0],
  ['*[_type == "post"][].related[]{"is": *[_id == ^._ref][0].title}', 0],
  ['*[_type == "post"].related[]._ref', 0],
  [
    '*[_type == "author"]{name, "posts": *[_type == "post" && references(^._id)]{title, "by": *[_id == ^.^._id][0].name}}',
    0,
  ],
  ['*[_type == "author"]{"posts": *[references(^._id)]{_id, "others": *[references(^.^._id) && _id != ^._id]._id}}', 0],
  ['*[_type == "post"]{"titles": related[]{"is": *[_id == ^._ref][0].title, "of": ^.title}}', 0],
  ['*[_type == "post" && count(*[references(^._id)]) > 0]._id', 0],
  ['*[_id == "p1"][0]{"by": *[_id == ^.author._ref][0]{name, "n": count(*[references(^._id)]), "up": ^.title}}', 0],
  ['*[_type == "author"] | order(count(*[references(^._id)]) desc, _id desc)._id', 1],
  ['*[_type == "post"]{"n": count(*[_type == "author"]), "m": *[_id in ^.related[]._ref && title != ^.title]._id}', 0],
  ['*[_id in ["p1", "p2"]]{"all": *[_id == ^._id].related[]{"t": *[_id == ^._ref][0].title}}', 0],
  ['*[_type == "post"]{"x": select(title == "One" => *[_id == ^.author._ref][0].name, "none")}', 0],
  ['*[_type == "post"]{"both": [*[_id == ^.author._ref][0].name, ^.title]}', 0],
  ['*[_type == "post" && title match "on*" && title match "*e"]._id', 0],
  ['{"a": *[_type == "author"]._id, "all": count(*)}', 1],
  ['*[title match "on*"]._id', 1],
  ['*[_type == "post" && title match "ONE"]._id', 0],
  ['*[title match "o.e" || title match "t*o" || title match "t_"]._id', 1],
  ['*[title match "*" && !(title match "one")]._id', 1],
  ['*[defined(missing match "one")]._id', 1],
  ['*[title match "onè" || title match "" || title match ["one", "two"]]._id', 1],
  ['*[related match "p1" || related[]._ref match "p*"]._id', 1],
  ['*[_type == "post"]{"is": title match "one", "by": author->name match "ann"}', 0],
  ['releases::all()[state == "active"]._id', 0],
  ['*[_type == "post"] | score(title match "One"){_id, _score} | order(_score desc, _id)[0..1]._id', 0],
  ['*[_type == "author" && name in *[_type == "author"].name && defined(*[_id == "p2"][0])]._id', 0],
]

const PARAMS = { id: 'p2', ids: ['p2', 'p1', 'gone'] }

function countingSource() {
  const refersTo = (document: LakeDocument, ids: readonly string[]) =>
    ids.some((id) => JSON.stringify(document).includes(`"_ref":"${id}"`))
  const indexes: Record<IndexName, (document: LakeDocument, values: readonly string[]) => boolean> = {
    id: ({ _id }, values) => values.includes(_id),
    type: ({ _type }, values) => values.includes(_type),
    reference: refersTo,
  }
  let scans = 0
  const source: DocumentReader = {
    all: () => {
      scans += 1
      return DOCUMENTS
    },
    find: (id) => DOCUMENTS.find(({ _id }) => _id === id),
    lookup: (index, values) => DOCUMENTS.filter((document) => indexes[index](document, values)),
  }
  return { source, scans: () => scans }
}

test.each(QUERIES)('%s gives what groq-js gives, and reads everything %d times', async (text, expected) => {
  const plain: unknown = await (
    await evaluate(parse(text, { params: PARAMS }), { dataset: DOCUMENTS, params: PARAMS })
  ).get()
  const { source, scans } = countingSource()
  const { result: planned } = await evaluateAny(parseQuery(text, PARAMS), source, { projectId: 'p', dataset: 'd' })
  expect(JSON.parse(JSON.stringify(planned))).toEqual(JSON.parse(JSON.stringify(plain ?? null)))
  expect(scans()).toBe(expected)
})

test.each<[query: string, types: string[] | undefined]>([
  ['1 + 1', []],
  ['*[_type == "post"].title', ['post']],
  ['*[_type == "post"]{"by": author->name}', ['author', 'post']],
  ['*[_id == "p1"][0].title', ['post']],
  ['*[_id in $ids].title', undefined],
  ['*[_id == "p1"][0]{"gone": missing->title, "no": related[0]->missing->x}', ['post']],
  ['*[_id == "p3"]{"lost": related[]->title}', ['post']],
  ['*[_type == "post"]{"by": *[_id == ^.author._ref][0].name}', ['author', 'post']],
  ['*[references("a1")]._id', undefined],
  ['*[_type == "post" && references("a1")]._id', undefined],
  ['count(*)', undefined],
  ['*[_type == "post"]{"n": count(*[_type == "author"])}', ['author', 'post']],
])('%s depends on documents of the types %j (B482)', async (text, expected) => {
  const { source } = countingSource()
  const { types } = await evaluateAny(parseQuery(text, PARAMS), source, { projectId: 'p', dataset: 'd' })
  expect(types && [...types].sort()).toEqual(expected)
})

test('a reference to a missing document depends on all', async () => {
  const { source } = countingSource()
  const query = parseQuery('{"_ref": "nowhere"}->title', {})
  const { result, types } = await evaluateAny(query, source, { projectId: 'p', dataset: 'd' })
  expect([result, types]).toEqual([null, undefined])
})

test('functions that groq-js evaluates asynchronously only can be called', async () => {
  const { source } = countingSource()
  const run = async (text: string) =>
    (await evaluateAny(parseQuery(text, {}), source, { projectId: 'p', dataset: 'd' })).result
  await expect(run('diff::changedAny({"a": 1, "b": 2}, {"a": 2, "b": 2}, a)')).resolves.toBe(true)
  await expect(run('*[_type == "author" && diff::changedOnly({"a": 1}, {"a": 2}, (a, b))]._id')).resolves.toEqual([
    'a1',
    'a2',
  ])
})

test.each(['raw', 'published', 'drafts'] as const)(
  'the perspective %s stays right after writes',
  async (perspective) => {
    const client = clientOf(await startLake({ dataset: { lines: [...DOCUMENTS.slice(0, 5)] } }), { perspective })
    const readAll = async () =>
      JSON.stringify([
        await client.fetch('*[_type == "post"]{_id, _originalId, title}'),
        await client.fetch('*[_type == "page"]._id'),
        await client.fetch('*[references("a2")]._id'),
        await client.fetch('*[_id in ["p1", "p2", "drafts.p1", "p9"]]{_id, title}'),
        await client.fetch('*[defined(title)]{_id, title}'),
        await client.fetch('count(*)'),
      ])
    const results = [await readAll()]
    const steps: (() => Promise<unknown>)[] = [
      () => client.create({ _id: 'drafts.p2', _type: 'post', title: 'Two, edited', author: reference('a2') }),
      () => client.patch('p1').set({ title: 'One, again' }).commit(),
      () => client.create({ _id: 'p9', _type: 'page', title: 'Nine' }),
      () => client.create({ _id: 'drafts.p9', _type: 'post', title: 'Nine, another type' }),
      () => client.delete('drafts.p1'),
      () => client.delete('drafts.p9'),
      () => client.create({ _id: 'versions.r1.p1', _type: 'post', title: 'In a release' }),
      () => client.delete('p9'),
    ]
    for (const step of steps) {
      await step()
      results.push(await readAll())
    }
    // The same queries on a lake that has all of that from its beginning, and nothing in memory.
    const lines = await client.withConfig({ perspective: 'raw' }).fetch<LakeDocument[]>('*')
    const other = clientOf(await startLake({ dataset: { lines } }), { perspective })
    const fresh = JSON.stringify([
      await other.fetch('*[_type == "post"]{_id, _originalId, title}'),
      await other.fetch('*[_type == "page"]._id'),
      await other.fetch('*[references("a2")]._id'),
      await other.fetch('*[_id in ["p1", "p2", "drafts.p1", "p9"]]{_id, title}'),
      await other.fetch('*[defined(title)]{_id, title}'),
      await other.fetch('count(*)'),
    ])
    expect(results.at(-1)).toBe(fresh)
    expect(new Set(results).size).toBeGreaterThan(2)
  },
)
