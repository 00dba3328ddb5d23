/** The groups of the facts in their form, and the search in them (B203). */
import { grouped, groupsByKey, hasWords } from '@/studio/facts/fact-groups'

const FACTS = [
  { _key: 'a', name: 'response', value: 'under 1 hour', note: 'In sentences', group: 'Response time' },
  { _key: 'b', name: 'phone-hours', value: '9 to 5' },
  { _key: 'c', name: 'credit', value: '$300', group: ' Prices ' },
  { _key: 'd', name: 'response-short', value: '<1 hr', note: 'On the button', group: 'Response time' },
]

test('groups stand in the order of the alphabet, facts without one come last', () => {
  const groupOf = groupsByKey(FACTS)
  const groups = grouped(FACTS, ({ _key }) => groupOf.get(_key) ?? '')
  expect(groups.map(({ title, rows }) => [title, rows.map(({ _key }) => _key).join()])).toEqual([
    ['Prices', 'c'],
    ['Response time', 'a,d'],
    ['Others', 'b'],
  ])
})

test.each([
  ['', 'a,b,c,d'],
  ['response', 'a,d'],
  ['RESPONSE button', 'd'],
  ['{credit}', 'c'],
  ['$300', 'c'],
  ['prices', 'c'],
  ['nothing', ''],
])('the search for %j finds %j', (words, found) => {
  const keys = FACTS.filter((fact) => hasWords(fact, words)).map(({ _key }) => _key)
  expect(keys.join()).toBe(found)
})
