import { headingIds } from '@/lib/html/heading-ids'

test('gives equal texts different ids', () => {
  const ids = headingIds([
    { key: 'a', text: 'Prices' },
    { key: 'b', text: 'Prices!' },
    { key: 'c', text: '?' },
  ])
  expect(Object.fromEntries(ids)).toEqual({ a: 'prices', b: 'prices-2', c: 'part' })
})

test('never gives an id twice, also where texts end in a number', () => {
  const ids = headingIds(['Take', 'Take 2', 'Take', 'Take 2'].map((text, index) => ({ key: String(index), text })))
  expect(Object.fromEntries(ids)).toEqual({ 0: 'take', 1: 'take-2', 2: 'take-3', 3: 'take-2-2' })
})

test('a chosen id is kept whatever the text is, and reserved before generated ids', () => {
  const ids = headingIds([
    { key: 'a', text: 'Agency credit' },
    { key: 'b', text: 'Three hundred dollars off', anchor: 'agency-credit' },
    { key: 'c', text: 'Another credit', anchor: 'agency-credit' },
    { key: 'd', text: 'No name after all', anchor: ' ' },
  ])
  expect(Object.fromEntries(ids)).toEqual({
    a: 'agency-credit-3',
    b: 'agency-credit',
    c: 'agency-credit-2',
    d: 'no-name-after-all',
  })
})
