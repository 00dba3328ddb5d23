/** The word that a text of the page shows is found, so that a click on it opens its field (B208). */
import { wordPatterns, wordShown } from '@/lib/draft/word-patterns'
import { mergeWords } from '@/lib/words/merge-words'

const { content, enquiry, lists, frame } = mergeWords({ enquiry: { send: 'Send (now?)' } })
const patterns = wordPatterns({ enquiry, content, lists, frame })

test.each([
  ['Send (now?)', 'enquiry.send'],
  ['Send now', undefined],
  ['1 character left', 'enquiry.charactersLeft.one'],
  ['12 characters left', 'enquiry.charactersLeft.other'],
  ['Showing 1 to 9 of 20 results', 'lists.showing'],
  ['Showing what we do', undefined],
  ['A heading of an editor', undefined],
])('%s is %s', (text, path) => {
  expect(wordShown(patterns, text, [])?.join('.')).toBe(path)
})

test('a word of several tables is that of the surrounding section', () => {
  expect(wordShown(patterns, 'Phone', [])).toEqual(['enquiry', 'phone'])
  expect(wordShown(patterns, 'Phone', ['content'])).toEqual(['content', 'phone'])
})
