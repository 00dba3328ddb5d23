import { clampPage, firstItem, lastItem, pageItems, parsePage } from '@/lib/format/paging'

test.each([
  // First is page*size-(size-1), last is min(first+size-1, total).
  [1, 12, 26, 1, 12],
  [3, 12, 26, 25, 26],
  [3, 10, 24, 21, 24],
  [2, 9, 24, 10, 18],
])('page %i with %i a page of %i goes from %i to %i', (page, pageSize, total, first, last) => {
  expect([firstItem(page, pageSize), lastItem(page, pageSize, total)]).toEqual([first, last])
})

test('clamps a page number to the existing pages (B64)', () => {
  expect([clampPage(99, 3), clampPage(0, 3), clampPage(2, 3), clampPage(5, 0)]).toEqual([3, 1, 2, 1])
})

test.each([
  ['2', 2],
  ['0', 1],
  ['1.5', 1],
  [null, 1],
  ['999999999999', 100_000],
])('reads the page parameter %j as %i', (value, page) => {
  expect(parsePage(value)).toBe(page)
})

function drawn(current: number, total: number): string {
  return pageItems(current, total)
    .map((item) => item ?? '…')
    .join(' ')
}

test('lists all pages when they are few, and gaps when they are many', () => {
  expect(drawn(1, 1)).toBe('1')
  expect(drawn(2, 5)).toBe('1 2 3 4 5')
  expect(drawn(1, 417)).toBe('1 2 … 417')
  expect(drawn(200, 417)).toBe('1 … 199 200 201 … 417')
  expect(drawn(417, 417)).toBe('1 … 416 417')
  expect(drawn(4, 9)).toBe('1 2 3 4 5 … 9')
})
