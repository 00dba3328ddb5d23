import type { LakeDocument } from '../../../local/content-lake/dataset.ts'
import { answer } from '../../../local/content-lake/groq/evaluate.ts'
import { createParser, parseQuery } from '../../../local/content-lake/groq/parse.ts'
import { createView, type View } from '../../../local/content-lake/store/views.ts'

const types = ['page', 'voice', 'author']

function documents(): LakeDocument[] {
  return Array.from({ length: 60 }, (_, index) => ({
    _id: `doc-${String(index).padStart(2, '0')}`,
    _type: types[index % types.length] ?? 'page',
    path: index % 7 === 0 ? { current: index } : { current: `/p${index % 9}` },
    tags: index % 2 === 0 ? ['a'] : 'a',
    author: { _type: 'reference', _ref: `doc-${String((index * 7) % 60).padStart(2, '0')}` },
  }))
}

/** A view of all documents, one that never uses an index, and how many documents the first one's indexes returned. */
function views() {
  const indexed = createView(documents())
  const scanning: View = { ...indexed, lookUp: () => undefined }
  const given: number[] = []
  const counting: View = {
    ...indexed,
    lookUp: (path, values) => {
      const found = indexed.lookUp(path, values)
      given.push(found?.size ?? -1)
      return found
    },
  }
  return { scanning, counting, given }
}

const params = {
  id: 'doc-14',
  ids: ['doc-40', 'doc-02', 'none', 'doc-02'],
  type: 'voice',
  mixed: ['doc-01', 3, null],
  none: null,
}

test.each([
  ['*[_type == $type]', [20]],
  ['*["voice" == _type]._id', [20]],
  ['*[_id == $id][0]', [1]],
  ['*[_id in $ids]._id', [2]],
  ['*[_id in ["doc-09", "doc-03"]]._id', [2]],
  ['*[_type == "page" && path.current == "/p3"]{_id}', [20, 6]],
  ['*[(_type == "page") && (path.current == "/p3" || true)]._id', [20]],
  ['{"pages": count(*[_type == "page"]), "voices": *[_type == "voice"][0..2]._id}', [20, 20]],
  ['*[_type == "author"]{_id, "same": *[_type == "author" && author._ref == ^._id]._id}', [20, 20]],
  ['*[_type == "page"] | order(path.current desc, _id asc)[0...5]._id', [20]],
  ['*[_type == "page"][path.current == "/p3"]._id', [20]],
  ['*[tags == "a"]._id', [30]],
  ['*[_type == "none"]._id', [0]],
] as const)('answers from an index as from a full scan: %s', async (text, expected) => {
  const { scanning, counting, given } = views()
  const query = { ...parseQuery(text, params), text }
  const result = await answer(query, params, counting)
  expect(result).toEqual(await answer(query, params, scanning))
  expect(given).toEqual(expected)
})

test.each([
  '*[_type == "page" || _id == "doc-01"]._id',
  '*[!(_type == "page")]._id',
  '*[_type != "page"]._id',
  '*[_id in $mixed]._id',
  '*[path.current == 7]._id',
  '*[_id == $none]._id',
  '*[_id in path("doc-0*")]._id',
  '*[tags[] == "a"]._id',
  '*[_type == lower("PAGE")]._id',
  '*[author->_type == "page"]._id',
  '*[_id == *[0]._id]._id',
])('falls back to a scan when unsure: %s', async (text) => {
  const { scanning, counting, given } = views()
  const query = { ...parseQuery(text, params), text }
  expect(await answer(query, params, counting)).toEqual(await answer(query, params, scanning))
  expect(given).toEqual([])
})

test.each([
  '*[references($id)]._id',
  '*[references($ids)]._id',
  '*[_type == "voice" && references("doc-14", $ids)]._id',
  '*[references(["doc-09"]) && _type in ["page", "author"]]._id',
  '*[_id == "doc-02" && references("doc-14")]._id',
  '*[_type == "page"]{"by": count(*[references($id)])}',
])('finds referring documents by index: %s', async (text) => {
  const { counting } = views()
  const query = { ...createParser()(text, params), text }
  // A condition with a double negation is not recognised, and every document is scanned.
  const scanned = text.replaceAll('references(', '! !references(')
  const result = await answer(query, params, counting)
  expect(result).toEqual(await answer({ ...parseQuery(scanned, params), text: scanned }, params, counting))
  expect(result).not.toEqual([])
})

test.each([
  ['*[_id == $id][0]{_id, "own": $type, "list": $ids[0], "deep": $deep.a.b}', {}],
  ['*[author._ref in $ids && _type != $type] | order(_id desc)[0..3]{_id, "text": $type + "!"}', {}],
  ['*[$type == _type && (defined($none) || tags == "a")]._id', {}],
  ['*[_type == $type][0...$n]._id', { n: 3 }],
  ['*[_type == $type][$n]._id', { n: 2 }],
  ['*[0][$key]', { key: '_type' }],
  ['*[0]{"at": path[$key]}', { key: 'current' }],
  ['*[path.current in $from..$to]._id', { from: 0, to: 30 }],
  ['*[_id match $word]._id', { word: '*1*' }],
  ['*[_id in path($pattern)]._id', { pattern: 'doc-0*' }],
] as const)('a remembered query answers each of its parameters: %s', async (text, own) => {
  const { scanning } = views()
  const parse = createParser()
  const first = { ...params, deep: { a: { b: 1 } }, ...own }
  const second = {
    ...first,
    id: 'doc-20',
    type: 'page',
    ids: ['doc-07'],
    n: 1,
    key: '_id',
    from: 5,
    to: 7,
    pattern: 'doc-1*',
  }
  for (const given of [first, second, first]) {
    const expected = await answer({ ...parseQuery(text, given), text }, given, scanning)
    expect(await answer({ ...parse(text, given), text }, given, scanning)).toEqual(expected)
  }
})
