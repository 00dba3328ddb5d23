import type { SanityClient } from '@sanity/client'
import { createSearch, searchTextOf } from '../../src/groq/search.ts'
import { clientOf, startLake } from '../../testing/lake.ts'

function block(...texts: string[]) {
  const children = texts.map((text, index) => ({ _type: 'span', _key: `s${index}`, marks: ['strong'], text }))
  return { _type: 'block', _key: 'b1', style: 'normal', markDefs: [], children }
}

const lines = [
  { _id: 'about', _type: 'page', title: 'About us', intro: 'Café voices for radio', body: [block('Since 1998')] },
  { _id: 'voices', _type: 'page', title: 'Voices', intro: 'Hear them', body: [block('Artists for ', 'radio')] },
  { _id: 'radio', _type: 'page', title: 'Radio', intro: 'Spots', body: [block('Thirty seconds')] },
  { _id: 'drafts.radio', _type: 'page', title: 'Radio and television', intro: 'Spots', body: [block('Both')] },
  { _id: 'anna', _type: 'person', name: 'Anna Müller', page: { _type: 'reference', _ref: 'about' } },
]

/** Sent by Studio 6.16 for its global search (strategy groq2024, sorted by relevance), with other types and fields. */
const GLOBAL = `// findability-mvi:5
// findability-source: global
*[_type in $__types && (!(_id in path("versions.**")))] | score(boost(_type in ["page"] && title match text::query($__query), 10), boost(_type in ["person"] && name match text::query($__query), 10), boost(_type in ["page"] && intro match text::query($__query), 5), ([@, _id] match text::query($__query) || references($__rawQuery))) [_score > 0] {_type, _id, _originalId, "orderings": [_score]} | order(orderings[0] desc) [0...$__limit]`

/** Sent for a list that is not sorted by relevance. */
const LIST = `// findability-mvi:5
// findability-source: list
*[_type in $__types && ([@, _id] match text::query($__query) || references($__rawQuery)) && (_type == $type)] {_type, _id, _originalId, "orderings": [title]} | order(orderings[0] asc) [0...$__limit]`

/** Sent to find documents that show a referenced document in their preview. */
const REFERENCES = `*[(_type == "page" && title match text::query($__query))][0...1000]._id`

type Hit = { _id: string }

let client: SanityClient
beforeAll(async () => {
  client = clientOf(await startLake({ dataset: { lines } }))
})

async function idsOf(
  query: string,
  params: Record<string, unknown>,
  perspective: 'drafts' | 'published' = 'published',
) {
  const hits = await client.fetch<Hit[]>(query, params, { perspective })
  return hits.map(({ _id }) => _id)
}

function searchFor(typed: string, params: Record<string, unknown> = {}) {
  return { __types: ['page', 'person'], __limit: 1001, __query: `${typed}*`, __rawQuery: typed, ...params }
}

test('titles that contain the query come first, then other documents that contain it', async () => {
  await expect(idsOf(GLOBAL, searchFor('radio'))).resolves.toEqual(['radio', 'about', 'voices'])
  await expect(idsOf(GLOBAL, searchFor('voice'))).resolves.toEqual(['voices', 'about'])
  await expect(idsOf(GLOBAL, searchFor('television'))).resolves.toEqual([])
})

test('drafts are found by their current text', async () => {
  await expect(idsOf(GLOBAL, searchFor('television'), 'drafts')).resolves.toEqual(['radio'])
  await expect(idsOf(GLOBAL, searchFor('thirty'), 'drafts')).resolves.toEqual([])
})

test('search ignores accents and case, on either side', async () => {
  await expect(idsOf(GLOBAL, searchFor('CAFE'))).resolves.toEqual(['about'])
  await expect(idsOf(GLOBAL, searchFor('mül'))).resolves.toEqual(['anna'])
  await expect(idsOf(GLOBAL, searchFor('mul'))).resolves.toEqual(['anna'])
})

test('an id finds its document and what refers to it', async () => {
  await expect(idsOf(GLOBAL, searchFor('about'))).resolves.toEqual(['about', 'anna'])
})

test('a list is filtered by the query and keeps its order; an empty query returns everything', async () => {
  const params = { __types: ['page'], type: 'page' }
  await expect(idsOf(LIST, searchFor('radio', params))).resolves.toEqual(['about', 'radio', 'voices'])
  await expect(idsOf(LIST, { ...searchFor('', params), __query: '*' })).resolves.toEqual(['about', 'radio', 'voices'])
  await expect(idsOf(LIST, searchFor('nowhere', params))).resolves.toEqual([])
})

test('the search for referenced documents finds their ids', async () => {
  await expect(client.fetch(REFERENCES, { __query: 'abou*' })).resolves.toEqual(['about'])
})

test.each([
  ['an array in a document', '*[_type == "page"]{"found": body[style match text::query("normal")]}'],
  ['a projection', '*[_type == "page"]{"found": title match text::query("radio")}'],
])('searching in %s is refused', async (_, query) => {
  await expect(client.fetch(query)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('cannot evaluate this query: not implemented'),
  })
})

test('a reference whose id looks like a search matches nothing', async () => {
  const link = { _type: 'reference', _weak: true, _ref: ' search 0 a' }
  const other = clientOf(await startLake({ dataset: { lines: [{ _id: 'a', _type: 'page', link }] } }))
  await expect(other.fetch('*[_id == "a"][0]{"link": link->}')).resolves.toEqual({ link: null })
})

const TEXT = searchTextOf({ _id: 'x1', title: 'The quick brown fox', note: "Don't jump", more: { deep: ['over'] } })

test.each([
  ['fox quick', true],
  ['quick bro*', true],
  ['quick bro', false],
  ['fox dog', false],
  ["don't jump", true],
  ['THE QUICK brown fox', true],
  ['', false],
  ['?!', false],
  ['x1', false],
])('whether the search %p finds a text: %p', (typed, isFound) => {
  expect(createSearch(typed)(TEXT)).toBe(isFound)
})

test('style and marks are not text, nor are pictures in URLs', () => {
  const text = searchTextOf([block('Hello world'), { lqip: 'data:image/webp;base64,AAAA' }])
  expect(text).toBe('\n hello world \n')
})
