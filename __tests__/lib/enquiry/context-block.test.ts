import { replaceContextBlock, visitorText } from '@/lib/enquiry/context-block'
import fc from '../../helpers/fast-check'

const RUBY = 'Voice: Ruby\nBooking ref: BB-1'
const FLINT = 'Voice: Flint\nBooking ref: BB-2'

test.each([
  ['an empty brief gets the block', '', '', RUBY, RUBY],
  ['text before and after is kept', `Hello\n${RUBY}\nby Friday`, RUBY, FLINT, `${FLINT}\n\nHello\nby Friday`],
  ['an edited block is kept as typed text', 'Voice: Rubi', RUBY, FLINT, `${FLINT}\n\nVoice: Rubi`],
  [
    'an edited first line stays, the rest goes',
    'Voice: Rubi\nBooking ref: BB-1',
    RUBY,
    FLINT,
    `${FLINT}\n\nVoice: Rubi`,
  ],
  ['an edited last line stays, the rest goes', 'Voice: Ruby\nRef: 1', RUBY, FLINT, `${FLINT}\n\nRef: 1`],
  ['a line within the block stays', 'Voice: Ruby\nyoung\nBooking ref: BB-1', RUBY, FLINT, `${FLINT}\n\nyoung`],
  ['the rest of a block goes', 'Booking ref: BB-1\n\nby Friday', RUBY, FLINT, `${FLINT}\n\nby Friday`],
  ['a block in another order goes', 'Booking ref: BB-1\nVoice: Ruby', RUBY, FLINT, FLINT],
  ['a block with spaces at its lines goes', ' Voice: Ruby \n\nBooking ref: BB-1 ', RUBY, FLINT, FLINT],
  [
    'a line typed again elsewhere stays',
    'Voice: Rubi\nBooking ref: BB-1\n\nOr:\nBooking ref: BB-1',
    RUBY,
    FLINT,
    `${FLINT}\n\nVoice: Rubi\n\nOr:\nBooking ref: BB-1`,
  ],
  [
    'of equal lines as many go as the page wrote',
    'One\nTwo!\nOne\nOne',
    'One\nTwo\nOne',
    FLINT,
    `${FLINT}\n\nTwo!\nOne`,
  ],
  ['the rest of a block goes without a new one', 'Voice: Rubi\nBooking ref: BB-1', RUBY, '', 'Voice: Rubi'],
  ['an edited block is written again', 'Voice: Rubi\nBooking ref: BB-1', RUBY, RUBY, `${RUBY}\n\nVoice: Rubi`],
  ['an opening without a block removes the last one', `${RUBY}\n\nby Friday`, RUBY, '', 'by Friday'],
  ['typed text gets the block above it', 'by Friday', '', RUBY, `${RUBY}\n\nby Friday`],
  ['the same block keeps its position', `Hello\n${RUBY}`, RUBY, RUBY, `Hello\n${RUBY}`],
])('%s', (_, brief, last, next, expected) => {
  expect(replaceContextBlock(brief, last, next)).toBe(expected)
})

test('text typed around a block is never lost, and no block outlives its opening (B28, B29)', () => {
  const word = fc.stringMatching(/^[a-z ]{0,12}$/)
  fc.assert(
    fc.property(word, word, (before, behind) => {
      const brief = replaceContextBlock(`${before}\n${RUBY}\n${behind}`, RUBY, FLINT)
      expect(brief.startsWith(FLINT)).toBe(true)
      expect(brief).not.toContain(RUBY)
      for (const typed of [before, behind]) expect(brief).toContain(typed.trim())
      expect(visitorText(brief, FLINT)).toBe([before.trim(), behind.trim()].filter(Boolean).join('\n'))
    }),
  )
})

test('lines that the page wrote are never left, and lines that the visitor wrote always are, in their order (B29)', () => {
  const written = RUBY.split('\n')
  const typed = fc.stringMatching(/^[a-z]{1,8}$/)
  const line = fc.oneof(fc.constantFrom(...written), typed)
  fc.assert(
    fc.property(fc.uniqueArray(line, { maxLength: 8 }), (lines) => {
      const own = lines.filter((text) => !written.includes(text))
      expect(visitorText(lines.join('\n'), RUBY).split('\n').filter(Boolean)).toEqual(own)
    }),
  )
})
