import { evaluate, parse } from 'groq-js'
import { NEWER, SHOWN_ON } from '@/studio/presentation/locations'

describe('the pages that show a review', () => {
  const newest = { _type: 'reviews', selection: 'newest', newestCount: 3 }
  const chosen = { _type: 'reviews', selection: 'chosen', newestCount: 3, reviews: [{ _ref: 'r5' }] }
  const dataset = [
    ...[1, 2, 3, 4, 5].map((day) => ({ _id: `r${day}`, _type: 'review', date: `2026-01-0${6 - day}` })),
    { _id: 'undated', _type: 'review' },
    { _id: 'p1', _type: 'page', path: '/newest', sections: [newest] },
    { _id: 'p2', _type: 'page', path: '/chosen', sections: [chosen] },
  ]
  const ask = async (query: string, params: object) => (await evaluate(parse(query), { dataset, params })).get()

  test.each([
    ['r1', ['/newest']],
    ['r3', ['/newest']],
    ['r4', []],
    ['r5', ['/chosen']],
    ['undated', []],
  ])('%s is shown on %j', async (id, paths) => {
    const newer = await ask(NEWER, { id })
    expect(await ask(`*[${SHOWN_ON}].path`, { id, newer })).toEqual(paths)
  })
})
