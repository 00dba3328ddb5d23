/** What the Studio's start screen tells of the content. */
import { evaluate, parse } from 'groq-js'
import { BROKEN_LINKS_ID } from '@/lib/broken-links/document'
import { HELD_ENQUIRIES_ID } from '@/lib/enquiry/held-document'
import { OVERVIEW_PARAMS, OVERVIEW_QUERY, sectionsMissingVoices } from '@/studio/dashboard/overview'

async function overviewOf(dataset: object[]) {
  return (await evaluate(parse(OVERVIEW_QUERY), { dataset, params: OVERVIEW_PARAMS })).get()
}

test('lists what changed last, and what is left to do', async () => {
  const page = { _type: 'page', title: 'Jingles', seo: { description: 'Ours.' } }
  const overview = await overviewOf([
    { ...page, _id: 'a', _originalId: 'drafts.a', _updatedAt: '2026-01-05' },
    { ...page, _id: 'b', _originalId: 'b', _updatedAt: '2026-01-03', title: 'Bare', seo: {} },
    { ...page, _id: 'c', _originalId: 'c', _updatedAt: '2026-01-02', title: 'Hidden', seo: { noIndex: true } },
    { _id: 'r', _originalId: 'r', _type: 'review', _updatedAt: '2026-01-04', author: 'Ann', isSample: true },
    {
      _id: BROKEN_LINKS_ID,
      _type: 'brokenLinks',
      paths: [
        { path: '/y', count: 2 },
        { path: '/x', count: 3 },
      ],
    },
    { _id: HELD_ENQUIRIES_ID, _type: 'heldEnquiries', count: 3 },
  ])
  expect(overview).toMatchObject({
    changed: [
      { title: 'Jingles', isDraft: true },
      { title: 'Ann', isDraft: false },
      { title: 'Bare', isDraft: false },
      { title: 'Hidden', isDraft: false },
    ],
    drafts: 1,
    invented: 1,
    undescribed: [{ title: 'Bare' }],
    brokenLinks: [
      { path: '/x', visits: 3 },
      { path: '/y', visits: 2 },
    ],
    heldEnquiries: 3,
  })
})

test('names sections whose chosen voices have left the booking system (B160)', async () => {
  const section = (heading: string, ...ids: string[]) => ({
    _type: 'voiceList',
    heading,
    voices: { kind: 'chosen', chosen: ids.map((voiceId) => ({ voiceId })) },
  })
  const sections = [section('All', '1', '2'), section('Some', '1', '9'), section('None', '8', '9')]
  const catalogue = { _type: 'voiceList', voices: { kind: 'catalogue', chosen: [{ voiceId: '9' }] } }
  const { voiceSections } = await overviewOf([
    { _id: 'a', _originalId: 'a', _type: 'page', title: 'Ads', sections: [...sections, catalogue] },
    { _id: 'b', _originalId: 'b', _type: 'page', title: 'Other', sections: [catalogue] },
    { _id: 'c', _originalId: 'c', _type: 'page', title: 'Empty' },
  ])
  expect(sectionsMissingVoices(voiceSections, [{ id: 1 }, { id: 2 }])).toEqual([
    { id: 'a', type: 'page', title: 'Ads', heading: 'Some', remaining: 1, chosen: 2 },
    { id: 'a', type: 'page', title: 'Ads', heading: 'None', remaining: 0, chosen: 2 },
  ])
  expect(sectionsMissingVoices(voiceSections, null)).toEqual([])
})

test('a site without broken links has none, and one that has held no enquiry says nothing of them', async () => {
  expect(await overviewOf([])).toMatchObject({ brokenLinks: [], heldEnquiries: null })
})
