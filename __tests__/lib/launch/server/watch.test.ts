/** Launches on a real Content Lake: all or nothing, once, late ones too, and back again. */
import { clientOf, startLake } from '@bowerbird/content-lake/testing/lake'
import type { SanityClient } from '@sanity/client'
import type { Launch } from '@/lib/launch/document'
import { commit, hasConflict, readLaunch } from '@/lib/launch/read-launch'
import { runLaunch } from '@/lib/launch/server/run-launch'
import { createLaunchWatch } from '@/lib/launch/server/watch'
import { backTransaction, releaseTransaction } from '@/lib/launch/transactions'

const NINE = Date.parse('2026-12-01T09:00:00Z')
const iso = (time: number) => new Date(time).toISOString()

const FACTS = { _id: 'facts', _type: 'facts', phone: '03 1', others: [{ _key: 'p', name: 'price', value: '$300' }] }
const SALE = [{ _key: 'p', name: 'price', value: '$200' }]

async function start(fields: Partial<Launch> = {}) {
  const lines = [
    FACTS,
    { ...FACTS, _id: 'drafts.facts', others: SALE },
    { _id: 'drafts.sale', _type: 'page', path: '/sale' },
    { _id: 'home', _type: 'page', path: '/' },
    {
      _id: 'drafts.home',
      _type: 'page',
      path: '/',
      link: { _type: 'reference', _ref: 'sale', _weak: true, _strengthenOnPublish: { type: 'page' } },
    },
  ]
  const lake = clientOf(await startLake({ dataset: { lines } }), { perspective: 'raw', token: 'local' })
  const documents = ['facts', 'sale', 'home'].map((_ref) => ({ _key: _ref, _type: 'reference', _ref, _weak: true }))
  await lake.create({
    _id: 'drafts.l',
    _type: 'launch',
    name: 'Sale',
    documents,
    status: 'scheduled',
    startsAt: iso(NINE),
    ...fields,
  })
  await check(lake)
  return lake
}

/** As the Studio does when it has validated the drafts. */
async function check(lake: SanityClient): Promise<void> {
  const state = await readLaunch(lake, 'l')
  const checks = Array.from(state?.pairs ?? [], ([_key, { draft, published }]) => ({
    _key,
    draftRevision: draft?._rev ?? null,
    publishedRevision: published?._rev ?? null,
    problems: 0,
  }))
  await lake.patch('drafts.l').set({ checks }).commit()
}

const launchIn = async (lake: SanityClient) => (await lake.getDocument<Launch>('drafts.l')) ?? null
const idsIn = (lake: SanityClient) => lake.fetch<string[]>('*[_type in ["facts", "page"]]._id | order(@)')
const at = (time: number) => () => time

function watcher(lake: SanityClient, now: () => number, lock = async () => true) {
  const logs: unknown[] = []
  const log = (event: string, details: object) => logs.push({ event, ...details })
  return { checkLaunches: createLaunchWatch({ lake, lock, now, log, logProblem: log }), logs }
}

test('nothing happens before its time, and the next check is at its time', async () => {
  const lake = await start()
  const { checkLaunches, logs } = watcher(lake, at(NINE - 5000))
  expect(await checkLaunches()).toBe(5000)
  expect(logs).toEqual([])
  expect(await idsIn(lake)).toContain('drafts.facts')
})

test('at its time all drafts are published in one transaction with the status of the launch', async () => {
  const lake = await start()
  const { checkLaunches, logs } = watcher(lake, at(NINE))
  expect(await checkLaunches()).toBe(0)
  expect(await idsIn(lake)).toEqual(['facts', 'home', 'sale'])
  const revisions = await lake.fetch<string[]>('array::unique(*[_id in ["facts", "home", "sale", "drafts.l"]]._rev)')
  expect(revisions).toHaveLength(1)
  expect(await lake.getDocument('home')).toMatchObject({ link: { _type: 'reference', _ref: 'sale' } })
  expect((await lake.getDocument('home'))?.link).not.toHaveProperty('_weak')
  expect(await launchIn(lake)).toMatchObject({ status: 'released', wasScheduled: true, releasedAt: iso(NINE) })
  expect(logs).toEqual([expect.objectContaining({ event: 'launch.done', action: 'release', name: 'Sale' })])
})

test('two instances without a lock release it once', async () => {
  const lake = await start()
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => runLaunch(lake, 'l', at(NINE))))
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['done', ...Array.from({ length: 7 }, () => 'nothing')])
})

test('a transaction made of older revisions changes nothing at all', async () => {
  const lake = await start()
  const state = await readLaunch(lake, 'l')
  if (!state) throw new Error('There is no launch')
  const transaction = releaseTransaction(state.launch, state.pairs, iso(NINE), true)
  await lake.patch('drafts.sale').set({ title: 'Changed at the last moment' }).commit()
  const error = await commit(lake, transaction).catch((reason: unknown) => reason)
  expect(hasConflict(error)).toBe(true)
  expect(await idsIn(lake)).toEqual(['drafts.facts', 'drafts.home', 'drafts.sale', 'facts', 'home'])
  expect(await launchIn(lake)).toMatchObject({ status: 'scheduled' })
})

