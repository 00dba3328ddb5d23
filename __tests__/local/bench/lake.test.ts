/** The dataset of the lake's benchmark: it can be seeded, and the queries find documents in it. */
import { PAGE_BY_PATH_QUERY } from '../../../lib/content/queries.ts'
import { COUNTS, pageId, pagePath, redirectSource, writeLakeContent } from '../../../local/bench/lake-content.ts'
import { lakeReport } from '../../../local/bench/report-lake.ts'
import { clientOf, startLake, temporaryFolder } from '../content-lake/support.ts'

test('holds 5,000 documents, in which pages and redirects are found by their paths', async () => {
  const folder = temporaryFolder()
  writeLakeContent(folder)
  const client = clientOf(await startLake({ seedDir: folder }))
  expect(Object.values(COUNTS).reduce((sum: number, count) => sum + count, 0)).toBe(5000)
  for (const [type, count] of Object.entries(COUNTS)) {
    expect([type, await client.fetch('count(*[_type == $type])', { type })]).toEqual([type, count])
  }
  for (const index of [0, 1, COUNTS.page - 1]) {
    expect(await client.fetch(PAGE_BY_PATH_QUERY, { path: pagePath(index) })).toMatchObject({
      _id: pageId(index),
      sections: [
        { _type: 'pageBanner', art: { url: expect.any(String) } },
        { _type: 'richText', body: expect.arrayContaining([{ _type: 'block' }].map(expect.objectContaining)) },
        { _type: 'steps' },
        { _type: 'promoBanner' },
      ],
    })
  }
  const source = redirectSource(COUNTS.redirect - 1)
  expect(await client.fetch('*[_type == "redirect" && source == $source][0].target.page->path', { source })).toMatch(
    /^\//,
  )
  expect(await client.fetch('count(array::unique(*[_type == "page"].path))')).toBe(COUNTS.page)
})

test('the report names the queries, their times and the targets', () => {
  const report = lakeReport({
    documents: 5000,
    firstStart: 3049,
    nextStart: 420,
    memory: { started: 190_400_000, asked: 250_000_000 },
    questions: [
      { name: 'page by path', aim: 10, median: 1.64, p95: 4.72, bytes: 7234 },
      { name: 'search', median: 21.5, p95: 39.8, bytes: 1800 },
    ],
  })
  expect(report).toContain('## The local Content Lake with 5,000 documents')
  expect(report).toContain('| page by path |       1.6 |    4.7 | < 10 |  7.2 |')
  expect(report).toContain('| search       |      21.5 |   39.8 |      |  1.8 |')
  expect(report).toContain('Start: 3.0 s with the first reading of the dataset, 0.4 s afterwards.')
  expect(report).toContain('190 MB after the first query, 250 MB after all questions')
})
