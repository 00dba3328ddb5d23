/** @jest-environment node */
import type { LakeDocument } from '../../../local/content-lake/dataset.ts'
import { answer } from '../../../local/content-lake/groq/evaluate.ts'
import { parseQuery } from '../../../local/content-lake/groq/parse.ts'
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

/** The view of all documents, one that never uses an index, and how many documents the indexes of the first gave. */
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
])('scans when it is not sure: %s', async (text) => {
  const { scanning, counting, given } = views()
  const query = { ...parseQuery(text, params), text }
  expect(await answer(query, params, counting)).toEqual(await answer(query, params, scanning))
  expect(given).toEqual([])
})
