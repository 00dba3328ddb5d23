import { shortlistBrief } from '@/lib/enquiry/briefs'
import { withoutSourcePage, withSourcePage } from '@/lib/enquiry/payload'
import { mergeWords } from '@/lib/words/merge-words'

const words = mergeWords(null).briefs

test('the brief of a shortlist holds every name and booking ref, in order', () => {
  expect(
    shortlistBrief(
      [
        { name: 'Tamsin Reed', code: 'BB-101' },
        { name: 'Flint', code: '' },
      ],
      words,
    ),
  ).toBe('Shortlist:\n1. Tamsin Reed, booking ref BB-101\n2. Flint')
})

test('the source page is appended after a blank line, query included, and can be removed again (B10)', () => {
  const url = 'https://www.example.com.au/voice-over-artists?name=Ruby&page=2#results'
  const sent = withSourcePage('One voice.\n\nThanks', url)
  expect(sent).toBe(`One voice.\n\nThanks\n\nSource page: ${url}`)
  expect(withoutSourcePage(sent)).toBe('One voice.\n\nThanks')
})

test('a brief that is only a source page is empty', () => {
  expect(withoutSourcePage(withSourcePage('', 'https://x.example/'))).toBe('')
  expect(withoutSourcePage('Source page: https://x.example/')).toBe('')
})
