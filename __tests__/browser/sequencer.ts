/**
 * Runs the test of pages made without the API first: only then are they as the build made them. The flood comes last: the site would count
 * it beside what other tests look for.
 */
import TestSequencer from '@jest/test-sequencer'

type Tests = Parameters<TestSequencer['sort']>[0]

export default class DownFirstFloodLast extends TestSequencer {
  override sort(tests: Tests): Tests {
    const rank = (path: string) => (path.endsWith('api-down.test.ts') ? 0 : path.endsWith('flood.test.ts') ? 2 : 1)
    return [...tests].sort((a, b) => rank(a.path) - rank(b.path) || a.path.localeCompare(b.path))
  }
}
