import type { SanityClient } from '@sanity/client'
import { type ContentSourceMap, resolveEditInfo } from '@sanity/client/csm'
import { stegaClean } from '@sanity/client/stega'
import { vercelStegaDecode } from '@vercel/stega'
import type { ContentLake } from '../../src/server.ts'
import { clientOf, requestLake, startLake } from '../../testing/lake.ts'

const reference = (id: string) => ({ _type: 'reference', _ref: id })
const block = (key: string, text: string) => ({
  _type: 'block',
  _key: key,
  children: [{ _type: 'span', _key: `${key}s`, text, marks: [] }],
})

const documents = [
  { _id: 'ada', _type: 'author', name: 'Ada', born: 1815, picture: { alt: 'A portrait' } },
  { _id: 'bo', _type: 'author', name: 'Bo', born: 1900 },
  { _id: 'settings', _type: 'settings', title: 'Radio', "it's": 'a quote' },
  {
    _id: 'first',
    _type: 'post',
    title: 'One',
    order: 2,
    author: reference('ada'),
    tags: ['a', 'b', 'c'],
    body: [block('k1', 'Hello'), block('k2', 'World')],
    sections: [
      { _type: 'hero', _key: 'h', title: 'Welcome', more: { note: 'Deep' } },
      { _type: 'list', _key: 'l', people: [{ _key: 'p', ...reference('bo') }] },
    ],
  },
  { _id: 'second', _type: 'post', title: 'Two', order: 1, author: reference('bo'), tags: ['b'] },
  { _id: 'drafts.second', _type: 'post', title: 'Two, edited', order: 1, author: reference('ada') },
  { _id: 'versions.rNew.first', _type: 'post', title: 'One, released', order: 2 },
]

let lake: ContentLake
beforeAll(async () => {
  lake = await startLake({ dataset: { lines: documents } })
})

async function fetchWithMap(
  query: string,
  options: Record<string, unknown> = {},
  client: SanityClient = clientOf(lake),
) {
  const { result, resultSourceMap } = await client.fetch<unknown>(
    query,
    { title: 'One', key: 'title' },
    { filterResponse: false, resultSourceMap: 'withKeyArraySelector', ...options },
  )
  if (resultSourceMap === undefined) throw new Error('There is no map')
  return { result, map: resultSourceMap }
}

/** The mappings as text: path in the result, and document with path. */
function linesOf({ mappings, documents: sources, paths }: ContentSourceMap): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mappings).map(([at, { source }]) => [
      at,
      source.type === 'documentValue' ? `${sources[source.document]?._id} ${paths[source.path]}` : source.type,
    ]),
  )
}

/** The value at a normalised JSON path. */
function valueAt(value: unknown, path: string): unknown {
  const steps = path.matchAll(/\['((?:\\.|[^'\\])*)'\]|\[(\d+)\]|\[\?\(@\._key=='(.*?)'\)\]/g)
  let current: unknown = value
  for (const [, name, index, key] of steps) {
    if (name !== undefined) current = Object(current)[name.replaceAll(/\\(.)/g, '$1')]
    else if (index !== undefined) current = Object(current)[index]
    else current = Array.isArray(current) ? current.find(({ _key }) => _key === key) : undefined
  }
  return current
}

