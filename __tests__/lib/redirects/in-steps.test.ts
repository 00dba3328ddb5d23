/** @jest-environment node */
import { compileInSteps, ROWS_AT_ONCE } from '@/lib/redirects/in-steps'
import { compileRedirects } from '@/lib/redirects/table'

const rows = Array.from({ length: ROWS_AT_ONCE * 10 }, (_, index) => ({
  id: `r${index}`,
  source: index % 7 === 0 ? '/twice' : `/old/${index}`,
  target: { kind: 'path', path: '/new', anchor: null, url: null },
  permanent: true,
}))

test('a large table is the same as when it is made at once, and others get their turns meanwhile', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const compiled = await compileInSteps(rows)
  clearImmediate(next)
  expect(turns).toBeGreaterThanOrEqual(9)
  expect(compiled).toEqual(compileRedirects(rows))
  expect(compiled.problems.length).toBeGreaterThan(100)
})
