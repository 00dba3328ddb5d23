import type { Action } from '@sanity/client'
import type { LakeDocument } from '../../src/dataset.ts'
import { clientOf, failure, requestLake, startLake } from '../../testing/lake.ts'

const kind = (name: string) => `sanity.action.document.${name}`

/** A lake with documents, and the Studio's actions on it. */
async function studio(...documents: (Record<string, unknown> & { _id: string; _type: string })[]) {
  const lake = await startLake()
  const client = clientOf(lake, { perspective: 'raw' })
  if (documents.length > 0) await client.mutate(documents.map((create) => ({ create })))
  const send = async (body: unknown) => {
    const path = '/v2025-02-19/data/actions/production'
    const response = await requestLake(lake, path, { method: 'POST', body: JSON.stringify(body) })
    return { status: response.status, body: response.json() }
  }
  return {
    client,
    send,
    act: (actions: Action | Action[], options = {}) => client.action(actions, options),
    all: () => client.fetch<LakeDocument[]>('*'),
  }
}

const published = { _id: 'home', _type: 'page', title: 'Home', _createdAt: '2020-01-01T00:00:00Z' }
const draft = { ...published, _id: 'drafts.home', title: 'Draft' }

const pair = { draftId: 'drafts.home', publishedId: 'home' }

test('a document is created, edited, published and edited again, as in the form', async () => {
  const { act, all } = await studio()
  await act(
    {
      actionType: 'sanity.action.document.create',
      publishedId: 'home',
      attributes: { _id: 'drafts.home', _type: 'page' },
      ifExists: 'fail',
    },
    { transactionId: 'first' },
  )
  expect(await all()).toMatchObject([{ _id: 'drafts.home', _rev: 'first' }])
  const edit = { actionType: 'sanity.action.document.edit', ...pair } as const
  await act([
    { ...edit, patch: { unset: ['_empty_action_guard_pseudo_field_'] } },
    { ...edit, patch: { set: { title: 'Home' } } },
  ])
  const { transactionId } = await act({ actionType: 'sanity.action.document.publish', ...pair })
  const [home, ...others] = await all()
  expect(others).toEqual([])
  expect(home).toMatchObject({ _id: 'home', title: 'Home', _rev: transactionId })
  await act({ ...edit, patch: { unset: ['_empty_action_guard_pseudo_field_'] } })
  await act({ ...edit, patch: { set: { title: 'Better' } } })
  expect(await all()).toMatchObject([
    { _id: 'drafts.home', title: 'Better', _createdAt: home?._createdAt },
    { _id: 'home', title: 'Home', _rev: transactionId },
  ])
})

test('publishing keeps the date of creation and replaces every field', async () => {
  const { act, all } = await studio({ ...published, old: true }, { ...draft, _createdAt: '2024-01-01T00:00:00Z' })
  const [, { _rev } = { _rev: '' }] = await all()
  await act({ actionType: 'sanity.action.document.publish', ...pair, ifPublishedRevisionId: String(_rev) })
  const [home] = await all()
  expect(home).toMatchObject({ _id: 'home', title: 'Draft', _createdAt: '2020-01-01T00:00:00Z' })
  expect(home).not.toHaveProperty('old')
})

test('publishing strengthens references to documents that were not published yet', async () => {
  const target = { _type: 'reference', _ref: 'voice', _weak: true }
  const { act, all, client } = await studio(
    { _id: 'drafts.voice', _type: 'voice' },
    {
      ...draft,
      made: { ...target, _strengthenOnPublish: { type: 'voice' } },
      list: [{ _key: 'a', to: { ...target, _strengthenOnPublish: { type: 'voice', weak: true } } }],
      weak: target,
    },
  )
  const publish = { actionType: 'sanity.action.document.publish', ...pair } as const
  expect(await failure(act(publish))).toMatchObject({
    statusCode: 409,
    details: { type: 'actionError', items: [{ error: { referenceID: 'voice' } }] },
  })
  await act([{ actionType: 'sanity.action.document.publish', draftId: 'drafts.voice', publishedId: 'voice' }, publish])
  expect((await all())[0]).toMatchObject({
    _id: 'home',
    made: { _type: 'reference', _ref: 'voice' },
    list: [{ _key: 'a', to: target }],
    weak: target,
  })
  expect((await all())[0]?.made).not.toHaveProperty('_weak')
  expect(JSON.stringify(await all())).not.toContain('_strengthenOnPublish')
  expect(await failure(client.delete('voice'))).toMatchObject({ statusCode: 409 })
})

test('publishing fails when either revision differs, or there is no draft', async () => {
  const { act, all } = await studio(published, draft)
  const publish = { actionType: 'sanity.action.document.publish', ...pair } as const
  for (const guard of [{ ifPublishedRevisionId: 'old' }, { ifDraftRevisionId: 'old' }]) {
    expect(await failure(act({ ...publish, ...guard }))).toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
    })
  }
  expect(await all()).toHaveLength(2)
  await act(publish)
  expect(await failure(act(publish))).toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: 'documentNotFoundError', id: 'drafts.home' } }] },
  })
})

