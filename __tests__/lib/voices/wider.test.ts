import { ALL_REGIONS, DEFAULT_LIST, type ListState, parseList, writeList } from '@/lib/voices/list-query'
import { countQuery, widerSearches } from '@/lib/voices/wider'

const offered = (state: ListState) => widerSearches(state).map((one) => [one.without, writeList(one.state)])
const list = (change: Partial<ListState>): ListState => ({ ...DEFAULT_LIST, ...change })

test('a search in the default nationality is widened to all of them, and by dropping its words', () => {
  expect(offered(list({ search: 'Cormac' }))).toEqual([
    ['region', 'name=Cormac&region_id=0'],
    ['search', ''],
    ['everything', 'region_id=0'],
  ])
})

test('each filter that is set is dropped on its own, then all of them, and the page is 1', () => {
  const state = list({ search: 'Cormac', region: 3, gender: 1, age: 4, category: 2, page: 3 })
  expect(offered(state)).toEqual([
    ['region', 'name=Cormac&region_id=0&gender_id=1&age_id=4&category_id=2'],
    ['category', 'name=Cormac&region_id=3&gender_id=1&age_id=4'],
    ['age', 'name=Cormac&region_id=3&gender_id=1&category_id=2'],
    ['gender', 'name=Cormac&region_id=3&age_id=4&category_id=2'],
    ['filters', 'name=Cormac&region_id=0'],
    ['search', 'region_id=3&gender_id=1&age_id=4&category_id=2'],
    ['everything', 'region_id=0'],
  ])
})

test('similar voices stay similar voices', () => {
  expect(offered(parseList('voice_id=102&region_id=5'))[0]).toEqual(['region', 'voice_id=102&region_id=0'])
})

test('a link without a region has none to drop', () => {
  expect(offered(parseList('name=zzzz')).map(([without]) => without)).toEqual(['search', 'everything'])
})

test('a count requests one voice, and no region where all are meant', () => {
  expect(countQuery(list({ search: 'Cormac', region: ALL_REGIONS, page: 4 }))).toEqual({
    featuredOnly: false,
    ethicalAIOnly: false,
    searchKeyword: 'Cormac',
    page: 1,
    pageSize: 1,
  })
})
