import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import type { LakeDocument } from '../../src/dataset.ts'
import { effectsOf } from '../../src/history/effects.ts'
import { clientOf, requestLake, startLake } from '../../testing/lake.ts'

type Entry = { id: string; author: string; timestamp: string; documentIDs: string[]; effects: Record<string, Effects> }
type Effects = { apply: unknown[]; revert: unknown[] }
type Event = { type: string; author: string; timestamp: string; [field: string]: unknown }

const pair = { draftId: 'drafts.home', publishedId: 'home' }
const seeded = { _id: 'home', _type: 'page', _rev: 'seed-rev', _createdAt: '2020-01-01T00:00:00Z', title: 'Seeded' }

/** Applies effects, as clients do. */
function withoutRevision(document: object | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document ?? {}).filter(([name]) => name !== '_rev'))
}

/** A lake with one published document from a seed, and its history. */
async function lakeWithPast() {
  const lake = await startLake({ dataset: { lines: [{ ...seeded, _updatedAt: '2021-01-01T00:00:00.000Z' }] } })
  const client = clientOf(lake, { perspective: 'raw' })
  const get = async (path: string) => {
    const { status, bytes } = await requestLake(lake, `/v2025-02-19/data/history/production/${path}`)
    return { status, text: bytes.toString() }
  }
  const json = async <Body>(path: string): Promise<Body> => JSON.parse((await get(path)).text)
  const edit = (title: string, transactionId: string) =>
    client.action({ actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title } } }, { transactionId })
  return {
    client,
    get,
    edit,
    publish: (transactionId: string) =>
      client.action({ actionType: 'sanity.action.document.publish', ...pair }, { transactionId }),
    discard: (transactionId: string) =>
      client.action(
        { actionType: 'sanity.action.document.version.discard', versionId: 'drafts.home' },
        { transactionId },
      ),
    documents: async (path: string) => (await json<{ documents: LakeDocument[] }>(`documents/${path}`)).documents,
    events: async (id: string) => {
      const { events } = await json<{ events: Record<string, Event[]> }>(`events/documents/${id}`)
      return events[id] ?? []
    },
    entries: async (path: string): Promise<Entry[]> => {
      const { text } = await get(`transactions/${path}`)
      return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
    },
  }
}

test('every revision can be read again, also those of the seed', async () => {
  const { edit, publish, documents } = await lakeWithPast()
  expect(await documents('home?revision=seed-rev')).toMatchObject([{ title: 'Seeded', _rev: 'seed-rev' }])
  await edit('One', 't1')
  await edit('Two', 't2')
  await publish('t3')
  // Before there was a draft, its content is that of the published document.
  expect(await documents('drafts.home?revision=seed-rev')).toMatchObject([{ _id: 'home', title: 'Seeded' }])
  expect(await documents('home,drafts.home?revision=t1')).toMatchObject([
    { _id: 'home', title: 'Seeded', _rev: 'seed-rev', _updatedAt: '2021-01-01T00:00:00.000Z' },
    { _id: 'drafts.home', title: 'One', _rev: 't1' },
  ])
  expect(await documents('home,drafts.home?revision=t3')).toMatchObject([{ _id: 'home', title: 'Two', _rev: 't3' }])
  expect(await documents('drafts.home?lastRevision=true')).toMatchObject([{ title: 'Two', _rev: 't2' }])
  expect(await documents('home?revision=unknown')).toEqual([])
  expect(await documents('nothing?lastRevision=true')).toEqual([])
})

