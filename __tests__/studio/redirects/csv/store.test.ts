/** An import on a real local lake: one transaction, published at once. */
import { clientOf, failure, startLake } from '@bowerbird/content-lake/testing/lake'
import type { SanityClient } from '@sanity/client'
import { mutationsOf, withIds } from '@/studio/redirects/csv/import-plan'
import {
  type ImportRecordNow,
  importMutations,
  PAST_IMPORTS_QUERY,
  planUndo,
  since,
} from '@/studio/redirects/csv/import-record'
import { LAKE_ROW, type LakeRow, lakeRoutes } from '@/studio/redirects/routes/lake-routes'
import { planOf } from '../../../helpers/data/redirect-site'

const toServices = {
  _type: 'redirectTarget',
  kind: 'page',
  page: { _type: 'reference', _ref: 'page-services', _weak: true },
}
const PAGE = { _id: 'page-services', _type: 'page', path: '/services' }

async function newLake(...lines: Record<string, unknown>[]): Promise<SanityClient> {
  const lake = await startLake({ dataset: { lines: [PAGE, ...lines] } })
  return clientOf(lake, { perspective: 'raw', token: 'local' })
}

async function changesOf(client: SanityClient, text: string) {
  const rows = await client.fetch<LakeRow[]>(`*[_type in ["page", "redirect"]]${LAKE_ROW}`)
  return planOf(text, lakeRoutes(rows)).changes
}

test("written redirects are published, in the same form as by the Studio's form", async () => {
  const client = await newLake({ _id: 'one', _type: 'redirect', source: '/one', target: toServices, note: 'why' })
  const text =
    'source,target,permanent,note\n/one,https://x.example/a?b=c,no,\n/new,/services#how,yes,new\n/plain,/services?a=b,,\n'
  await client.mutate(mutationsOf(withIds(await changesOf(client, text))))
  const stored = await client.fetch(
    '*[_type == "redirect"] | order(source){ "id": _id, source, target, permanent, note }',
  )
  expect(stored).toEqual([
    {
      id: expect.not.stringContaining('.'),
      source: '/new',
      target: { ...toServices, anchor: 'how' },
      permanent: true,
      note: 'new',
    },
    {
      id: 'one',
      source: '/one',
      target: { _type: 'redirectTarget', kind: 'external', url: 'https://x.example/a?b=c' },
      permanent: false,
      note: null,
    },
    {
      id: expect.any(String),
      source: '/plain',
      target: { _type: 'redirectTarget', kind: 'path', path: '/services?a=b' },
      permanent: true,
      note: null,
    },
  ])
  expect(await changesOf(client, text)).toEqual([])
})

test('when a redirect has been changed since it was read, nothing is written', async () => {
  const client = await newLake(
    { _id: 'one', _type: 'redirect', source: '/one', target: toServices },
    { _id: 'two', _type: 'redirect', source: '/two', target: toServices },
  )
  const changes = await changesOf(client, 'source,target,permanent\n/one,/services,no\n/two,/services,no\n')
  await client.patch('two').set({ note: 'A colleague was here.' }).commit()
  expect(await failure(client.mutate(mutationsOf(withIds(changes))))).toBeInstanceOf(Error)
  expect(await client.fetch('*[_id == "one"][0].permanent')).toBeNull()
})

test('5,000 rows are written in one transaction', async () => {
  const client = await newLake()
  const text = `source,target\n${Array.from({ length: 5000 }, (_, index) => `/old/${index},/services`).join('\n')}\n`
  await client.mutate(mutationsOf(withIds(await changesOf(client, text))), { returnDocuments: false })
  expect(await client.fetch('count(*[_type == "redirect"])')).toBe(5000)
  expect(await changesOf(client, text)).toEqual([])
})

describe('an import', () => {
  const REDIRECTS = '*[_type == "redirect"] | order(source){ source, target, permanent, note }'
  const text =
    'source,target,permanent,note\n/one,https://x.example/a,no,\n/two,/services,no,now\n/new,/services,yes,\n'
  let client: SanityClient
  let before: unknown

  beforeEach(async () => {
    client = await newLake(
      { _id: 'one', _type: 'redirect', source: '/one', target: toServices, permanent: true, note: 'why' },
      { _id: 'two', _type: 'redirect', source: '/two', target: toServices, permanent: true },
    )
    before = await client.fetch(REDIRECTS)
    await client.mutate(importMutations(withIds(await changesOf(client, text)), 'new.csv', new Date()))
  })

  async function importRecords(now = new Date()): Promise<ImportRecordNow[]> {
    return await client.fetch(PAST_IMPORTS_QUERY, { since: since(now) })
  }

  test('is undone in one transaction: what it made is deleted, what it changed is as before', async () => {
    const [past] = await importRecords()
    if (!past) throw new Error('There is no record')
    expect(past).toMatchObject({
      file: 'new.csv',
      redirects: [{ source: '/one' }, { source: '/two' }, { source: '/new' }],
    })
    const { undone, left, mutations } = planUndo(past, new Date())
    expect([undone.length, left.length]).toEqual([3, 0])
    await client.mutate(mutations)
    expect(await client.fetch(REDIRECTS)).toEqual(before)
    expect(await importRecords()).toEqual([])
  })

  test('leaves what has been changed since, and fails as a whole when something changes meanwhile', async () => {
    await client.patch('one').set({ note: 'A colleague was here.' }).commit()
    const [past] = await importRecords()
    if (!past) throw new Error('There is no record')
    const { undone, left, mutations } = planUndo(past, new Date())
    expect([undone.map(({ source }) => source), left.map(({ source }) => source)]).toEqual([['/two', '/new'], ['/one']])
    await client.patch('two').set({ note: 'Here as well.' }).commit()
    expect(await failure(client.mutate(mutations))).toBeInstanceOf(Error)
    expect(await client.fetch('count(*[_type == "redirect"])')).toBe(3)
  })

  test('can be undone for a day, and is known for a week', async () => {
    const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000 + 1000)
    const files = '*[_type == "redirectImport"] | order(at).file'
    expect(await importRecords(later(1))).toEqual([])
    await client.mutate(importMutations([], 'later.csv', later(1)))
    expect(await client.fetch(files)).toEqual(['new.csv', 'later.csv'])
    await client.mutate(importMutations([], 'last.csv', later(7)))
    expect(await client.fetch(files)).toEqual(['later.csv', 'last.csv'])
  })
})