test('unpublishing creates the draft, or keeps an existing one', async () => {
  const unpublish = { actionType: 'sanity.action.document.unpublish', ...pair } as const
  const first = await studio(published)
  await first.act(unpublish)
  expect(await first.all()).toMatchObject([{ _id: 'drafts.home', title: 'Home', _createdAt: published._createdAt }])
  expect(await failure(first.act(unpublish))).toMatchObject({ statusCode: 409 })
  const second = await studio(published, draft)
  await second.act(unpublish)
  expect(await second.all()).toMatchObject([{ _id: 'drafts.home', title: 'Draft' }])
})

test('changes are discarded', async () => {
  const { act, all } = await studio(published, draft)
  const discard = { actionType: 'sanity.action.document.version.discard', versionId: 'drafts.home' } as const
  await act(discard)
  expect(await failure(act(discard))).toMatchObject({ statusCode: 409 })
  expect(await all()).toMatchObject([{ _id: 'home' }])
})

test('deletes the published document with the named drafts', async () => {
  const { act, all } = await studio(published, draft)
  const remove = { actionType: 'sanity.action.document.delete', publishedId: 'home' } as const
  expect(await failure(act({ ...remove, includeDrafts: [] }))).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('"drafts.home" exists'),
  })
  await act({ ...remove, includeDrafts: ['drafts.home'] })
  expect(await all()).toEqual([])
})

test('referenced documents can be neither unpublished nor deleted', async () => {
  const { act, client } = await studio(published, { _id: 'menu', _type: 'menu', item: { _ref: 'home' } })
  const remove: Action = { actionType: 'sanity.action.document.delete', publishedId: 'home', includeDrafts: [] }
  const unpublish: Action = { actionType: 'sanity.action.document.unpublish', ...pair }
  for (const action of [remove, unpublish]) {
    expect(await failure(act(action))).toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('there are references to it from "menu"'),
      details: { type: 'actionError', items: [{ index: 0, error: { referencingIDs: ['menu'] } }] },
    })
  }
  await client.patch('menu').unset(['item']).commit()
  await act(remove)
})

test('restores an old revision as a draft, also of a deleted document', async () => {
  const { act, all } = await studio(published, draft)
  const attributes = { ...published, _id: 'drafts.home', title: 'Restored', _rev: 'old' }
  const replace = { actionType: 'sanity.action.document.replaceDraft', publishedId: 'home', attributes } as const
  await act(replace)
  expect(await all()).toMatchObject([{ _id: 'drafts.home', title: 'Restored' }, { _id: 'home' }])
  await act({ actionType: 'sanity.action.document.delete', publishedId: 'home', includeDrafts: ['drafts.home'] })
  expect(await failure(act(replace))).toMatchObject({ statusCode: 409 })
  const create = { actionType: 'sanity.action.document.create', publishedId: 'home', attributes } as const
  await act([{ ...create, ifExists: 'fail' }, replace])
  expect(await all()).toMatchObject([{ _id: 'drafts.home', title: 'Restored', _createdAt: published._createdAt }])
})

test('several actions succeed or fail together; a dry run keeps nothing', async () => {
  const { act, all, send } = await studio(published, draft)
  const publish = { actionType: 'sanity.action.document.publish', ...pair } as const
  const missing = { actionType: 'sanity.action.document.version.discard', versionId: 'drafts.none' } as const
  expect(await failure(act([publish, missing]))).toMatchObject({
    details: { items: [{ index: 1, error: { id: 'drafts.none' } }] },
  })
  expect((await send({ actions: [publish], dryRun: true, transactionId: 'try' })).body).toEqual({
    transactionId: 'try',
  })
  expect((await all()).map(({ _id }) => _id)).toEqual(['drafts.home', 'home'])
})

test.each([
  [{ actionType: kind('publish'), draftId: 'drafts.other', publishedId: 'home' }, '"publish.draftId"'],
  [{ actionType: kind('publish'), ...pair, publishedId: 'drafts.home' }, '"publish.publishedId"'],
  [{ actionType: kind('edit'), ...pair }, '"edit.patch"'],
  [{ actionType: kind('edit'), ...pair, patch: { set: { _type: 'x' } } }, '"_type"'],
  [{ actionType: kind('create'), publishedId: 'new', attributes: { _id: 'new', _type: 'x' } }, '"create.attributes"'],
  [{ actionType: kind('version.discard'), versionId: 'home' }, 'Only drafts'],
  [{ actionType: 'sanity.action.release.create' }, '"release.create.releaseId'],
  [{ actionType: 'sanity.action.release.rename' }, 'sanity.action.release.rename'],
  [{ actionType: kind('toString') }, 'toString'],
  [{}, 'actionType'],
])('refuses %j, naming the error', async (action, named) => {
  const { send, all } = await studio(published, draft)
  expect(await send({ actions: [action] })).toMatchObject({
    status: 400,
    body: {
      error: { type: 'actionError', items: [{ index: 0, error: { description: expect.stringContaining(named) } }] },
    },
  })
  expect(await all()).toHaveLength(2)
})

test.each([{}, { actions: [] }, { actions: {} }, []])('refuses the body %j', async (body) => {
  expect((await (await studio()).send(body)).status).toBe(400)
})

test('discards a draft by the former name of that action', async () => {
  const client = clientOf(await startLake({ dataset: { lines: [{ _id: 'drafts.a', _type: 'page' }] } }))
  await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' })
  await expect(client.getDocument('drafts.a')).resolves.toBeUndefined()
})
