/** What the Studio's start screen tells of the content. */
import { evaluate, parse } from 'groq-js'
import { BROKEN_LINKS_ID } from '@/lib/broken-links/document'
import { OVERVIEW_PARAMS, OVERVIEW_QUERY, readOverview } from '@/studio/start/overview'

async function overviewOf(dataset: object[]) {
  return readOverview(await (await evaluate(parse(OVERVIEW_QUERY), { dataset, params: OVERVIEW_PARAMS })).get())
}

test('lists what changed last, each document once, and counts what is left to do', async () => {
  const page = { _type: 'page', title: 'Jingles', seo: { description: 'Ours.' } }
  const overview = await overviewOf([
    { ...page, _id: 'a', _updatedAt: '2026-01-01' },
    { ...page, _id: 'drafts.a', _updatedAt: '2026-01-05' },
    { ...page, _id: 'b', _updatedAt: '2026-01-03', title: 'Bare', seo: {} },
    { ...page, _id: 'c', _updatedAt: '2026-01-02', title: 'Hidden', seo: { noIndex: true } },
    { _id: 'r', _type: 'review', _updatedAt: '2026-01-04', author: 'Ann', isSample: true },
    {
      _id: BROKEN_LINKS_ID,
      _type: 'brokenLinks',
      paths: [
        { path: '/y', count: 2 },
        { path: '/x', count: 3 },
      ],
    },
  ])
  expect(overview.changed.map(({ title, isDraft }) => `${title} ${isDraft}`)).toEqual([
    'Jingles true',
    'Ann false',
    'Bare false',
    'Hidden false',
  ])
  expect(overview).toMatchObject({ drafts: 1, invented: 1, brokenLinks: { paths: 2, visits: 5 } })
  expect(overview.brokenLinks.most).toEqual([
    { path: '/x', visits: 3 },
    { path: '/y', visits: 2 },
  ])
  expect(overview.undescribed.map(({ title }) => title)).toEqual(['Bare'])
})
