/** What is due, what blocks a launch, and what becomes of references. */
import { blockersOf, uncheckedDocuments } from '@/lib/launch/blockers'
import { type StoredDocument, strengthened } from '@/lib/launch/contents'
import type { Launch } from '@/lib/launch/document'
import { lateness, nextDue, timesProblem } from '@/lib/launch/due'
import { pairsOf } from '@/lib/launch/read-launch'

const stored = (_id: string, fields = {}): StoredDocument => ({ _id, _type: 'page', _rev: `rev-${_id}`, ...fields })
const launchOf = (...ids: string[]): Launch => ({
  _id: 'drafts.l',
  _rev: '1',
  documents: ids.map((_ref) => ({ _key: _ref, _ref })),
})
const nothingElse = (_: string) => false

const [NINE, TEN] = ['2026-12-01T09:00:00.000Z', '2026-12-01T10:00:00.000Z']

test('a launch goes out only while it is scheduled, and back only after it went out', () => {
  const times = { startsAt: NINE, endsAt: TEN }
  expect(nextDue(times)).toBeNull()
  expect(nextDue({ ...times, status: 'scheduled' })).toEqual({ action: 'release', dueAt: Date.parse(NINE) })
  expect(nextDue({ ...times, status: 'released' })).toEqual({ action: 'end', dueAt: Date.parse(TEN) })
  expect(nextDue({ startsAt: NINE, status: 'released' })).toBeNull()
  for (const status of ['ended', 'undone', 'preparing'] as const) expect(nextDue({ ...times, status })).toBeNull()
  expect(nextDue({ ...times, status: 'scheduled', problem: 'Broken.' })).toBeNull()
  expect(timesProblem({ startsAt: TEN, endsAt: NINE })).toContain('after the beginning')
})

test('a release counts as late from a minute on, and only when the site has made it', () => {
  const launch = { ...launchOf(), startsAt: NINE, wasScheduled: true }
  expect(lateness({ ...launch, releasedAt: '2026-12-01T09:00:04.000Z' })).toBeNull()
  expect(lateness({ ...launch, releasedAt: '2026-12-01T09:12:00.000Z' })).toBe(720_000)
  expect(lateness({ ...launch, wasScheduled: false, releasedAt: TEN })).toBeNull()
})

test('a missing draft, a deleted document and a reference to what is not published block a launch', () => {
  const messages = (launch: Launch, documents: StoredDocument[], exists = nothingElse) =>
    blockersOf(launch, pairsOf(['a', 'b'], documents), exists).map(
      ({ documentId, message }) => `${documentId}: ${message}`,
    )
  expect(messages(launchOf(), [])).toEqual(['null: There is nothing in this launch yet.'])
  expect(messages(launchOf('a', 'b'), [stored('a')])).toEqual([
    expect.stringContaining('a: It has no unpublished changes'),
    'b: It has been deleted.',
  ])
  const link = stored('drafts.a', { link: { _ref: 'b', _weak: true, _strengthenOnPublish: { type: 'page' } } })
  expect(messages(launchOf('a'), [link])).toEqual([expect.stringContaining('(b)')])
  expect(messages(launchOf('a', 'b'), [link, stored('drafts.b')])).toEqual([])
  expect(messages(launchOf('a'), [link], (id) => id === 'b')).toEqual([])
})

test('a draft that was published earlier than the rest does not hold it back; a discarded one does', () => {
  const launch = { ...launchOf('a'), checks: [{ _key: 'a', draftRevision: 'd', publishedRevision: 'p', problems: 0 }] }
  const with_ = (_rev: string) => blockersOf(launch, pairsOf(['a'], [{ ...stored('a'), _rev }]), nothingElse)
  expect(with_('later')).toEqual([])
  expect(with_('p')).toHaveLength(1)
})

test('a draft that was changed since it was checked, or has problems, does not go out by itself', () => {
  const pairs = pairsOf(['a'], [stored('drafts.a')])
  const check = { _key: 'a', draftRevision: 'rev-drafts.a', publishedRevision: null, problems: 0 }
  const checked = (...checks: (typeof check)[]) => uncheckedDocuments({ ...launchOf('a'), checks }, pairs).length
  expect(checked(check)).toBe(0)
  expect(checked()).toBe(1)
  expect(checked({ ...check, draftRevision: 'earlier' })).toBe(1)
  expect(checked({ ...check, problems: 2 })).toBe(1)
})

test('references that were weak until publishing become strong, as the Content Lake does it', () => {
  const draft = {
    list: [{ _key: '1', _type: 'reference', _ref: 'b', _weak: true, _strengthenOnPublish: { type: 'page' } }],
  }
  expect(strengthened(draft)).toEqual({ list: [{ _key: '1', _type: 'reference', _ref: 'b' }] })
  const weak = { _ref: 'b', _weak: true, _strengthenOnPublish: { type: 'page', weak: true } }
  expect(strengthened(weak)).toEqual({ _ref: 'b', _weak: true })
})
