import type { ContentLake } from '../../src/server.ts'
import { clientOf, failure, requestLake, startLake } from '../../testing/lake.ts'

const documents = [
  { _id: 'author-ada', _type: 'author', name: 'Ada (sample)' },
  { _id: 'drafts.author-ada', _type: 'author', name: 'Ada, edited (sample)' },
  {
    _id: 'page-a',
    _type: 'page',
    path: { current: '/a' },
    order: 2,
    author: { _type: 'reference', _ref: 'author-ada' },
  },
  { _id: 'page-b', _type: 'page', path: { current: '/b' }, order: 1, body: 'Radio and television' },
  { _id: 'drafts.page-b', _type: 'page', path: { current: '/b-new' }, order: 9 },
  { _id: 'drafts.page-new', _type: 'page', path: { current: '/new' }, order: 3 },
  { _id: 'versions.rSummer.page-a', _type: 'page', path: { current: '/a-summer' }, order: 5 },
]

let lake: ContentLake
beforeAll(async () => {
  lake = await startLake({ dataset: { lines: documents } })
})

test('responds to queries with parameters, projections, references and order', async () => {
  const client = clientOf(lake)
  expect(await client.fetch('*[_type == $type] | order(order asc){"path": path.current}', { type: 'page' })).toEqual([
    { path: '/b' },
    { path: '/a' },
  ])
  expect(await client.fetch('*[path.current == $path][0].author->name', { path: '/a' })).toBe('Ada (sample)')
  expect(await client.fetch('*[_id in $ids]._id', { ids: ['page-b', 'author-ada', 'none'] })).toEqual([
    'author-ada',
    'page-b',
  ])
  expect(await client.fetch('*[_id == "none"][0]')).toBeNull()
})

test('returns the query unless told not to, and the time it took', async () => {
  const path = '/v2025-02-19/data/query/production?query=1%2B1'
  expect((await requestLake(lake, path)).json()).toEqual({
    result: 2,
    ms: expect.any(Number),
    syncTags: [],
    query: '1+1',
  })
  expect((await requestLake(lake, `${path}&returnQuery=false&tag=test`)).json()).toEqual({
    result: 2,
    ms: expect.any(Number),
    syncTags: [],
  })
})

test('accepts long queries by POST, as the client sends them', async () => {
  const padding = `// ${'x'.repeat(20_000)}\n`
  expect(await clientOf(lake).fetch(`${padding}*[_id == $id][0].name`, { id: 'author-ada' })).toBe('Ada (sample)')
})

test('evaluates each query with its own parameters', async () => {
  const client = clientOf(lake)
  const byPath = '*[path.current == $path][0]._id'
  expect(await client.fetch(byPath, { path: '/a' })).toBe('page-a')
  expect(await client.fetch(byPath, { path: '/b' })).toBe('page-b')
  expect(await client.fetch(byPath, { path: '/a' })).toBe('page-a')
  const slice = '*[_type == "page"] | order(order asc)[$from...$to]._id'
  expect(await client.fetch(slice, { from: 0, to: 1 })).toEqual(['page-b'])
  expect(await client.fetch(slice, { from: 1, to: 2 })).toEqual(['page-a'])
  expect(await client.fetch('*[_id == "page-a"][0][$key]', { key: 'order' })).toBe(2)
  expect(await client.fetch('*[_id == "page-a"][0][$key]', { key: '_type' })).toBe('page')
})

test('the default perspective is published since 2025-02-19, raw before', async () => {
  const count = 'count(*)'
  expect(await clientOf(lake).fetch(count)).toBe(3)
  expect(await clientOf(lake, { apiVersion: 'X' }).fetch(count)).toBe(3)
  expect(await clientOf(lake, { apiVersion: '2025-02-18' }).fetch(count)).toBe(documents.length)
  expect(await clientOf(lake, { perspective: 'published' }).fetch('*._id')).toEqual(['author-ada', 'page-a', 'page-b'])
  expect(await clientOf(lake, { perspective: 'raw' }).fetch('*._id')).toEqual(documents.map(({ _id }) => _id).sort())
})

test('overlays drafts on published documents', async () => {
  const client = clientOf(lake, { perspective: 'drafts' })
  expect(await client.fetch('*[_type == "page"]{_id, _originalId, "path": path.current}')).toEqual([
    { _id: 'page-a', _originalId: 'page-a', path: '/a' },
    { _id: 'page-b', _originalId: 'drafts.page-b', path: '/b-new' },
    { _id: 'page-new', _originalId: 'drafts.page-new', path: '/new' },
  ])
  expect(await client.fetch('*[_id == "page-a"][0].author->name')).toBe('Ada, edited (sample)')
})

test('refuses an unknown perspective', async () => {
  const response = await requestLake(lake, '/v2025-02-19/data/query/production?query=1&perspective=draft')
  expect(response.status).toBe(400)
  expect(response.json()).toMatchObject({ statusCode: 400, message: expect.stringContaining('"draft"') })
})

test('returns documents by id, drafts included, and null for missing ones', async () => {
  const client = clientOf(lake)
  expect(await client.getDocument('drafts.page-new')).toMatchObject({ _id: 'drafts.page-new', order: 3 })
  expect(await client.getDocument('none')).toBeUndefined()
  expect(await client.getDocuments(['page-b', 'none', 'page-a'])).toMatchObject([
    { _id: 'page-b' },
    null,
    { _id: 'page-a' },
  ])
  expect((await requestLake(lake, '/v1/data/doc/production/page-a,none')).json()).toEqual({
    documents: [expect.objectContaining({ _id: 'page-a' })],
    omitted: [{ id: 'none', reason: 'existence' }],
  })
})

