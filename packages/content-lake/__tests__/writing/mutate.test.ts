import { clientOf, failure, requestLake, startLake } from '../../testing/lake.ts'

type Page = { _id: string; _type: string; [field: string]: unknown }

const home: Page = { _id: 'home', _type: 'page', title: 'Home', tags: ['a', 'b'], n: 1 }

/** A lake with documents, and a client that sees all of them. */
async function lakeWith(...documents: Page[]) {
  const lake = await startLake()
  const client = clientOf(lake, { perspective: 'raw' })
  if (documents.length > 0) await client.mutate(documents.map((create) => ({ create })))
  const send = async (body: unknown, query = '') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const path = `/v2025-02-19/data/mutate/production${query}`
    const response = await requestLake(lake, path, { method: 'POST', body: text })
    return { status: response.status, body: response.json() }
  }
  const all = () => client.fetch<Page[]>('*')
  return { lake, client, send, all }
}

test('creates with the id it is given, with a prefix, and without', async () => {
  const { client } = await lakeWith()
  const { _rev, _createdAt, _updatedAt, ...content } = await client.create(home)
  expect(content).toEqual(home)
  expect(_rev).toMatch(/^\w{22}$/)
  expect(_updatedAt).toBe(_createdAt)
  expect(Date.now() - Date.parse(_createdAt)).toBeLessThan(60_000)
  expect((await client.create({ _type: 'page' }))._id).toMatch(/^\w{22}$/)
  expect((await client.create({ _id: 'drafts.', _type: 'page' }))._id).toMatch(/^drafts\.\w{22}$/)
})

test('keeps the creation date, and accepts a given one', async () => {
  const { client } = await lakeWith()
  const created = await client.create({
    ...home,
    _createdAt: '2020-01-01T00:00:00Z',
    _updatedAt: '2020-01-01T00:00:00Z',
  })
  expect(created._createdAt).toBe('2020-01-01T00:00:00Z')
  expect(created._updatedAt).not.toBe('2020-01-01T00:00:00Z')
  const replaced = await client.createOrReplace({ _id: 'home', _type: 'page', _rev: 'made-up' })
  expect(replaced).toEqual({
    _id: 'home',
    _type: 'page',
    _rev: expect.not.stringMatching('made-up'),
    _createdAt: '2020-01-01T00:00:00Z',
    _updatedAt: expect.any(String),
  })
})

test('names the document that already exists', async () => {
  const { client } = await lakeWith(home)
  expect(await failure(client.create(home))).toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('Document by ID "home" already exists'),
    details: {
      type: 'mutationError',
      items: [{ index: 0, error: { type: 'documentAlreadyExistsError', id: 'home' } }],
    },
  })
})

test('createIfNotExists keeps an existing document, createOrReplace replaces it', async () => {
  const { client, send, all } = await lakeWith(home)
  const { _rev } = await client.createIfNotExists({ ...home, title: 'Other' })
  expect(await all()).toMatchObject([{ title: 'Home', _rev }])
  const { body } = await send({
    mutations: [{ createIfNotExists: home }, { createIfNotExists: { ...home, _id: 'b' } }],
  })
  expect(body).toMatchObject({
    results: [{ operation: 'none' }, { operation: 'create' }],
  })
  expect(await client.createOrReplace({ _id: 'home', _type: 'page' })).not.toHaveProperty('title')
})

test('supports every patch operation', async () => {
  const { client } = await lakeWith({
    ...home,
    text: 'The quick brown fox',
    body: [{ _key: 'a', children: [{ _key: 't', text: 'Say hello' }] }, { _key: 'b' }],
  })
  const patched = await client
    .patch('home')
    .set({ 'seo.title': 'Title', 'body[_key=="b"].style': 'h2' })
    .setIfMissing({ title: 'Not this', summary: 'Sum' })
    .unset(['tags[0]'])
    .inc({ n: 5 })
    .diffMatchPatch({
      text: '@@ -1,9 +1,8 @@\n The \n-quick\n+slow\n',
      'body[_key=="a"].children[_key=="t"].text': '@@ -1,9 +1,11 @@\n+Oh \n Say \n-h\n+H\n ell\n',
    })
    .commit()
  expect(patched).toMatchObject({
    title: 'Home',
    summary: 'Sum',
    seo: { title: 'Title' },
    tags: ['b'],
    n: 6,
    text: 'The slow brown fox',
  })
  expect(patched.body).toMatchObject([{ _key: 'a' }, { _key: 'b', style: 'h2' }])
  await client.patch('home').dec({ n: 2 }).insert('before', 'tags[0]', ['x']).commit()
  await client.patch('home').insert('replace', 'tags[-1]', ['y', 'z']).commit()
  const last = await client.patch('home').append('tags', ['end']).commit()
  expect(last).toMatchObject({ n: 4, tags: ['x', 'y', 'z', 'end'] })
})

