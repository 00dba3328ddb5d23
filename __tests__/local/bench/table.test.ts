import { table } from '../../../local/bench/table'

test('a table has a header, a rule and padded rows, with numbers aligned right', () => {
  const lines = table(
    ['Page', 'gzip KB'],
    [
      ['/', '9.5'],
      ['/services', '110.9'],
    ],
  ).split('\n')
  expect(lines).toEqual([
    '| Page      | gzip KB |',
    '| --------- | ------: |',
    '| /         |     9.5 |',
    '| /services |   110.9 |',
  ])
})

test('a short row is padded with empty cells', () => {
  expect(
    table(['Page', 'runs'], [['/']])
      .split('\n')
      .at(-1),
  ).toBe('| /    |      |')
})
