import { createEventHistory, includesChange } from '@/lib/revalidation/visible'
import type { ContentEvent } from '@/lib/revalidation/webhook'
import { contentEvent } from '../../helpers/content-event'

/** The delete event holds the time of the last revision before it. */
const deletion = (over: Partial<ContentEvent> = {}) =>
  contentEvent({ operation: 'delete', rev: null, previousRev: 'r2', ...over })

const seen = (rev: string, second: number) => ({ rev, updatedAt: `2026-01-01T00:00:${second}.000Z` })

test.each([
  ['its own revision', seen('r2', 10), true],
  ['a newer one', seen('r3', 11), true],
  ['a newer one of the same second', seen('r3', 10), true],
  ['the one before it, of the same second', seen('r1', 10), false],
  ['an older one', seen('r0', 9), false],
  ['nothing yet', null, false],
])('an update when the query returns %s', (_, state, expected) => {
  expect(includesChange(contentEvent(), state, false)).toBe(expected)
})

test.each([
  ['nothing', null, true],
  ['the revision that was deleted', seen('r2', 10), false],
  ['an older one', seen('r1', 9), false],
  ['one that was created after it', seen('r9', 11), true],
])('a delete when the query returns %s', (_, state, expected) => {
  expect(includesChange(deletion(), state, false)).toBe(expected)
})

test('a document that is created again after its delete is waited for', () => {
  const history = createEventHistory()
  history.remember(deletion())
  const again = contentEvent({ operation: 'create', rev: 'r5', updatedAt: '2026-01-01T00:00:11Z' })
  expect(history.isDeletedSince(again)).toBe(false)
  const sameSecond = contentEvent({ operation: 'create', rev: 'r5', previousRev: null })
  expect(history.isDeletedSince(sameSecond)).toBe(false)
})
