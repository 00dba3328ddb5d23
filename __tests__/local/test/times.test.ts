/** What `npm test` reports of its time. */
import { browserShare, formatTimes, runMeasured, type Step, type TestTimes } from '@/local/test/times'

const times: TestTimes = {
  steps: [
    { wallSeconds: { checks: 30.04, Jest: 61 }, processorSeconds: 120 },
    { wallSeconds: { browsers: 40 }, processorSeconds: 70 },
  ],
  stackSeconds: 10,
  unit: Array.from({ length: 12 }, (_, index) => ({ file: `unit-${index}.test.ts`, seconds: index })),
  browser: [{ file: 'journey.test.ts', seconds: 34 }],
}

test('names the ten slowest files, the seconds of each step and the share of the browser tests', () => {
  const lines = formatTimes(times).split('\n')
  expect(lines.slice(0, 3)).toEqual([
    'Slowest test files',
    '    34.0 s  journey.test.ts',
    '    11.0 s  unit-11.test.ts',
  ])
  expect(lines.indexOf('Steps')).toBe(11)
  expect(lines).toContain('    30.0 s  checks')
  expect(lines).toContain('   120.0 s  of the processors for checks and Jest')
  // 34 and 10 to 66.
  expect(browserShare(times)).toBeCloseTo(0.4)
  expect(lines.at(-1)).toBe('Browser tests have 40 % of the time of all test files.')
})

test('stops at the first step that fails, with its exit code and the times so far', async () => {
  const steps: Step[] = [{ quick: ['-e', ''], failing: ['-e', 'process.exit(3)'] }, { never: ['-e', ''] }]
  const { code, times: measured } = await runMeasured(() => steps)
  expect(code).toBe(3)
  expect(measured.steps.map(({ wallSeconds }) => Object.keys(wallSeconds).sort())).toEqual([['failing', 'quick']])
})
