/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pruneArticles } from '@/lib/next/rendered-pages'

test('of articles rendered on demand the newest are kept, the others go with their data', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-prune-'))
  const articles = join(folder, 'hash-of-the-route', '$', 'knowledge-base')
  for (const category of ['business', 'podcast']) {
    mkdirSync(join(articles, category), { recursive: true })
    for (let index = 0; index < 5; index += 1) {
      for (const ending of ['html', 'json', 'meta']) {
        const file = join(articles, category, `${category}-${index}.${ending}`)
        writeFileSync(file, '')
        utimesSync(file, 1000 + index, 1000 + index)
      }
    }
  }
  // A list, which has an address of its own.
  writeFileSync(join(articles, 'podcast.html'), '')
  expect(await pruneArticles(folder, 10)).toBe(0)
  expect(await pruneArticles(folder, 4)).toBe(6)
  expect(readdirSync(join(articles, 'podcast')).sort()).toEqual(
    [3, 4].flatMap((index) => ['html', 'json', 'meta'].map((ending) => `podcast-${index}.${ending}`)),
  )
  expect(readdirSync(articles)).toContain('podcast.html')
  rmSync(folder, { recursive: true })
})
