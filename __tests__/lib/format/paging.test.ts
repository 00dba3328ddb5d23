import { clampPage, firstItem, lastItem, pageItems, parsePage, resultText } from '@/lib/format/paging'
import { listWords } from '@/lib/words/lists'
import { wordsOf } from '@/lib/words/words'

const words = wordsOf(listWords)

test.each([
  // page, first = page*12-11, last = min(first+11, 26)
  [1, 1, 12],
  [2, 13, 24],
  [3, 25, 26],
])('page %i of 26 voices, 12 a page, goes from %i to %i', (page, first, last) => {
  expect(firstItem(page, 12)).toBe(page * 12 - 11)
  expect(firstItem(page, 12)).toBe(first)
  expect(lastItem(page, 12, 26)).toBe(last)
})

test('other page sizes follow page*size-(size-1)', () => {
  expect([firstItem(3, 10), lastItem(3, 10, 24)]).toEqual([21, 24])
  expect([firstItem(2, 9), lastItem(2, 9, 24)]).toEqual([10, 18])
})

test('formats "Showing X to Y of Z results", and nothing when there are none (B61)', () => {
  expect(resultText(1, 12, 26, words)).toBe('Showing 1 to 12 of 26 results')
  expect(resultText(3, 12, 26, words)).toBe('Showing 25 to 26 of 26 results')
  expect(resultText(1, 12, 1, words)).toBe('Showing 1 to 1 of 1 results')
  expect(resultText(417, 12, 5000, words)).toBe('Showing 4993 to 5000 of 5000 results')
  expect(resultText(1, 12, 0, words)).toBeNull()
})

test('clamps a page number to the existing pages (B64)', () => {
  expect([clampPage(99, 3), clampPage(0, 3), clampPage(2, 3), clampPage(5, 0)]).toEqual([3, 1, 2, 1])
})

test.each([
  ['2', 2],
  ['0', 1],
  ['-3', 1],
  ['1.5', 1],
  ['two', 1],
  ['', 1],
  [null, 1],
  ['999999999999', 100_000],
])('reads the page parameter %j as %i', (value, page) => {
  expect(parsePage(value)).toBe(page)
})

function drawn(current: number, total: number): string {
  return pageItems(current, total)
    .map((item) => (item.kind === 'gap' ? '…' : String(item.page)))
    .join(' ')
}

test('lists all pages when they are few, and gaps when they are many', () => {
  expect(drawn(1, 1)).toBe('1')
  expect(drawn(2, 5)).toBe('1 2 3 4 5')
  expect(drawn(1, 417)).toBe('1 2 3 … 417')
  expect(drawn(200, 417)).toBe('1 … 199 200 201 … 417')
  expect(drawn(417, 417)).toBe('1 … 415 416 417')
  expect(drawn(4, 9)).toBe('1 2 3 4 5 … 9')
})

test('for any page, first, last and current are listed once and in order, and no gap hides a single page', () => {
  for (let total = 1; total <= 30; total++) {
    for (let current = 1; current <= total; current++) {
      const items = pageItems(current, total)
      const pages = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []))
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
      expect(pages).toEqual(expect.arrayContaining([1, current, total]))
      items.forEach((item, index) => {
        if (item.kind !== 'gap') return
        const next = items[index + 1]
        expect(next?.kind === 'page' && next.page - item.after).toBeGreaterThan(2)
      })
    }
  }
})
