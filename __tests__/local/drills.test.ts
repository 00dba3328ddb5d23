/** The drills that the command knows, their tests, and what docs/OPERATING.md says of them. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { usage } from '../../local/drills/command'

const names = usage.words.split(' | ').slice(0, -1)

test('each drill is a test of that name, and has its row in OPERATING', () => {
  const files = globSync('__tests__/browser/operations/drills/*.ci.test.ts').map((file) =>
    basename(file, '.ci.test.ts'),
  )
  expect([...names].sort()).toEqual(files.sort())
  const rows = readFileSync('docs/OPERATING.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  for (const name of names) expect(rows.filter((row) => row.split(' | ')[0]?.includes(`\`${name}\``))).toHaveLength(1)
})
