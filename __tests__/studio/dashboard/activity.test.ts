/** What the start screen lists as published, from the history of a real local lake (B311). */
import { clientOf, startLake } from '@bowerbird/content-lake/testing/lake'
import { readLaunch } from '@/lib/launch/read-launch'
import { backTransaction, releaseTransaction } from '@/lib/launch/transactions'
import {
  type Activity,
  earlierDraft,
  readActivity,
  readDetails,
  titleOfChange,
  verbOf,
} from '@/studio/dashboard/activity'
import {
  type ImportRecordNow,
  importMutations,
  PAST_IMPORTS_QUERY,
  planUndo,
  since,
} from '@/studio/redirects/csv/import-record'

const OLD = '2020-01-01T00:00:00Z'

async function newLake(...ids: string[]) {
  const lines = ids.map((_id) => ({
    _id,
    _type: 'page',
    title: _id,
    path: `/${_id}`,
    _createdAt: OLD,
    _updatedAt: OLD,
  }))
  const client = clientOf(await startLake({ dataset: { lines } }), { token: 'local' })
  const read = () => readActivity(client, new Date())
  /** Each row in a line: the documents and what has happened to them. */
  async function rows(): Promise<string[]> {
    const lineOf = async (activity: Activity) => {
      if (activity.import) return `${activity.import.file}${activity.import.isUndo ? ' undone' : ''}`
      const { changes, launch } = await readDetails(client, activity)
      const named = changes.map((change) => `${titleOfChange(change)} ${verbOf(change)}`)
      return [...(launch ? [`${launch.name} ${launch.status}`] : []), ...named.sort()].join(', ')
    }
    return await Promise.all((await read()).map(lineOf))
  }
  return { client, read, rows }
}

test('every publish of a document is a row of its own, with its author, also after later ones', async () => {
  const { client, read, rows } = await newLake('home', 'draft')
  await client.patch('home').set({ title: 'Second' }).commit()
  await client.patch('home').set({ title: 'Third' }).commit()
  await client.create({ _id: 'drafts.draft', _type: 'page', title: 'Not out' })
  await client
    .transaction()
    .create({ _id: 'one', _type: 'review', author: 'Ann' })
    .create({ _id: 'two', _type: 'sample', title: 'A sample' })
    .commit()
  await client.delete('draft')
  expect(await rows()).toEqual([
    'draft removed from the site',
    'A sample published for the first time, Ann published for the first time',
    'Third published',
    'Second published',
  ])
  expect((await read()).map(({ author }) => author)).toEqual(Array(4).fill('local-editor'))
  const later = new Date(Date.now() + 8 * 86_400_000)
  expect(await readActivity(client, later)).toEqual([])
})

test('a publish is put back as a draft with the earlier words', async () => {
  const { client, read } = await newLake('home')
  await client.patch('home').set({ title: 'Second' }).commit()
  await client.patch('home').set({ title: 'Third' }).commit()
  const details = await Promise.all((await read()).map((activity) => readDetails(client, activity)))
  const drafts = details.flatMap(({ changes }) => changes.map(earlierDraft))
  expect(drafts).toEqual([
    expect.objectContaining({ _id: 'drafts.home', _type: 'page', title: 'Second' }),
    expect.objectContaining({ _id: 'drafts.home', title: 'home', path: '/home' }),
  ])
})

test('a page that goes offline, with its redirect, and comes back is two rows', async () => {
  const { client, read, rows } = await newLake('home', 'sale')
  const redirect = { _id: 'offline-sale', _type: 'redirect', source: '/sale' }
  await client
    .transaction()
    .patch('sale', (patch) => patch.set({ offline: true }))
    .create(redirect)
    .commit()
  await client
    .transaction()
    .patch('sale', (patch) => patch.unset(['offline']))
    .delete(redirect._id)
    .commit()
  expect(await rows()).toEqual([
    'sale put online again',
    expect.stringMatching(/^(\/sale published for the first time, )?sale taken offline$/),
  ])
  const [, taken] = await read()
  const { changes } = taken ? await readDetails(client, taken) : { changes: [] }
  expect(changes.flatMap((change) => earlierDraft(change) ?? [])).toEqual([])
})

test('a launch that is released and undone is two rows with its name', async () => {
  const { client, rows } = await newLake('home', 'prices')
  for (const id of ['home', 'prices']) {
    await client.create({ _id: `drafts.${id}`, _type: 'page', title: `${id} in summer`, path: `/${id}` })
  }
  const documents = ['home', 'prices'].map((id) => ({ _key: id, _type: 'reference', _ref: id, _weak: true }))
  await client.create({ _id: 'drafts.summer', _type: 'launch', name: 'Summer', documents })
  for (const step of ['release', 'undo'] as const) {
    const read = await readLaunch(client.withConfig({ perspective: 'raw' }), 'summer')
    if (!read) throw new Error('There is no launch')
    const now = new Date().toISOString()
    await client.mutate(
      step === 'release'
        ? releaseTransaction(read.launch, read.pairs, now, false)
        : backTransaction(read.launch, read.pairs, now, 'undo'),
    )
  }
  expect(await rows()).toEqual([
    'Summer undone, home published, prices published',
    'Summer released, home in summer published, prices in summer published',
  ])
})

test('an import is one row, and its undoing another; what is changed by hand since has a row of its own', async () => {
  const { client, rows, read } = await newLake('home')
  const written = Array.from({ length: 300 }, (_, index) => ({
    id: `redirect-${index}`,
    stored: null,
    fields: {
      source: `/old/${index}`,
      target: { kind: 'path' as const, path: '/', anchor: null, url: null, pageId: null },
      permanent: true,
      note: null,
    },
  }))
  await client.mutate(importMutations(written, 'moves.csv', new Date()))
  await client.patch('redirect-7').set({ note: 'By hand' }).commit()
  expect(await rows()).toEqual(['/old/7 published', 'moves.csv'])
  const [past] = await client.fetch<ImportRecordNow[]>(PAST_IMPORTS_QUERY, { since: since(new Date()) })
  if (!past) throw new Error('There is no record')
  await client.mutate(planUndo(past, new Date()).mutations)
  expect(await rows()).toEqual(['moves.csv undone', '/old/7 published', 'moves.csv'])
  expect(new Set((await read()).map(({ author }) => author))).toEqual(new Set(['local-editor']))
})
