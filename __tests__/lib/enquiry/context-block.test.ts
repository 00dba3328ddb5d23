import fc from 'fast-check'
import { exchangeBlock, wordsAround } from '@/lib/enquiry/context-block'

const RUBY = 'Voice: Ruby\nBooking ref: BB-1'
const FLINT = 'Voice: Flint\nBooking ref: BB-2'

test.each([
  ['an empty brief gets the block', '', '', RUBY, RUBY],
  ['an untouched block is exchanged', RUBY, RUBY, FLINT, FLINT],
  ['words behind the block go below the new one', `${RUBY}\nby Friday`, RUBY, FLINT, `${FLINT}\n\nby Friday`],
  ['words right behind it too', `${RUBY}hi`, RUBY, FLINT, `${FLINT}\n\nhi`],
  ['words before and behind are both kept', `Hello\n${RUBY}\nby Friday`, RUBY, FLINT, `${FLINT}\n\nHello\nby Friday`],
  ['an edited block is the visitor’s', 'Voice: Rubi', RUBY, FLINT, `${FLINT}\n\nVoice: Rubi`],
  ['an opening without a block takes the last one away', `${RUBY}\n\nby Friday`, RUBY, '', 'by Friday'],
  ['words alone get the block above them', 'by Friday', '', RUBY, `${RUBY}\n\nby Friday`],
  ['the same block stays where it stands', `Hello\n${RUBY}`, RUBY, RUBY, `Hello\n${RUBY}`],
])('%s', (_, brief, last, next, expected) => {
  expect(exchangeBlock(brief, last, next)).toBe(expected)
})

test('nothing that was typed around a block is ever lost, and no block outlives its press', () => {
  const word = fc.stringMatching(/^[a-z ]{0,12}$/)
  fc.assert(
    fc.property(word, word, (before, behind) => {
      const brief = exchangeBlock(`${before}\n${RUBY}\n${behind}`, RUBY, FLINT)
      expect(brief.startsWith(FLINT)).toBe(true)
      expect(brief).not.toContain(RUBY)
      for (const typed of [before, behind]) expect(brief).toContain(typed.trim())
      expect(wordsAround(brief, FLINT)).toBe([before.trim(), behind.trim()].filter(Boolean).join('\n'))
    }),
  )
})
