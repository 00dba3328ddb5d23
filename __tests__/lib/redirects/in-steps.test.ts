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
  expect(compiled).toMatchObject(compileRedirects(rows))
  expect(compiled.problems.length).toBeGreaterThan(100)
})

test('a table that follows another is as if it were made alone', async () => {
  const { known } = await compileInSteps(rows)
  const changed = rows.slice(1).map((row, index) => {
    if (index === 5) return { ...row, target: { ...row.target, path: '/newer' } }
    return index === 6 ? { ...row, permanent: false } : row
  })
  const { known: next, ...compiled } = await compileInSteps(changed, known)
  expect(compiled).toEqual(compileRedirects(changed))
  expect(compiled.table.exact.get('/old/6')?.target).toMatchObject({ href: '/newer' })
  // '/old/8': every seventh source is the same.
  expect([...compiled.table.exact.values()].filter(({ permanent }) => !permanent)).toHaveLength(1)
  expect(next.size).toBeLessThanOrEqual(changed.length)
})
