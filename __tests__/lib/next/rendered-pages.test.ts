/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pruneOnDemand, renderedOnDemand } from '@/lib/next/rendered-pages'
import { isApiPath } from '@/lib/routing/api-paths'

test('articles and voices are known by their files; of those rendered on demand the newest are kept, the others go with their data', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-prune-'))
  const articles = join(folder, 'rendered', 'hash-of-the-route', '$', 'knowledge-base')
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
  const built = join(folder, 'built')
  mkdirSync(join(built, 'knowledge-base', 'business'), { recursive: true })
  for (const name of ['business-4', 'built', '[systemName]']) {
    writeFileSync(join(built, 'knowledge-base', 'business', `${name}.html`), '')
  }
  const rendered = join(folder, 'rendered')
  const voices = join(rendered, 'hash-of-the-catch-all', '$', 'voice-over-artists')
  mkdirSync(voices, { recursive: true })
  for (const name of ['wren-104', 'ethical-ai']) {
    writeFileSync(join(voices, `${name}.html`), '')
    utimesSync(join(voices, `${name}.html`), 2000, 2000)
  }
  expect((await renderedOnDemand(isApiPath, [rendered, built])).sort()).toEqual([
    '/knowledge-base/business/built',
    ...['business', 'podcast'].flatMap((category) =>
      [0, 1, 2, 3, 4].map((index) => `/knowledge-base/${category}/${category}-${index}`),
    ),
    '/voice-over-artists/wren-104',
  ])
  expect(await pruneOnDemand(rendered, isApiPath, 11)).toBe(0)
  expect(await pruneOnDemand(rendered, isApiPath, 5)).toBe(6)
  expect(readdirSync(join(articles, 'podcast')).sort()).toEqual(
    [3, 4].flatMap((index) => ['html', 'json', 'meta'].map((ending) => `podcast-${index}.${ending}`)),
  )
  expect(readdirSync(articles)).toContain('podcast.html')
  rmSync(folder, { recursive: true })
})
