import { resolveRedirect } from '../../../lib/routing/redirects/resolve.ts'
import { compileRedirects } from '../../../lib/routing/redirects/table.ts'
import { makeRules, RULES, redirectsReport } from '../../../local/bench/redirects.ts'

test('there are ten thousand valid rules', () => {
  expect(RULES.exact + RULES.patterns).toBe(10_000)
  const { table, problems } = compileRedirects(makeRules({ exact: 100, patterns: 10 }))
  expect([table.size, problems]).toEqual([110, []])
  expect(resolveRedirect(table, '/media-3/audio/a/b.mp3', () => false)).toMatchObject({
    destination: '/services/audio/a/b.mp3',
  })
})

test('the report lists all durations', () => {
  const report = redirectsReport(
    {
      compileMs: 51.2,
      memory: 4_140_000,
      lookUps: [{ name: 'a whole address', microseconds: 4.26 }],
    },
    [{ name: 'a redirect', status: 308, median: 0.84, p95: 2.13 }],
  )
  expect(report).toContain('with 10,000 rules, 1,000 of them patterns')
  expect(report).toContain('takes 51 ms at most. The table holds 4 MB.')
  expect(report).toMatch(/\| a whole address \|\s+4\.3 \| < 100 \|/)
  expect(report).toMatch(/\| a redirect \|\s+308 \|\s+0\.8 \|\s+2\.1 \|/)
})
