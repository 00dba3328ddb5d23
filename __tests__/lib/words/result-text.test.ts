import { mergeWords } from '@/lib/words/merge-words'
import { resultText } from '@/lib/words/words'

const words = mergeWords(null).lists

test('formats "Showing X to Y of Z results", and nothing when there are none (B61)', () => {
  expect(resultText(1, 12, 26, words)).toBe('Showing 1 to 12 of 26 results')
  expect(resultText(3, 12, 26, words)).toBe('Showing 25 to 26 of 26 results')
  expect(resultText(1, 12, 0, words)).toBeNull()
})
