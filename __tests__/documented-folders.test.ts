/** A README with a table of folders names each folder that is there, and no other. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const GENERATED = /^(?:dist|node_modules|\.)/

test.each(['studio', 'local'])('%s/README.md', (folder) => {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !GENERATED.test(entry.name))
    .map(({ name }) => `${name}/`)
  const rows = readFileSync(join(folder, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) =>
    Array.from(row.split(' | ')[0]?.matchAll(/`([^`]+\/)`/g) ?? [], ([, name]) => name),
  )
  expect(named.sort()).toEqual(folders.sort())
})
