/** @jest-environment node */
import { resolveRedirect } from '../../../lib/redirects/resolve.ts'
import { compileRedirects } from '../../../lib/redirects/table.ts'
import { makeRules, RULES, redirectsReport } from '../../../local/bench/redirects.ts'

test('there are a hundred thousand rules, and they work', () => {
  expect(RULES.exact + RULES.patterns).toBe(100_000)
  const { table, problems } = compileRedirects(makeRules({ exact: 100, patterns: 10 }))
  expect([table.size, problems]).toEqual([110, []])
  expect(resolveRedirect(table, '/media-3/audio/a/b.mp3', () => false)).toMatchObject({
    destination: '/services/audio/a/b.mp3',
  })
})

test('the report says how long everything takes', () => {
  const report = redirectsReport(
    {
      compile: { atOnce: 512.4, inSteps: 600.2, longestWait: 7.7 },
      memory: 41_400_000,
      lookUps: [{ name: 'a whole address', microseconds: 4.26 }],
    },
    [{ name: 'a redirect', status: 308, median: 0.84, p95: 2.13 }],
  )
  expect(report).toContain('with 100,000 rules, 10,000 of them patterns')
  expect(report).toContain('512 ms at once')
  expect(report).toContain('600 ms; the longest that a visitor waits meanwhile is 8 ms. The table holds 41 MB.')
  expect(report).toMatch(/\| a whole address \|\s+4\.3 \| < 100 \|/)
  expect(report).toMatch(/\| a redirect \|\s+308 \|\s+0\.8 \|\s+2\.1 \|/)
})