test('a patch without changes is a new revision: the Studio waits for it', async () => {
  const { client } = await lakeWith(home)
  const before = await client.getDocument('home')
  const after = await client.patch('home').unset(['_empty_action_guard_pseudo_field_']).commit()
  expect(after._rev).not.toBe(before?._rev)
})

test('patches and deletes by query, drafts too', async () => {
  const { client, send, all } = await lakeWith(
    home,
    { ...home, _id: 'drafts.home' },
    { ...home, _id: 'b', _type: 'post' },
  )
  const { body } = await send(
    { mutations: [{ patch: { query: '*[_type == $type]', params: { type: 'page' }, set: { title: 'New' } } }] },
    '?returnIds=true',
  )
  expect(body).toMatchObject({
    results: [
      { id: 'drafts.home', operation: 'update' },
      { id: 'home', operation: 'update' },
    ],
  })
  expect((await all()).map(({ title }) => title)).toEqual(['Home', 'New', 'New'])
  await client.delete({ query: '*[title == $title][0...1]', params: { title: 'New' } })
  expect((await all()).map(({ _id }) => _id)).toEqual(['b', 'home'])
  expect(await failure(client.delete({ query: '*[' }))).toMatchObject({ statusCode: 400 })
  expect(await failure(client.delete({ query: 'count(*)' }))).toMatchObject({ statusCode: 400 })
})

test('a document is patched only at the expected revision', async () => {
  const { client } = await lakeWith(home)
  const { _rev } = await client.patch('home').set({ title: 'B' }).commit()
  await client.patch('home').ifRevisionId(_rev).set({ title: 'C' }).commit()
  expect(await failure(client.patch('home').ifRevisionId(_rev).set({ title: 'D' }).commit())).toMatchObject({
    statusCode: 409,
    details: {
      items: [{ error: { type: 'documentRevisionIDDoesNotMatchError', id: 'home', expectedRevisionID: _rev } }],
    },
  })
})

test('a transaction is atomic, and names the failed mutation', async () => {
  const { client, all } = await lakeWith(home)
  const failed = client
    .transaction()
    .create({ ...home, _id: 'b' })
    .patch('home', { set: { title: 'Changed' } })
    .patch('nowhere', { set: { title: 'X' } })
    .commit()
  expect(await failure(failed)).toMatchObject({
    statusCode: 409,
    details: { items: [{ index: 2, error: { type: 'documentNotFoundError', id: 'nowhere' } }] },
  })
  expect(await all()).toMatchObject([{ _id: 'home', title: 'Home' }])
})

test('the revision is the transaction id, which must be unique', async () => {
  const { client, all } = await lakeWith(home)
  const change = (title: string) =>
    client.transaction().patch('home', { set: { title } }).transactionId('mine').commit()
  expect(await change('B')).toMatchObject({ transactionId: 'mine' })
  expect(await failure(change('C'))).toMatchObject({
    statusCode: 409,
    details: { type: 'transactionAlreadyExistsError' },
  })
  expect(await all()).toMatchObject([{ title: 'B', _rev: 'mine' }])
})

test('returns documents or ids, as requested', async () => {
  const { client } = await lakeWith(home)
  const transaction = () => client.transaction().create({ _id: 'b', _type: 'page' }).delete('home')
  expect(await transaction().commit({ dryRun: true })).toMatchObject({ documentIds: ['b', 'home'] })
  const documents = await transaction().commit({ returnDocuments: true })
  expect(documents).toMatchObject([{ _id: 'b' }, { _id: 'home', title: 'Home' }])
  expect(await client.delete('home')).toMatchObject({ results: [{ id: 'home', operation: 'none' }] })
})

