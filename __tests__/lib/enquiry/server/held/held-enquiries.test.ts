/** Enquiries that are held back: encrypted at rest, once each, for a limited time. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Enquiry } from '@/lib/api/models'
import { createHeldEnquiries } from '@/lib/enquiry/server/held/held-enquiries'
import { createSqliteStore } from '@/lib/state/server/sqlite-store'

const KEY = Buffer.alloc(32, 1).toString('base64')
const OTHER_KEY = Buffer.alloc(32, 2).toString('base64')
const HOUR = 3_600_000
const DAY = 24 * HOUR

const ENQUIRY: Enquiry = {
  name: 'Rosa Marsh',
  phone: '0400000000',
  email: 'rosa@example.com.au',
  brief: 'One voice, please.\n\nSource page: http://localhost/services',
}
const TYPED = ['Rosa', '0400000000', 'rosa@example', 'One voice', 'services']

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bowerbird-held-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function open(key: string | null) {
  let time = Date.UTC(2026, 0, 1)
  const now = () => time
  const store = createSqliteStore(join(folder, 'held.sqlite'), {
    capacity: { entries: 10, bytes: 1_000_000 },
    isPrivate: true,
    now,
  })
  return { held: createHeldEnquiries(store, key, now), store, pass: (ms: number) => (time += ms) }
}

/** What of the enquiry can be read in the files. */
function readable(): string[] {
  const bytes = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'latin1'))
  return TYPED.filter((text) => bytes.join('').includes(text))
}

test('with a key nothing of an enquiry can be read at rest, and it ends after 30 days', async () => {
  const { held, pass } = open(KEY)
  expect(await held.hold(ENQUIRY, 'honeypot')).toBe(true)
  expect(readable()).toEqual([])
  const [entry] = await held.list()
  expect(entry).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{12}$/),
    endsAt: '2026-01-31T00:00:00.000Z',
    held: { reason: 'honeypot', heldAt: '2026-01-01T00:00:00.000Z', enquiry: ENQUIRY },
  })
  expect(await held.find(entry?.id ?? '')).toEqual(entry)
  pass(30 * DAY - 1)
  expect(await held.count()).toBe(1)
  pass(1)
  expect(await held.count()).toBe(0)
})

test('without a key it is at rest for less than 24 hours and then not in a byte of the files, though nothing else is stored', async () => {
  const { held, pass } = open(null)
  await held.hold(ENQUIRY, 'fast')
  expect(readable()).toEqual(TYPED)
  pass(23 * HOUR - 1)
  expect((await held.list())[0]?.held?.enquiry).toEqual(ENQUIRY)
  pass(1)
  expect(await held.count()).toBe(0)
  await held.prune()
  expect(readable()).toEqual([])
})

test('what was removed is not in the files either', async () => {
  const { held } = open(null)
  await held.hold(ENQUIRY, 'fast')
  for (const { id } of await held.list()) await held.remove(id)
  expect(readable()).toEqual([])
})

test('the same enquiry is held once and its time does not begin again, whatever page or trap', async () => {
  const { held, pass } = open(KEY)
  await held.hold(ENQUIRY, 'honeypot')
  pass(DAY)
  const again = { ...ENQUIRY, brief: 'One voice, please.\n\nSource page: http://localhost/team' }
  expect(await held.hold(again, 'fast')).toBe(false)
  expect((await held.list()).map(({ endsAt }) => endsAt)).toEqual(['2026-01-31T00:00:00.000Z'])
  expect(await held.hold({ ...ENQUIRY, name: 'Rosa' }, 'fast')).toBe(true)
})

test('with another key, or damaged, it is listed as unreadable and can be removed', async () => {
  const { held, store } = open(KEY)
  await held.hold(ENQUIRY, 'honeypot')
  const [{ id } = { id: '' }] = await held.list()
  for (const key of [OTHER_KEY, null]) {
    const [entry] = await open(key).held.list()
    expect(entry).toMatchObject({ id, held: null })
  }
  const value = (await store.get(id)) ?? ''
  await store.delete(id)
  // An encrypted value belongs to its id.
  await store.add('000000000000', value, DAY)
  await store.add(id, `${value.slice(0, -8)}AAAAAAA=`, DAY)
  expect((await held.list()).map((entry) => entry.held)).toEqual([null, null])
  await held.remove(id)
  expect(await held.find(id)).toBeNull()
})
