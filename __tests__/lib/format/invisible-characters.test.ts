import { removeInvisible } from '@/lib/format/invisible-characters'
import fc from '../../helpers/fast-check'

test.each([
  ['direction marks', '\u200eRo\u200fbin\u061c', 'Robin'],
  ['embeddings, overrides and isolates', '\u202a\u202b\u202d\u202eRobin\u202c\u2066\u2067\u2068\u2069', 'Robin'],
  ['a zero-width space, a word joiner, a byte order mark', 'R\u200bo\u2060bin\ufeff', 'Robin'],
  ['soft hyphens', 'Ro\u00adbin', 'Robin'],
  ['joiners between Latin letters, and alone', '\u200dRo\u200cbin\u200d', 'Robin'],
  ['selectors behind letters and digits', 'R\ufe0fo\ufe00bin 4\ufe0f\u{e0100}', 'Robin 4'],
  ['fillers and blanks of other scripts', '\u3164R\uffa0o\u115fb\u1160i\u2800n\u17b4', 'Robin'],
  ['separators of Mongolian elsewhere', 'Ro\u180ebi\u180bn', 'Robin'],
  ['invisible operators of formulas, and grapheme joiners', 'R\u2061o\u2062b\u2063i\u2064n\u034f', 'Robin'],
  [
    'tags, also behind a flag that they do not name',
    'Robin\u{e0001}\u{e0068}\u{e0069}\u{1f3f4}\u{e0041}',
    'Robin\u{1f3f4}',
  ],
  ['control characters', '\0Ro\u0007b\u001bi\u007fn\u009f', 'Robin'],
  ['annotations and lost objects', 'R\ufff9o\ufffab\ufffbin\ufffc', 'Robin'],
  ['joiners at the edge of a word, and repeated ones', '\u200cعلی\u200c\u200cرضا\u200c', 'علی\u200cرضا'],
  ['a mark beside a joiner', 'علی\u200e\u200c\u200fرضا', 'علی\u200cرضا'],
])('%s go', (_, text, expected) => {
  expect(removeInvisible(text)).toBe(expected)
})

test.each([
  ['Persian', 'علی\u200cرضا'],
  ['Sinhala', 'ශ්\u200dරීනාත්'],
  ['Hindi', 'क्\u200dष क्\u200cष'],
  ['Bengali', 'র\u200d্যাব'],
  ['Malayalam, at the end of a word', 'അനില്\u200d കുമാര്\u200d'],
  ['Mongolian', 'ᠰᠠᠷ\u180eᠠ ᠭ\u180bᠠ'],
  ['Japanese, of a certain shape', '葛\u{e0100}城'],
  ['a family', '👨‍👩‍👧'],
  ['a profession with a skin colour', '👩🏽‍💻'],
  ['the rainbow flag', '🏳️‍🌈'],
  ['the flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a heart in colour, a keycap', '❤️ 1️⃣'],
  ['white space', 'one\ttwo\r\nthree\u00a0four\u3000five\u2028six\u0085'],
  ['visible format characters', 'سورة ۝١'],
])('%s stays as it is', (_, text) => {
  expect(removeInvisible(text)).toBe(text)
})

/** Texts in which the characters that matter stand side by side. */
const mixed = fc
  .array(
    fc.constantFrom(...'aع्ශᠠ葛🏴☺🏽1 \n\u200c\u200d\u200e\ufe0f\u180b\u180e\u20e3\u{e0061}\u{e007f}\u{e0100}\0\ud800'),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''))

test('what is cleaned is clean, and printable ASCII is never touched', () => {
  fc.assert(
    fc.property(fc.oneof(mixed, fc.string({ unit: 'binary' })), (text) => {
      const once = removeInvisible(text)
      expect(removeInvisible(once)).toBe(once)
    }),
  )
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => expect(removeInvisible(text)).toBe(text)))
})

test.each(['a', '\u200c', '\u{e0061}', '\u{1f3f4}\u{e0061}', '\u200c\u200d', '\ufe0f'])(
  'a long text of %j takes a moment only',
  (part) => {
    const started = performance.now()
    removeInvisible(`ع${part.repeat(100_000)}`)
    expect(performance.now() - started).toBeLessThan(1000)
  },
)
