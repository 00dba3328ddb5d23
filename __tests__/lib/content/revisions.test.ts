import { includesChange } from '@/lib/content/revisions'
import { contentEvent } from '../../helpers/data/content-event'

const UPDATE = contentEvent()
/** It holds the time of the last revision before it. */
const DELETION = contentEvent({ operation: 'delete', previousRev: 'r2' })

const seen = (rev: string, second: number) => ({ rev, updatedAt: `2026-01-01T00:00:${second}.000Z` })

test.each([
  ['an update', 'its own revision', UPDATE, seen('r2', 10), true],
  ['an update', 'a newer one', UPDATE, seen('r3', 11), true],
  ['an update', 'a newer one of the same second', UPDATE, seen('r3', 10), true],
  ['an update', 'the one before it, of the same second', UPDATE, seen('r1', 10), false],
  ['an update', 'an older one', UPDATE, seen('r0', 9), false],
  ['an update', 'nothing yet', UPDATE, null, false],
  ['a delete', 'nothing', DELETION, null, true],
  ['a delete', 'the revision that was deleted', DELETION, seen('r2', 10), false],
  ['a delete', 'one that was created after it', DELETION, seen('r9', 11), true],
])('%s when the query returns %s', (_event, _state, event, state, expected) => {
  expect(includesChange(event, state)).toBe(expected)
})