test.each([
  [{ create: { _id: '#a', _type: 'page' } }, 'Malformed document ID: "#a"'],
  [{ create: { _id: 'a' } }, '"_type"'],
  [{ createOrReplace: { _type: 'page' } }, '"_id"'],
  [{ patch: { id: 'home', set: { _type: 'post' } } }, '"_type"'],
  [{ patch: { id: 'home', unset: ['_id'] } }, '"_id"'],
  [{ patch: { id: 'home', set: { "['_rev']": 'x' } } }, '"_rev"'],
  [{ patch: { id: 'home', diffMatchPatch: { title: 'no patch' } } }, 'cannot be applied'],
  [{ delete: {} }, '"id" or "query"'],
  [{ upsert: {} }, 'upsert'],
  [null, 'one of the keys'],
])('refuses %j, naming the error', async (mutation, named) => {
  const { send, all } = await lakeWith(home)
  const { status, body } = await send({ mutations: [{ patch: { id: 'home', set: { ok: true } } }, mutation] })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    error: { type: 'mutationError', items: [{ index: 1, error: { description: expect.stringContaining(named) } }] },
  })
  expect(await all()).toEqual([expect.not.objectContaining({ ok: true })])
})

test('refuses invalid bodies and options', async () => {
  const { lake, send } = await lakeWith()
  for (const body of ['{', '[]', '{}', { mutations: {} }, { mutations: [], transactionId: 'with space' }]) {
    expect((await send(body)).status).toBe(400)
  }
  expect((await send({ mutations: [{ create: { _type: 'page', text: 'x'.repeat(4 * 1024 * 1024) } }] })).status).toBe(
    413,
  )
  expect((await requestLake(lake, '/v2025-02-19/data/mutate/other', { method: 'POST', body: '{}' })).status).toBe(404)
  expect((await requestLake(lake, '/v2025-02-19/data/mutate/production')).status).toBe(405)
})

test('strong references are enforced, weak ones are not', async () => {
  const { client } = await lakeWith(home)
  const strong = { _type: 'reference', _ref: 'home' }
  expect(await failure(client.create({ _type: 'page', to: { ...strong, _ref: 'nowhere' } }))).toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: 'documentReferenceDoesNotExistError', referenceID: 'nowhere' } }] },
  })
  await client.create({ _id: 'weak', _type: 'page', to: { _type: 'reference', _ref: 'nowhere', _weak: true } })
  await client.create({ _id: 'one', _type: 'page', body: [{ _key: 'k', links: [{ _key: 'l', ...strong }] }] })
  await client.create({ _id: 'drafts.two', _type: 'page', to: strong })
  expect(await failure(client.delete('home'))).toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('"drafts.two", "one"'),
    details: {
      items: [
        { error: { type: 'documentHasExistingReferencesError', id: 'home', referencingIDs: ['drafts.two', 'one'] } },
      ],
    },
  })
  // The state after the transaction counts, not the order of its steps.
  await client
    .transaction()
    .delete('home')
    .delete('one')
    .patch('drafts.two', { set: { 'to._weak': true } })
    .commit()
  expect(await client.fetch('*[]._id')).toEqual(['drafts.two', 'weak'])
  await client
    .transaction()
    .create({ _id: 'x', _type: 'p', to: { _ref: 'y' } })
    .create({ _id: 'y', _type: 'p' })
    .commit()
})

test('a document cannot change its type while others refer to it', async () => {
  const { client } = await lakeWith(home, { _id: 'one', _type: 'page', to: { _ref: 'home' } })
  expect(await failure(client.createOrReplace({ _id: 'home', _type: 'post' }))).toMatchObject({ statusCode: 409 })
  await client.delete('one')
  expect(await client.createOrReplace({ _id: 'home', _type: 'post' })).toMatchObject({ _type: 'post' })
})

test('a path with [*] means all items; one with [] is refused instead of meaning none (B402)', async () => {
  const { client, send } = await lakeWith({ ...home, rows: [{ _key: 'a', v: 1 }, { _key: 'b' }], odd: { 'a[*]': 1 } })
  const patched = await client.patch('home').set({ 'rows[*].v': 5, "odd['a[*]']": 2 }).commit()
  expect(patched).toMatchObject({ rows: [{ v: 5 }, { v: 5 }], odd: { 'a[*]': 2 } })
  await expect(client.patch('home').unset(['rows[ * ].v']).commit()).resolves.toMatchObject({
    rows: [{ _key: 'a' }, { _key: 'b' }],
  })
  for (const operation of [
    { set: { 'rows[].v': 5 } },
    { unset: ['rows[]'] },
    { insert: { after: 'rows[]', items: [] } },
  ]) {
    const { status, body } = await send({ mutations: [{ patch: { id: 'home', ...operation } }] })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('"[*]\\" matches all items')
  }
})
