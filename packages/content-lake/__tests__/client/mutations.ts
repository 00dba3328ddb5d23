import { failure } from '../../testing/lake.ts'
import { type CaseContext, type Cases, newId, referenceTo, TYPE } from './cases.ts'

async function createsWithPrefix({ client }: CaseContext, prefix: string): Promise<void> {
  const { _id } = await client.create({ _id: prefix, _type: TYPE })
  expect(_id.startsWith(prefix)).toBe(true)
  expect(_id.length).toBeGreaterThan(prefix.length + 8)
}

const accepts =
  (options: { visibility: 'sync' | 'async' | 'deferred' }) =>
  async ({ client }: CaseContext) => {
    expect(await client.create({ _type: TYPE }, options)).toHaveProperty('_id')
  }

export const MUTATIONS: Cases = {
  'create with an id': async ({ client }) => {
    const _id = newId()
    expect(await client.create({ _id, _type: TYPE, n: 1 })).toEqual({
      _id,
      _type: TYPE,
      n: 1,
      _rev: expect.any(String),
      _createdAt: expect.any(String),
      _updatedAt: expect.any(String),
    })
  },
  'create without an id': async ({ client }) => {
    expect((await client.create({ _type: TYPE }))._id).toMatch(/^[A-Za-z0-9-]{10,}$/)
  },
  'create with an id of a draft to complete': (context) => createsWithPrefix(context, 'drafts.'),
  'create with a path to complete': (context) => createsWithPrefix(context, 'path.'),
  'create of a document that exists': async ({ client }) => {
    const _id = newId()
    await client.create({ _id, _type: TYPE })
    expect(await failure(client.create({ _id, _type: TYPE }))).toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentAlreadyExistsError' } }] },
    })
  },
  createIfNotExists: async ({ client }) => {
    const _id = newId()
    await client.createIfNotExists({ _id, _type: TYPE, a: 1 })
    expect(await client.createIfNotExists({ _id, _type: TYPE, a: 2 })).toMatchObject({ a: 1 })
  },
  createOrReplace: async ({ client }) => {
    const _id = newId()
    await client.create({ _id, _type: TYPE, a: 1 })
    const replaced = await client.createOrReplace({ _id, _type: TYPE, b: 2 })
    expect(replaced).toMatchObject({ b: 2 })
    expect(replaced).not.toHaveProperty('a')
  },
  'delete by id': async ({ client }) => {
    const { _id } = await client.create({ _type: TYPE })
    await client.delete(_id)
    expect(await client.getDocument(_id)).toBeUndefined()
  },
  'delete of a document that is missing': async ({ client }) => {
    expect(await client.delete('case-never')).toHaveProperty('transactionId')
  },
  'delete by query': async ({ client, raw }) => {
    const k = newId()
    for (let n = 0; n < 2; n += 1) await client.create({ _type: TYPE, k })
    await client.delete({ query: '*[k == $k]', params: { k } })
    expect(await raw.fetch('count(*[k == $k])', { k })).toBe(0)
  },
  'mutate, returnDocuments and returnFirst: false': async ({ client }) => {
    const create = { create: { _type: TYPE } }
    const result = await client.mutate([create, create], { returnDocuments: false, returnFirst: false })
    expect(result).toMatchObject({
      transactionId: expect.any(String),
      documentIds: [expect.any(String), expect.any(String)],
      results: [{ operation: 'create' }, { operation: 'create' }],
    })
  },
  'mutate without ids of its results': async ({ client }) => {
    const body = { mutations: [{ create: { _type: TYPE } }] }
    const result = await client.request({ method: 'POST', url: '/data/mutate/production', body })
    expect(result.results).toEqual([{ operation: 'create' }])
  },
  'create, autoGenerateArrayKeys': async ({ client }) => {
    const list = [{ a: 1 }, { b: [{ c: 1 }] }]
    const _key = expect.any(String)
    expect(await client.create({ _type: TYPE, list }, { autoGenerateArrayKeys: true })).toMatchObject({
      list: [{ _key }, { b: [{ _key }] }],
    })
  },
  'patch, autoGenerateArrayKeys': async ({ client }) => {
    const { _id } = await client.create({ _type: TYPE, list: [] })
    const patch = client.patch(_id).append('list', [{ a: 1 }])
    expect(await patch.commit({ autoGenerateArrayKeys: true })).toMatchObject({ list: [{ _key: expect.any(String) }] })
  },
  'create, dryRun': async ({ client }) => {
    const _id = newId()
    await client.create({ _id, _type: TYPE }, { dryRun: true })
    expect(await client.getDocument(_id)).toBeUndefined()
  },
  'create, skipCrossDatasetReferenceValidation': async ({ client }) => {
    const to = { _type: 'crossDatasetReference', _dataset: 'x', _projectId: 'y', _ref: 'z', _weak: true }
    const options = { skipCrossDatasetReferenceValidation: true }
    expect(await client.create({ _type: TYPE, to }, options)).toMatchObject({ to })
  },
  'create, visibility: sync': accepts({ visibility: 'sync' }),
  'create, visibility: async': accepts({ visibility: 'async' }),
  'create, visibility: deferred': accepts({ visibility: 'deferred' }),
  'mutate, transactionId': async ({ client }) => {
    const transactionId = newId('transaction')
    const options = { transactionId, returnFirst: false, returnDocuments: false } as const
    expect(await client.mutate([{ create: { _type: TYPE } }], options)).toMatchObject({ transactionId })
  },
  'create with a strong reference to nothing': async ({ client }) => {
    expect(await failure(client.create({ _type: TYPE, to: referenceTo('case-none') }))).toMatchObject({
      statusCode: 409,
    })
  },
  'create with a weak reference to nothing': async ({ client }) => {
    const to = { ...referenceTo('case-none'), _weak: true }
    expect(await client.create({ _type: TYPE, to })).toMatchObject({ to })
  },
  'transaction of several kinds': async ({ client }) => {
    const [a, b] = [newId(), newId()]
    const { results } = await client
      .transaction()
      .create({ _id: a, _type: TYPE })
      .createOrReplace({ _id: b, _type: TYPE, n: 1 })
      .patch(b, (patch) => patch.inc({ n: 1 }))
      .delete(a)
      .commit()
    expect(results).toHaveLength(4)
    expect(await client.getDocument(b)).toMatchObject({ n: 2 })
    expect(await client.getDocument(a)).toBeUndefined()
  },
  'transaction that fails': async ({ client }) => {
    const _id = newId()
    const transaction = client.transaction().create({ _id, _type: TYPE })
    await failure(transaction.patch('case-none', (patch) => patch.set({ a: 1 })).commit())
    expect(await client.getDocument(_id)).toBeUndefined()
  },
  'a client without a token writes nothing': async ({ client }) => {
    expect(await failure(client.withConfig({ token: undefined }).create({ _type: TYPE }))).toMatchObject({
      statusCode: 401,
    })
  },
  'a client without a token reads no drafts': async ({ client, raw }) => {
    await client.create({ _id: `drafts.${newId()}`, _type: TYPE })
    const count = 'count(*[_id in path("drafts.**")])'
    expect(await raw.fetch(count)).toBeGreaterThan(0)
    expect(await raw.withConfig({ token: undefined }).fetch(count)).toBe(0)
  },
}
