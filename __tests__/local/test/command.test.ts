/** What `npm test` runs for its words and options. */
import { planForWords, stepsOf } from '@/local/test/command'

const files = {
  unit: ['__tests__/components/frame/menu.test.tsx', '__tests__/lib/facts/facts.test.ts'],
  browser: ['__tests__/browser/pages/menu.test.ts'],
}

test('words choose files by their path, without the checks', () => {
  const steps = stepsOf(planForWords(['menu'], files), ['--json'])
  expect(steps.map((step) => Object.keys(step))).toEqual([['Jest'], ['browsers']])
  expect(steps[0]?.Jest?.slice(-2)).toEqual(['--runTestsByPath', '__tests__/components/frame/menu.test.tsx'])
  expect(steps[1]?.browsers?.at(-1)).toBe('__tests__/browser/pages/menu.test.ts')
  expect(() => planForWords(['none'], files)).toThrow('No test file has a path with none.')
})

test('without words everything but what only CI runs; with --all that, too', () => {
  const everyday = stepsOf({ checks: true, unit: 'all', browser: 'everyday' }, [])
  expect(everyday.map((step) => Object.keys(step))).toEqual([['checks', 'Jest'], ['builds and sizes'], ['browsers']])
  const [option, pattern = ''] = everyday[2]?.browsers?.slice(-2) ?? []
  expect(option).toBe('--grep-invert')
  const onlyCi = [
    'operations/cluster.ci.test.ts a test',
    'pages/menu.test.ts a test @ci',
    'voices/voice-city.test.ts a test',
  ]
  expect(onlyCi.map((title) => new RegExp(pattern).test(title))).toEqual([true, true, false])
  // Containers change the network, at which Chromium ends requests: they run alone.
  const container = '__tests__/browser/operations/container.ci.test.ts'
  const some = stepsOf({ checks: false, unit: [], browser: [container, '__tests__/browser/pages/menu.test.ts'] }, [])
  expect(some.map((step) => Object.keys(step))).toEqual([['browsers'], ['containers']])
  const all = stepsOf({ checks: true, unit: 'all', browser: 'all' }, [])
  expect(all[2]?.browsers?.slice(-6)).toEqual(['--project', 'studio', '--project', 'site', '--project', 'cluster'])
  expect(all[3]?.containers?.slice(-2)).toEqual(['--project', 'containers'])
})
