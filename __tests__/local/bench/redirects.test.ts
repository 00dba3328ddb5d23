import { resolveRedirect } from '../../../lib/routing/redirects/resolve.ts'
import { compileRedirects } from '../../../lib/routing/redirects/table.ts'
import { makeRules, RULES } from '../../../local/bench/redirects.ts'

test('there are ten thousand valid rules', () => {
  expect(RULES.exact + RULES.patterns).toBe(10_000)
  const { table, problems } = compileRedirects(makeRules({ exact: 100, patterns: 10 }))
  expect([table.exact.size, table.patterns.length, problems]).toEqual([100, 10, []])
  expect(resolveRedirect(table, '/media-3/audio/a/b.mp3', () => false)).toMatchObject({
    destination: '/services/audio/a/b.mp3',
  })
})
