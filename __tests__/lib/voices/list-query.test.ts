import { apiUrl } from '@/lib/api/calls'
import {
  ALL_REGIONS,
  cleared,
  DEFAULT_LIST,
  isNarrowed,
  type ListState,
  listQuery,
  parseList,
  searchOf,
  withFilters,
  withSimilar,
  writeList,
} from '@/lib/voices/list-query'
import fc from '../../helpers/fast-check'

const list = (change: Partial<ListState> = {}): ListState => ({ ...DEFAULT_LIST, ...change })

const id = fc.constantFrom(null, 1, 2, 17, 999_999_999)
const anyList: fc.Arbitrary<ListState> = fc.record({
  voiceId: fc.constantFrom(null, '101', 'a-b_c', 'urn:voice:ü'),
  search: fc.constantFrom('', 'Flint', 'Zoë & Åsa', '北 京', 'a+b=c&d#e%20?', 'x'.repeat(200)),
  region: fc.constantFrom(0, 1, 2, 3),
  gender: fc.constantFrom(0, 1, 2),
  age: id,
  category: id,
  page: fc.constantFrom(1, 2, 417),
  initialCategory: fc.constantFrom(null, 'Commercial', 'On Hold', 'ünï'),
})

test('any list round-trips through its query, and other parameters stay', () => {
  fc.assert(
    fc.property(anyList, (state) => {
      expect(parseList(writeList(state))).toEqual(state)
      const beside = writeList(state, 'utm_source=mail&page=9&name=old&voice_id=old')
      expect(parseList(beside)).toEqual(state)
      expect(new URLSearchParams(beside).get('utm_source')).toBe('mail')
      // One list has one query.
      expect(writeList(parseList(beside), beside)).toBe(beside)
    }),
  )
})

test('the default list has no parameters and starts in region 1 with 12 voices', () => {
  expect(parseList('')).toEqual(DEFAULT_LIST)
  expect(writeList(DEFAULT_LIST)).toBe('')
  expect(apiUrl({ call: 'voices', query: listQuery(DEFAULT_LIST) })).toBe(
    '/api/v1/voices?featuredOnly=false&ethicalAIOnly=false&regionId=1&page=1&pageSize=12',
  )
})

test('every input reaches the API under its parameter name', () => {
  const state = parseList('?voice_id=101&name=Flint&region_id=2&gender_id=1&age_id=4&category_id=3&page=2')
  expect(apiUrl({ call: 'voices', query: listQuery(state) })).toBe(
    '/api/v1/voices?voiceId=101&featuredOnly=false&ethicalAIOnly=false&searchKeyword=Flint&regionId=2&genderId=1&ageCategoryId=4&categoryId=3&page=2&pageSize=12',
  )
})

test('a link that names a voice has no region unless it names one (B53)', () => {
  expect(parseList('voice_id=101').region).toBe(ALL_REGIONS)
  expect(parseList('name=Rook').region).toBe(ALL_REGIONS)
  expect(parseList('name=Rook&region_id=4').region).toBe(4)
  expect(parseList('name=Tamsin&region_id=1').region).toBe(1)
  expect(listQuery(parseList('name=Rook')).regionId).toBeUndefined()
})

test('region_id=0 is all nationalities: sent without a region until Clear or a link without it (B53)', () => {
  const all = parseList('region_id=0')
  expect(all).toEqual(list({ region: ALL_REGIONS }))
  expect(listQuery(all).regionId).toBeUndefined()
  expect(writeList(all)).toBe('region_id=0')
  expect(withFilters(parseList('name=Rook'), { search: '' }).region).toBe(ALL_REGIONS)
  expect(cleared(all)).toEqual(DEFAULT_LIST)
})

test('category_name selects tabs and is never sent to the API (B58)', () => {
  const state = parseList('category_name=on+hold')
  expect(state.initialCategory).toBe('on hold')
  expect(listQuery(state)).toEqual(listQuery(DEFAULT_LIST))
})

test.each([
  'region_id=-1',
  'region_id=two',
  'region_id=1.5',
  'region_id=99999999999',
  'gender_id=3',
  'gender_id=0',
  'gender_id=male',
  'age_id=x',
  'category_id=',
  'page=0',
  'page=-2',
  'page=two',
  'voice_id=',
  'voice_id=0',
  'voice_id=a%20b',
  `voice_id=${'1'.repeat(65)}`,
  'name=',
  'name=%20%20',
  `name=${'x'.repeat(201)}`,
  'category_name=%20',
  'NAME=Flint',
])('?%s is ignored', (search) => {
  expect(parseList(search)).toEqual(DEFAULT_LIST)
})

test('a filter change resets the page to 1, clears the similar voice and keeps the rest (B54)', () => {
  const state = list({ voiceId: '101', search: 'Flint', gender: 1, page: 3, initialCategory: 'Corporate' })
  expect(withFilters(state, { age: 4 })).toEqual({ ...state, voiceId: null, page: 1, age: 4 })
})

test('clear returns to region 1 and empties gender, age, category, search and the similar voice (B52)', () => {
  const state = list({ voiceId: '101', search: 'x', region: 3, gender: 2, age: 1, category: 2, page: 5 })
  expect(cleared(state)).toEqual(DEFAULT_LIST)
})

test('Find Similar sets the voice id, starts at page 1 and keeps the filters except the name', () => {
  const state = list({ search: 'Flint', region: 3, gender: 1, age: 4, category: 2, page: 2 })
  expect(withSimilar(state, '102')).toEqual({ ...state, voiceId: '102', search: '', page: 1 })
})

test.each([
  ['Flint', 'Flint'],
  ['  Flint ', 'Flint'],
  ['', ''],
  [' ', null],
  ['\t \u00a0', null],
])('typing %j searches for %j', (typed, search) => {
  expect(searchOf(typed)).toBe(search)
})

test.each([
  ['', false],
  ['page=3', false],
  ['category_name=Corporate', false],
  ['region_id=2', true],
  ['gender_id=1', true],
  ['voice_id=5', true],
  ['name=x', true],
])('?%s: filtered is %s', (search, narrowed) => {
  expect(isNarrowed(parseList(search))).toBe(narrowed)
})
