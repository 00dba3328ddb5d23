import { evaluate, parse } from 'groq-js'
import { USED_ON, usedOn } from '@/studio/presentation/locations'

const dataset = [
  ...[1, 2, 3, 4, 5].map((day) => ({ _id: `r${day}`, _type: 'review', date: `2026-01-0${6 - day}` })),
  { _id: 'undated', _type: 'review' },
  { _id: 'p1', _type: 'page', title: 'Newest', path: '/newest', sections: [{ _type: 'reviews', selection: 'newest' }] },
  { _id: 'p2', _type: 'page', path: '/chosen', sections: [{ selection: 'chosen', reviews: [{ _ref: 'r5' }] }] },
]

test.each([
  ['r1', ['/newest']],
  ['r3', ['/newest']],
  ['r4', []],
  ['r5', ['/chosen']],
  ['undated', []],
])('the review %s is shown on %j', async (id, paths) => {
  const answer = await (await evaluate(parse(USED_ON), { dataset, params: { id } })).get()
  expect(answer).toEqual(paths.map((path) => expect.objectContaining({ path })))
})

test('a review counts the pages that show it, and links to each', async () => {
  const pagesWith = async (id: string) => (await evaluate(parse(USED_ON), { dataset, params: { id } })).get()
  const newest = { title: 'Newest', href: '/newest' }
  expect(usedOn(await pagesWith('r1'))).toEqual({ locations: [newest], message: 'Used on one page' })
  const pages = [...(await pagesWith('r1')), ...(await pagesWith('r5'))]
  expect(usedOn(pages)).toEqual({
    locations: [newest, { title: '/chosen', href: '/chosen' }],
    message: 'Used on 2 pages',
  })
  expect(usedOn(await pagesWith('r4'))).toEqual({ message: 'Not on any page yet.', tone: 'caution' })
})
