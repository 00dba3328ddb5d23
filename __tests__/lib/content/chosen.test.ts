import { chosenByName } from '@/lib/content/chosen'

const towns = ['Launceston', 'Devonport', 'Sydney'].map((name) => ({ name }))

test.each([
  ['without names: all, in their own order', [], ['Launceston', 'Devonport', 'Sydney']],
  ['in the order of the names', ['Launceston', 'Sydney', 'Devonport'], ['Launceston', 'Sydney', 'Devonport']],
  ['some of them', ['Sydney'], ['Sydney']],
  ['written carelessly', [' sydney ', 'DEVONPORT'], ['Sydney', 'Devonport']],
  ['named twice', ['Sydney', 'Sydney'], ['Sydney']],
  ['an unknown name', ['Hobart', 'Sydney'], ['Sydney']],
  ['only blanks', [' '], ['Launceston', 'Devonport', 'Sydney']],
])('%s', (_case, names, expected) => {
  expect(chosenByName(towns, names).map(({ name }) => name)).toEqual(expected)
})
