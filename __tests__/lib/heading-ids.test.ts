/** @jest-environment node */
import { headingIds, slugOf } from '@/lib/heading-ids'

test('makes readable ids', () => {
  expect(slugOf('Jingle & Brand Music Production')).toBe('jingle-brand-music-production')
  expect(slugOf("What's in it for café owners?")).toBe('whats-in-it-for-cafe-owners')
  expect(slugOf('!?')).toBe('')
})

test('gives the same words different ids', () => {
  const ids = headingIds([
    { key: 'a', text: 'Prices' },
    { key: 'b', text: 'Prices!' },
    { key: 'c', text: '?' },
  ])
  expect([...ids]).toEqual([
    ['a', 'prices'],
    ['b', 'prices-2'],
    ['c', 'part'],
  ])
})
