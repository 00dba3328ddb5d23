/** The import's store on a real local lake: published and draft documents, batches, and resuming. */

import { type ImportPlan, planImport, sizeOf } from '@/lib/routing/redirects/csv/plan'
import { readRedirectFile } from '@/lib/routing/redirects/csv/read-file'
import { writeRedirectFile } from '@/lib/routing/redirects/csv/write-file'
import { createImportStore, type Snapshot } from '@/studio/redirects/tool/csv/store'
import { RULES } from '../../helpers/redirect-site'
import { clientOf, failure, startLake } from '../../local/content-lake/support'

const toServices = {
  _type: 'redirectTarget',
  kind: 'page',
  page: { _type: 'reference', _ref: 'page-services', _weak: true },
}
const PAGE = { _id: 'page-services', _type: 'page', path: '/services' }

async function newStore(lines: Record<string, unknown>[] = []) {
  const lake = await startLake({ dataset: { lines: [PAGE, ...lines] } })
  const client = clientOf(lake, { perspective: 'raw', token: 'local' })
  return { client, store: createImportStore(client) }
}

function plan(text: string, { site }: Snapshot, removesMissing = false): ImportPlan {
  const file = readRedirectFile(text)
  if (typeof file === 'string') throw new Error(file)
  return planImport(file, site, { rules: RULES, removesMissing })
}

test("written redirects are published, in the same form as by the Studio's form", async () => {
  const { client, store } = await newStore([
    { _id: 'one', _type: 'redirect', source: '/one', target: toServices, permanent: true, note: 'why' },
    { _id: 'two', _type: 'redirect', source: '/two', target: toServices },
    { _id: 'drafts.three', _type: 'redirect', source: '/three', target: toServices },
  ])
  const snapshot = await store.read()
  expect(writeRedirectFile(snapshot.site)).toBe(
    'source,target,permanent,note\r\n/one,/services,yes,why\r\n/two,/services,yes,\r\n',
  )
  const text =
    'source,target,permanent,note\n/one,https://x.example/a?b=c,no,\n/new,/services#how,yes,new\n/plain,/services?a=b,,\n/three,/services,,\n'
  const planned = plan(text, snapshot, true)
  const told: number[] = []
  await store.write(planned, snapshot.revisions, (done) => told.push(done))
  expect(told).toEqual([4])
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
    { id: 'drafts.three', source: '/three', target: toServices, permanent: null, note: null },
  ])
  expect(sizeOf(plan(text, await store.read(), true))).toBe(0)
})

test('a redirect changed after the read fails its transaction, which is rolled back as a whole', async () => {
  const { client, store } = await newStore([
    { _id: 'one', _type: 'redirect', source: '/one', target: toServices },
    { _id: 'two', _type: 'redirect', source: '/two', target: toServices },
  ])
  const snapshot = await store.read()
  const planned = plan('source,target,permanent\n/one,/services,no\n/two,/services,no\n', snapshot)
  await client.patch('two').set({ note: 'A colleague was here.' }).commit()
  const told: number[] = []
  expect(await failure(store.write(planned, snapshot.revisions, (done) => told.push(done)))).toBeInstanceOf(Error)
  expect(told).toEqual([])
  expect(await client.fetch('*[_id == "one"][0].permanent')).toBeNull()
})

test('5,000 rows are written in transactions of 100; after an interruption the rest follows, and nothing twice', async () => {
  const { client, store } = await newStore()
  const text = `source,target\n${Array.from({ length: 5000 }, (_, index) => `/old/${index},/services`).join('\n')}\n`
  const first = await store.read()
  const planned = plan(text, first)
  expect(planned.create).toHaveLength(5000)
  const told: number[] = []
  const stop = new Error('The connection is gone.')
  const stopped = store.write(planned, first.revisions, (done) => {
    told.push(done)
    if (done === 1200) throw stop
  })
  expect(await failure(stopped)).toBe(stop)
  expect(told).toEqual(Array.from({ length: 12 }, (_, index) => (index + 1) * 100))
  const second = await store.read()
  const rest = plan(text, second)
  expect([rest.same, rest.create.length]).toEqual([1200, 3800])
  await store.write(rest, second.revisions, () => {})
  expect(await client.fetch('count(*[_type == "redirect"])')).toBe(5000)
  expect(sizeOf(plan(text, await store.read()))).toBe(0)
})