describe('every value of a result is where its map says', () => {
  const queries = [
    '*',
    '*[_type == "post"]',
    '*[_id == "first"][0]',
    '*[_id == "first"][0].title',
    '*[_id in ["first", "second"]].title',
    '*[_type == "post"]{title, "by": author->name, "picture": author->picture.alt}',
    '*[_type == "post"] | order(order asc){title, tags}',
    '*[_type == "post"] | order(order asc)[0...1]{title}',
    '*[_type == "post"] | order(title desc)[-1].title',
    '*[_type == "post"]{..., author->{..., "first": name}}',
    '*[_type == "post"]{..., "title": title + "!", "upper": upper(title)}',
    '*[_type == "post"]{"tags": tags[@ != "a"], "slice": tags[1..2], "last": tags[-1]}',
    '*[_type == "post"]{sections[]{..., people[]->{name}}}',
    '*[_type == "post"]{sections[_type == "hero"]{title, more{note}}}',
    '*[_type == "post"]{"hero": sections[_key == "h"][0].more.note, "spans": body[].children[].text}',
    '*[_type == "post"]{"people": sections[].people[]->name}',
    '*[_type == "post"]{sections[]{_type == "hero" => {"headline": title}, _type == "list" => {people}}}',
    '*[_type == "post"]{"either": coalesce(missing, title), "kind": select(order > 1 => title, tags[0])}',
    '*[_type == "author"]{name, "posts": *[_type == "post" && references(^._id)]{title, "of": ^.name}}',
    '*[_type == "author"]{name, "site": *[_id == "settings"][0].title, "also": *[_id == "settings"][0]{title}}',
    '{"settings": *[_id == "settings"][0], "count": count(*), "literal": "text", "title": $title}',
    '[1, *[_id == "ada"][0].name, ...*[_type == "author"].name]',
    '*[_type == "author"][0]{"both": {name} + {born}, "all": [name] + ["x"]}',
    '*[_type == "author"] | score(name match "ada") {name, _score}',
    '*[_type == "author"] | score(name match "ada")',
    '*[_type == "post"]{"tags": array::unique(array::compact(tags)), "date": now(), "text": pt::text(body)}',
    '*[_type == "post" && title == $title][0][$key]',
    '*[_type == "post"]{"same": *[title == ^.title && _id != ^._id], "outer": tags[@ in ^.^.tags]}',
    '*[_type == "post"]{"inner": sections[]{"post": ^.title, "nested": people[]{"up": ^.^.title}}}',
    '*[_type == "author"]{"posts": *[_type == "post"]{"mine": author._ref == ^._id, "by": ^.name}}',
    '*[@.name match text::query("ad*")]{name}',
    'null',
  ]

  test.each(queries)('%s', async (query) => {
    for (const perspective of ['published', 'drafts', 'raw'] as const) {
      const client = clientOf(lake, { perspective })
      const { result, map } = await fetchWithMap(query, {}, client)
      const plain = await client.fetch<unknown>(query, { title: 'One', key: 'title' })
      // Of the time only the form is the same.
      expect(JSON.stringify(result).replaceAll(/\d{4}-\d\d-\d\dT[^"]*/g, '')).toBe(
        JSON.stringify(plain).replaceAll(/\d{4}-\d\d-\d\dT[^"]*/g, ''),
      )
      for (const [at, { source }] of Object.entries(map.mappings)) {
        if (source.type !== 'documentValue') continue
        const { _id, _type } = map.documents[source.document] ?? {}
        const document = documents.find((own) => own._id === _id)
        expect(document?._type).toBe(_type)
        const path = map.paths[source.path] ?? ''
        const isSystem = /^\$\['_(id|rev|createdAt|updatedAt)'\]$/.test(path)
        if (!isSystem) expect({ at, value: valueAt(document, path) }).toEqual({ at, value: valueAt(result, at) })
      }
    }
  })
})

test('maps fields, references, spreads and items with keys', async () => {
  const query = `*[_id == "first"][0]{
    title, "by": author->name, author->{picture}, "hero": sections[_type == "hero"][0].more, "deep": body[].children[].text,
    "computed": title + "!", "literal": "x", missing
  }`
  const { map } = await fetchWithMap(query)
  expect(linesOf(map)).toEqual({
    "$['title']": "first $['title']",
    "$['by']": "ada $['name']",
    "$['author']['picture']": "ada $['picture']",
    "$['hero']": "first $['sections'][?(@._key=='h')]['more']",
    "$['deep'][0]": "first $['body'][?(@._key=='k1')]['children'][?(@._key=='k1s')]['text']",
    "$['deep'][1]": "first $['body'][?(@._key=='k2')]['children'][?(@._key=='k2s')]['text']",
    "$['computed']": 'unknown',
    "$['literal']": 'literal',
  })
  expect(map.documents).toEqual([
    { _id: 'first', _type: 'post' },
    { _id: 'ada', _type: 'author' },
  ])
})

test('maps a whole document by field, and names items by index without keys', async () => {
  const { map } = await fetchWithMap('*[_type == "post"] | order(order asc)', { resultSourceMap: true })
  expect(linesOf(map)).toMatchObject({
    "$[0]['title']": "second $['title']",
    "$[1]['sections']": "first $['sections']",
  })
  const inside = await fetchWithMap('*[_id == "first"][0].sections[1].people', { resultSourceMap: true })
  expect(linesOf(inside.map)).toEqual({ $: "first $['sections'][1]['people']" })
})

test('escapes names as JSON paths do', async () => {
  const { map } = await fetchWithMap('*[_id == "settings"][0]{"it\'s": @["it\'s"]}')
  expect(linesOf(map)).toEqual({ "$['it\\'s']": "settings $['it\\'s']" })
})

test('names the draft or version that a perspective shows', async () => {
  const query = '*[_type == "post"] | order(order asc){title}'
  const drafts = await fetchWithMap(query, { perspective: 'drafts' })
  expect(drafts.map.documents.map(({ _id }) => _id)).toEqual(['drafts.second', 'first'])
  const release = await fetchWithMap(query, { perspective: ['rNew', 'drafts'] })
  expect(release.map.documents.map(({ _id }) => _id)).toEqual(['drafts.second', 'versions.rNew.first'])
  const whole = await fetchWithMap('*[_id == "second"][0]', { perspective: 'drafts' })
  expect(linesOf(whole.map)).toMatchObject({ "$['title']": "drafts.second $['title']", "$['_originalId']": 'unknown' })
})

test('a client with stega hides the document and the field in each text', async () => {
  const client = clientOf(lake, { stega: { enabled: true, studioUrl: 'http://localhost:3000/studio' } })
  const query = '*[_id == "first"][0]{title, "by": author->name, "computed": upper(title), body}'
  const result = await client.fetch(query)
  expect(result.title).toMatch(/^One.+/)
  expect(result.computed).toBe('ONE')
  expect(editUrlIn(result.title).searchParams.get('path')).toBe('title')
  expect(editUrlIn(result.by).searchParams.get('id')).toBe('ada')
  expect(editUrlIn(result.body[1].children[0].text).searchParams.get('path')).toBe(
    'body[_key=="k2"].children[_key=="k2s"].text',
  )
  expect(stegaClean(result)).toEqual(await clientOf(lake).fetch(query))
})

test("the client's edit information leads to the field", async () => {
  const { map } = await fetchWithMap('*[_id == "first"]{sections[]{title}}')
  expect(
    resolveEditInfo({
      studioUrl: '/studio',
      resultSourceMap: map,
      resultPath: [0, 'sections', { _key: 'h', _index: 0 }, 'title'],
    }),
  ).toMatchObject({ id: 'first', type: 'post', path: ['sections', { _key: 'h', _index: -1 }, 'title'] })
})

test('sends a map only when it is wanted, and refuses a form that it does not know', async () => {
  const path = '/v2025-02-19/data/query/production?query=1'
  expect((await requestLake(lake, path)).json()).not.toHaveProperty('resultSourceMap')
  expect((await requestLake(lake, `${path}&resultSourceMap=false`)).json()).not.toHaveProperty('resultSourceMap')
  expect((await requestLake(lake, `${path}&resultSourceMap=true`)).json()).toMatchObject({
    resultSourceMap: { documents: [], paths: [], mappings: { $: { type: 'value', source: { type: 'literal' } } } },
  })
  expect((await requestLake(lake, `${path}&resultSourceMap=all`)).status).toBe(400)
})

/** The URL that stega hides in a text: JSON whose bits are zero-width characters. */
function editUrlIn(text: string): URL {
  return new URL(vercelStegaDecode<{ href: string }>(text)?.href ?? '')
}