test('while another instance has the lock this one waits, and releases it when the other has ended', async () => {
  const lake = await start()
  const locks = [false, true]
  const { checkLaunches } = watcher(lake, at(NINE), async () => locks.shift() ?? true)
  expect(await checkLaunches()).toBe(1000)
  expect(await launchIn(lake)).toMatchObject({ status: 'scheduled' })
  await checkLaunches()
  expect(await launchIn(lake)).toMatchObject({ status: 'released' })
})

test('a missed time is made up for at the next start, and said', async () => {
  const lake = await start()
  const { checkLaunches, logs } = watcher(lake, at(NINE + 720_000))
  await checkLaunches()
  expect(logs).toEqual([expect.objectContaining({ event: 'launch.done_late', lateSeconds: 720 })])
  expect(await launchIn(lake)).toMatchObject({ status: 'released' })
})

test('a launch whose end has passed as well does not go out', async () => {
  const lake = await start({ endsAt: iso(NINE + 1000) })
  const { checkLaunches, logs } = watcher(lake, at(NINE + 2000))
  await checkLaunches()
  expect(logs).toEqual([expect.objectContaining({ event: 'launch.held' })])
  expect(await idsIn(lake)).toContain('drafts.facts')
  expect(await checkLaunches()).toBe(60_000)
})

test.each([
  [
    'a discarded draft',
    async (lake: SanityClient) => lake.delete('drafts.facts'),
    'Facts: It has no unpublished changes',
  ],
  [
    'a draft that was changed since it was checked',
    async (lake: SanityClient) => lake.patch('drafts.sale').set({ title: 'x' }).commit(),
    'x: It was changed',
  ],
])('%s holds the whole launch, and says why', async (_, spoil, reason) => {
  const lake = await start()
  await spoil(lake)
  const { checkLaunches, logs } = watcher(lake, at(NINE))
  await checkLaunches()
  expect(await launchIn(lake)).toMatchObject({ status: 'scheduled', problem: expect.stringContaining(reason) })
  expect(logs).toEqual([expect.objectContaining({ event: 'launch.held' })])
  expect(await lake.getDocument('home')).not.toHaveProperty('link')
})

test('at its end everything goes back but what others have corrected, and new pages are drafts again', async () => {
  const lake = await start({ endsAt: iso(NINE + 60_000) })
  await runLaunch(lake, 'l', at(NINE))
  await lake.patch('facts').set({ phone: '03 2' }).commit()
  const { checkLaunches } = watcher(lake, at(NINE + 60_000))
  await checkLaunches()
  expect(await lake.getDocument('facts')).toMatchObject({ phone: '03 2', others: FACTS.others })
  expect(await idsIn(lake)).toEqual(['drafts.sale', 'facts', 'home'])
  expect(await launchIn(lake)).toMatchObject({ status: 'ended', leftAlone: [] })
})

test('an end that a reference stands in the way of is held, with the reason', async () => {
  const lake = await start({ endsAt: iso(NINE + 60_000) })
  await runLaunch(lake, 'l', at(NINE))
  await lake.create({ _id: 'other', _type: 'page', link: { _type: 'reference', _ref: 'sale' } })
  expect(await runLaunch(lake, 'l', at(NINE + 60_000))).toMatchObject({
    kind: 'held',
    problem: expect.stringContaining('"sale" cannot be deleted'),
  })
  expect(await lake.getDocument('facts')).toMatchObject({ others: SALE })
})

test('undone, everything is as before the release, drafts too, and it can be released again', async () => {
  const lake = await start()
  const before = await lake.fetch('*[_type in ["facts", "page"]]{_id, others, path, "link": link._ref} | order(_id)')
  await runLaunch(lake, 'l', at(NINE))
  const state = await readLaunch(lake, 'l')
  if (!state) throw new Error('There is no launch')
  await commit(lake, backTransaction(state.launch, state.pairs, iso(NINE), 'undo'))
  expect(await lake.fetch('*[_type in ["facts", "page"]]{_id, others, path, "link": link._ref} | order(_id)')).toEqual(
    before,
  )
  expect(await launchIn(lake)).toMatchObject({ status: 'undone' })
  await lake.patch('drafts.l').set({ status: 'scheduled' }).commit()
  await check(lake)
  expect(await runLaunch(lake, 'l', at(NINE))).toMatchObject({ kind: 'done' })
  expect(await idsIn(lake)).toEqual(['facts', 'home', 'sale'])
})

test('a Content Lake that does not respond is tried again after a second, and logged once', async () => {
  const lake = clientOf({ origin: 'http://127.0.0.1:9' }, { perspective: 'raw', token: 'local' })
  const { checkLaunches, logs } = watcher(lake, at(NINE))
  expect([await checkLaunches(), await checkLaunches()]).toEqual([1000, 1000])
  expect(logs).toEqual([expect.objectContaining({ event: 'launch.unreadable' })])
})
