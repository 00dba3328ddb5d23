/**
 * Runs api-down.test.ts first, because only then are pages as the build rendered them, and flood.test.ts last,
 * because its counts would show up in other tests' lists.
 */
import TestSequencer from '@jest/test-sequencer'

type Tests = Parameters<TestSequencer['sort']>[0]

export default class DownFirstFloodLast extends TestSequencer {
  override sort(tests: Tests): Tests {
    const rank = (path: string) => (path.endsWith('api-down.test.ts') ? 0 : path.endsWith('flood.test.ts') ? 2 : 1)
    return [...tests].sort((a, b) => rank(a.path) - rank(b.path) || a.path.localeCompare(b.path))
  }
}