test('locates a syntax error', async () => {
  const query = '*[_type = "page"]'
  const start = query.indexOf('=')
  const error = { type: 'queryParseError', query, description: 'unexpected token "="', start, end: start + 1 }
  expect(await failure(clientOf(lake).fetch(query))).toMatchObject({ statusCode: 400, response: { body: { error } } })
})

test('names a missing parameter', async () => {
  const query = '*[_type == $type && order > $least]'
  expect(await failure(clientOf(lake).fetch(query, { type: 'page' }))).toMatchObject({
    statusCode: 400,
    response: { body: { error: { description: 'param $least referenced, but not provided' } } },
  })
})

test("refuses invalid requests, in Sanity's format", async () => {
  const at = '/v2025-02-19/data/query/production'
  const json = { 'content-type': 'application/json' }
  const refusals = [
    await requestLake(lake, at),
    await requestLake(lake, `${at}?query=1&$a=unquoted`),
    await requestLake(lake, at, { method: 'POST', headers: json, body: '{"query":' }),
    await requestLake(lake, at, { method: 'POST', headers: json, body: '{"params":{}}' }),
    await requestLake(lake, '/v2025-02-19/data/doc/production/a%20b'),
  ]
  for (const { status, json: body } of refusals) {
    expect(status).toBe(400)
    expect(body()).toEqual({ statusCode: 400, error: 'Bad Request', message: expect.any(String) })
  }
  const large = JSON.stringify({ query: `// ${'x'.repeat(1024 * 1024)}\n1` })
  const refused = await requestLake(lake, at, { method: 'POST', headers: json, body: large })
  expect(refused.status).toBe(413)
  expect(refused.json()).toMatchObject({ statusCode: 413, error: 'Payload Too Large' })
  const deep = JSON.stringify({ query: `${'('.repeat(50_000)}1${')'.repeat(50_000)}` })
  expect((await requestLake(lake, at, { method: 'POST', headers: json, body: deep })).status).toBe(400)
})

test('knows one dataset', async () => {
  await expect(clientOf(lake, { dataset: 'staging' }).fetch('1')).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('Dataset "staging" not found'),
  })
  const path = '/v2025-02-19/data/query/production?query=1'
  expect((await requestLake(lake, '/v2025-02-19/nothing')).status).toBe(404)
  expect((await requestLake(lake, path, { method: 'DELETE' })).status).toBe(405)
})

test('the health response holds the number of queries', async () => {
  const quiet = await startLake()
  const health = async () => (await requestLake(quiet, '/health')).json()
  expect(await health()).toEqual({ service: 'local-content-lake', status: 'ok', queries: 0 })
  await requestLake(quiet, '/v2025-02-19/data/query/production?query=1')
  expect(await health()).toMatchObject({ queries: 1 })
})

test('a comment may be the end of a query (B401)', async () => {
  const client = clientOf(await startLake())
  await expect(client.fetch('1 + 1 // two')).resolves.toBe(2)
  await expect(client.fetch('// one\n1//')).resolves.toBe(1)
})

test.each(['geo::distance(a, b)', 'documents::get(a)', 'text::semanticSimilarity("a")', 'user::attributes()'])(
  'a function that is not evaluated is refused by its name, with or without documents: %s (B401)',
  async (call) => {
    const client = clientOf(await startLake())
    const query = `*[_type == "a" && ${call} > 1]`
    const name = call.slice(0, call.indexOf('('))
    expect(await failure(client.fetch(query))).toMatchObject({
      statusCode: 400,
      details: {
        type: 'queryParseError',
        start: query.indexOf(name),
        description: `The local Content Lake does not evaluate ${name}(): a hosted dataset does`,
      },
    })
    await expect(client.fetch(`"${name}( " // ${name}()`)).resolves.toBe(`${name}( `)
  },
)

test('a selector of diff:: may name the functions of selectors', async () => {
  const client = clientOf(await startLake())
  await expect(client.fetch('diff::changedAny({}, {}, anywhere(_type == "foo"))')).resolves.toBe(false)
})

test('what a query reads is explained with its result (B406)', async () => {
  const lines = [
    { _id: 'a', _type: 'page' },
    { _id: 'b', _type: 'note', page: { _ref: 'a' } },
  ]
  const lake = await startLake({ dataset: { lines } })
  const explain = async (query: string) => {
    const path = `/v2025-02-19/data/query/production?explain=true&query=${encodeURIComponent(query)}`
    return (await requestLake(lake, path)).json()
  }
  await expect(explain('*[_type == "page"][0]._id')).resolves.toMatchObject({
    result: 'a',
    explain: { reads: [{ from: 'type', values: ['page'], documents: 1 }] },
  })
  await expect(explain('count(*[defined(page)])')).resolves.toMatchObject({
    explain: { reads: [{ from: 'everything', documents: 2 }] },
  })
  await expect(explain('*[references("a")]._id')).resolves.toMatchObject({
    result: ['b'],
    explain: { reads: [{ from: 'reference', values: ['a'], documents: 1 }], evaluatedOnce: 0, evaluatedItems: 0 },
  })
  await expect(
    explain('*[_type == "page"]{"notes": *[references(^._id)]._id, "all": count(*)}'),
  ).resolves.toMatchObject({
    result: [{ notes: ['b'], all: 2 }],
    explain: {
      reads: [
        { from: 'type', values: ['page'], documents: 1 },
        { from: 'reference', values: ['a'], documents: 1 },
        { from: 'everything', documents: 2 },
      ],
      evaluatedItems: 2,
    },
  })
  await expect(explain('*[_type == "note"]{"pages": count(*[_type == "page"])}')).resolves.toMatchObject({
    result: [{ pages: 1 }],
    explain: {
      reads: [
        { from: 'type', values: ['page'] },
        { from: 'type', values: ['note'] },
      ],
      evaluatedOnce: 1,
    },
  })
})
