/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pruneArticles } from '@/lib/page/prune-rendered'

test('of articles rendered on demand the newest are kept, the others go with their data', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-prune-'))
  for (const category of ['business', 'podcast']) {
    mkdirSync(join(folder, category))
    for (let index = 0; index < 5; index += 1) {
      for (const ending of ['html', 'json']) {
        const file = join(folder, category, `${category}-${index}.${ending}`)
        writeFileSync(file, '')
        utimesSync(file, 1000 + index, 1000 + index)
      }
    }
  }
  expect(await pruneArticles(folder, 10)).toBe(0)
  expect(await pruneArticles(folder, 4)).toBe(6)
  expect(readdirSync(join(folder, 'podcast')).sort()).toEqual([
    'podcast-3.html',
    'podcast-3.json',
    'podcast-4.html',
    'podcast-4.json',
  ])
  rmSync(folder, { recursive: true })
})
