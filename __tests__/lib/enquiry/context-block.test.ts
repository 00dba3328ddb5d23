import fc from 'fast-check'
import { exchangeBlock, wordsAround } from '@/lib/enquiry/context-block'

const RUBY = 'Voice: Ruby\nBooking ref: BB-1'
const FLINT = 'Voice: Flint\nBooking ref: BB-2'

test.each([
  ['an empty brief gets the block', '', '', RUBY, RUBY],
  ['text before and after is kept', `Hello\n${RUBY}\nby Friday`, RUBY, FLINT, `${FLINT}\n\nHello\nby Friday`],
  ['an edited block is kept as typed text', 'Voice: Rubi', RUBY, FLINT, `${FLINT}\n\nVoice: Rubi`],
  ['an opening without a block removes the last one', `${RUBY}\n\nby Friday`, RUBY, '', 'by Friday'],
  ['typed text gets the block above it', 'by Friday', '', RUBY, `${RUBY}\n\nby Friday`],
  ['the same block keeps its position', `Hello\n${RUBY}`, RUBY, RUBY, `Hello\n${RUBY}`],
])('%s', (_, brief, last, next, expected) => {
  expect(exchangeBlock(brief, last, next)).toBe(expected)
})

test('text typed around a block is never lost, and no block outlives its opening (B28, B29)', () => {
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