test('returns the events of a draft, newest first, with author and time', async () => {
  const { edit, publish, discard, events } = await lakeWithPast()
  await edit('One', 't1')
  await edit('Two', 't2')
  await publish('t3')
  await edit('Three', 't4')
  await discard('t5')
  const list = await events('drafts.home')
  expect(list).toMatchObject([
    { type: 'deleteDocumentVersion', versionRevisionId: 't4' },
    { type: 'createDocumentVersion', versionRevisionId: 't4' },
    { type: 'publishDocumentVersion', versionRevisionId: 't2', revisionId: 't3', publishCause: 'document.publish' },
    { type: 'createDocumentVersion', versionRevisionId: 't1', versionId: 'drafts.home', documentId: 'home' },
    { type: 'publishDocumentVersion', revisionId: 'seed-rev' },
  ])
  expect(list.map(({ author }) => author)).toEqual(Array.from({ length: 5 }, () => 'local-editor'))
  const times = list.map(({ timestamp }) => Date.parse(timestamp))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

test('returns the events of the published document', async () => {
  const { edit, publish, events, client } = await lakeWithPast()
  await edit('One', 't1')
  await publish('t2')
  await client.patch('home').set({ title: 'By a program' }).commit()
  await client.action({ actionType: 'sanity.action.document.unpublish', ...pair })
  await client.action({ actionType: 'sanity.action.document.publish', ...pair })
  await client.action({ actionType: 'sanity.action.document.delete', publishedId: 'home', includeDrafts: [] })
  expect((await events('home')).map(({ type }) => type)).toEqual([
    'deleteDocumentGroup',
    'publishDocumentVersion',
    'unpublishDocument',
    'publishDocumentVersion',
    'publishDocumentVersion',
    'publishDocumentVersion',
  ])
  expect((await events('drafts.home')).map(({ type }) => type)).toContain('unpublishDocument')
})

test('lists the transactions of a document with effects that produce each revision from the one before', async () => {
  const { edit, publish, entries, documents } = await lakeWithPast()
  await edit('One', 't1')
  await edit('Two', 't2')
  await publish('t3')
  const query = 'limit=50'
  const list = await entries(`drafts.home?${query}`)
  expect(list.map(({ id, author, documentIDs }) => [id, author, documentIDs])).toEqual(
    ['t1', 't2', 't3'].map((id) => [id, 'local-editor', ['drafts.home']]),
  )
  const one = withoutRevision((await documents('drafts.home?revision=t1'))[0])
  const two = withoutRevision((await documents('drafts.home?revision=t2'))[0])
  const [made, changed, deleted] = list.map(({ effects }) => effects['drafts.home'])
  expect(applyPatch(null, made?.apply ?? [])).toEqual(one)
  expect(made?.revert).toEqual([0, null])
  expect(applyPatch(one, changed?.apply ?? [])).toEqual(two)
  expect(applyPatch(two, changed?.revert ?? [])).toEqual(one)
  expect(deleted?.apply).toEqual([0, null])
  const both = await entries(`home,drafts.home?${query}&reverse=true`)
  expect(both.map(({ id }) => id)).toEqual(['t3', 't2', 't1'])
  expect(Object.keys(both[0]?.effects ?? {}).sort()).toEqual(['drafts.home', 'home'])
  expect((await entries(`drafts.home?${query}&fromTransaction=t2`)).map(({ id }) => id)).toEqual(['t2', 't3'])
  expect((await entries(`drafts.home?${query}&fromTransaction=&toTransaction=t2`)).map(({ id }) => id)).toEqual([
    't1',
    't2',
  ])
  expect((await entries('drafts.home?limit=1&reverse=true')).map(({ id }) => id)).toEqual(['t3'])
  expect(await entries('nothing')).toEqual([])
})

test('refuses invalid requests', async () => {
  const { get } = await lakeWithPast()
  for (const path of [
    'documents/home',
    'transactions/home?limit=0',
    'transactions/home?fromTime=never',
    'events/documents/home,drafts.home',
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 400])
  }
})

const { document } = fc.letrec<{ value: unknown; document: LakeDocument }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, '', 'β', '𝕏'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.record({ _key: fc.constantFrom('k0', 'k1', 'k2'), v: tie('value') }), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('f0', 'f1', 'f2'), tie('value')),
  ),
  document: fc.record({ _id: fc.constant('a'), _type: fc.constant('page'), a: tie('value'), b: tie('value') }),
}))

test('effects turn any document into any other, and back', () => {
  const property = fc.property(document, document, (before, after) => {
    const { apply, revert } = effectsOf(before, after)
    expect(applyPatch(before, [...apply])).toEqual(after)
    expect(applyPatch(after, [...revert])).toEqual(before)
  })
  fc.assert(property, { numRuns: Number(process.env.FAST_CHECK_RUNS ?? 100) })
})

test('effects change only the fields that changed', () => {
  const before = { _id: 'a', _type: 'page', list: [{ _key: 'x', n: 1, text: 'Long text' }, { _key: 'y' }], title: 'T' }
  const after = { ...before, list: [{ ...before.list[0], n: 2 }, { _key: 'y' }] }
  expect(JSON.stringify(effectsOf(before, after).apply)).not.toMatch(/Long text|title|"T"/)
})

test('lists transactions between two times and of some authors, with mutations that have their result (B403)', async () => {
  const { edit, entries, documents } = await lakeWithPast()
  for (const id of ['t1', 't2', 't3']) {
    await edit(id, id)
    await pause(5)
  }
  const times = (await entries('drafts.home')).map(({ timestamp }) => timestamp)
  const idsOf = async (query: string) => (await entries(`drafts.home?${query}`)).map(({ id }) => id)
  expect(await idsOf(`fromTime=${times[1]}`)).toEqual(['t2', 't3'])
  expect(await idsOf(`toTime=${times[1]}`)).toEqual(['t1', 't2'])
  expect(await idsOf(`fromTime=${times[1]}&toTime=${times[1]}&reverse=true`)).toEqual(['t2'])
  expect(await idsOf('authors=somebody,local-editor&limit=2')).toEqual(['t1', 't2'])
  expect(await idsOf('authors=somebody')).toEqual([])
  const [first] = await entries('drafts.home?limit=1')
  expect(first).toHaveProperty('mutations', [{ createOrReplace: (await documents('drafts.home?revision=t1'))[0] }])
  for (const option of ['excludeContent', 'excludeMutations']) {
    expect((await entries(`drafts.home?${option}=true`))[0]).not.toHaveProperty('mutations')
  }
})
