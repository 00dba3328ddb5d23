/** What of a script is said, and how (B210-B212). */

import { CHARACTERS_PER_WORD } from '@/lib/script/pace'
import type { PartKind } from '@/lib/script/parts'
import { partKey, readScript } from '@/lib/script/read-script'
import fc from '../../helpers/fast-check'

/** What the first part of a text is read as, by default. */
function spokenIn(text: string): [PartKind | undefined, string | undefined] {
  const [part] = readScript(text).parts
  return [part?.kind, part?.readings[part.chosen]?.spoken]
}

test.each<[written: string, kind: PartKind, spoken: string]>([
  ['$4.99', 'price', 'four dollars ninety-nine'],
  ['$1', 'price', 'one dollar'],
  ['$20', 'price', 'twenty dollars'],
  ['$1,299', 'price', 'one thousand two hundred and ninety-nine dollars'],
  ['$0.99', 'price', 'ninety-nine cents'],
  ['99c', 'price', 'ninety-nine cents'],
  ['$1.2 million', 'price', 'one point two million dollars'],
  ['$50k', 'price', 'fifty thousand dollars'],
  ['$20/month', 'price', 'twenty dollars a month'],
  ['US$300', 'price', 'three hundred U S dollars'],
  ['€5', 'price', 'five euros'],
  ['1300 975 707', 'phone', 'one three zero zero nine seven five seven zero seven'],
  ['1800-123-456', 'phone', 'one eight zero zero one two three four five six'],
  ['0400 123 456', 'phone', 'zero four zero zero one two three four five six'],
  ['(03) 7010 4021', 'phone', 'zero three seven zero one zero four zero two one'],
  ['+61 3 7010 4021', 'phone', 'plus six one three seven zero one zero four zero two one'],
  ['13 12 05', 'phone', 'thirteen twelve zero five'],
  ['000', 'phone', 'triple zero'],
  ['1998', 'year', 'nineteen ninety-eight'],
  ['2005', 'year', 'two thousand and five'],
  ['2026', 'year', 'twenty twenty-six'],
  ['1905', 'year', 'nineteen oh five'],
  ['1990s', 'year', 'nineteen nineties'],
  ['bowerbird.com.au', 'web', 'bowerbird dot com dot A U'],
  ['https://www.bowerbird.example/voices/', 'web', 'bowerbird dot example slash voices'],
  ['grow-local.com', 'web', 'grow dash local dot com'],
  ['hello@bowerbird.example', 'email', 'hello at bowerbird dot example'],
  ['50%', 'percentage', 'fifty percent'],
  ['3.5%', 'percentage', 'three point five percent'],
  ['5km', 'unit', 'five kilometres'],
  ['1 kg', 'unit', 'one kilogram'],
  ['110km/h', 'unit', 'one hundred and ten kilometres an hour'],
  ['28°C', 'unit', 'twenty-eight degrees'],
  ['1st', 'ordinal', 'first'],
  ['22nd', 'ordinal', 'twenty-second'],
  ['30th', 'ordinal', 'thirtieth'],
  ['ABC', 'acronym', 'A B C'],
  ['RSL', 'acronym', 'R S L'],
  ['ATMs', 'acronym', 'A T Ms'],
  ['U.S.A.', 'acronym', 'U S A'],
  ['QANTAS', 'acronym', 'QANTAS'],
  ['&', 'symbol', 'and'],
  ['e.g.', 'abbreviation', 'for example'],
  ['9am', 'time', 'nine A M'],
  ['9:30 p.m.', 'time', 'nine thirty P M'],
  ['9.05am', 'time', 'nine oh five A M'],
  ['17:45', 'time', 'seventeen forty-five'],
  ['9am-5pm', 'time', 'nine A M to five P M'],
  ['12 March', 'date', 'the twelfth of March'],
  ['3 May 2026', 'date', 'the third of May twenty twenty-six'],
  ['March 12th, 2026', 'date', 'the twelfth of March twenty twenty-six'],
  ['12/3/2026', 'date', 'the twelfth of March twenty twenty-six'],
  ['2026-03-12', 'date', 'the twelfth of March twenty twenty-six'],
  ['620,000+', 'number', 'six hundred and twenty thousand plus'],
  ['1005', 'number', 'one thousand and five'],
  ['24/7', 'number', 'twenty-four seven'],
  ['3/4', 'number', 'three quarters'],
  ['½', 'number', 'a half'],
  ['4WD', 'number', 'four W D'],
  ['MP3', 'number', 'M P three'],
  ['007', 'number', 'zero zero seven'],
  ['(whispers)', 'direction', ''],
  ['[sound of rain]', 'direction', ''],
  ['SFX: a door slams', 'direction', ''],
  ['VO: ', 'speaker', ''],
  ['00:00:12:05', 'timecode', ''],
])('%s is a %s: "%s" (B210)', (written, kind, spoken) => {
  expect(spokenIn(written)).toEqual([kind, spoken])
})

test.each<[text: string, words: number]>([
  ['', 0],
  [' \n\n ', 0],
  ['One', 1],
  ["It's a well-known shop", 5],
  ['Now only $4.99', 6],
  ['Call 1300 975 707', 11],
  ['Fish & chips', 3],
  ['Ninety-nine, and 99', 5],
  ['BUY NOW AND SAVE BIG TODAY', 6],
  ['Watch ABC tonight', 5],
  ['MVO: Come in. (warmly) We are open.', 5],
  ['Sarah: We are open.\nKEN (off): Are we?', 5],
  ['1\n00:00:01,000 --> 00:00:03,500\nWe are open.', 3],
  ['[00:12] We are open', 3],
  ['Open 9am – 5pm, Mon to Fri.', 11],
  ['He said (and this is', 5],
  ['Bitte sehr, Ångström', 3],
  ['אנחנו פתוחים היום', 3],
  ['नमस्ते दुनिया', 2],
  ['我们今天开门', 3],
  ['👋🏽 🎉', 0],
])('%j has %i spoken words (B210, B211)', (text, words) => {
  expect(readScript(text).words).toBe(words)
})

test('another reading counts in every equal part, and none is not said (B212)', () => {
  const text = 'Just $4.99. Yes, $4.99!'
  const [part] = readScript(text).parts
  const key = part ? partKey(part) : ''
  const wordsOf = (choice: number) => readScript(text, { choices: new Map([[key, choice]]) }).words
  expect(part?.readings.map(({ spoken }) => spoken)).toEqual(['four dollars ninety-nine', 'four ninety-nine', ''])
  expect([0, 1, 2].map(wordsOf)).toEqual([10, 8, 2])
})

test('directions, speakers and timecodes count when they are switched on, each kind alone (B211)', () => {
  const text = 'VO: (slowly) Come in.\n00:00:05 Bye.'
  const wordsWith = (...counted: ('direction' | 'speaker' | 'timecode')[]) =>
    readScript(text, { counted: new Set(counted) }).words
  expect(wordsWith()).toBe(3)
  expect(wordsWith('direction')).toBe(4)
  // "V O", slowly, come in, bye.
  expect(wordsWith('speaker', 'direction')).toBe(6)
  expect(wordsWith('timecode')).toBeGreaterThan(3)
})

/** Text with everything that the reader looks for in it, and anything else. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[$€\d.,:/%()\-+ @a-zA-Z\n]{0,40}$/),
      fc.constantFrom(
        '$4.99',
        '1300 975 707',
        '(',
        ')',
        'VO:',
        '00:01 -->',
        'www.',
        '@',
        '\n',
        '\r\n',
        '\ud800',
        '12 March',
        'A.B',
      ),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

test('any text is read: its parts stand in it, in order, and every count is a whole number', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { words, characters, parts } = readScript(text)
      expect(Number.isInteger(words) && words >= 0).toBe(true)
      // One character and one gap at least, and no time without words.
      expect(words === 0 ? characters === 0 : Number.isFinite(characters) && characters >= 2).toBe(true)
      let end = 0
      for (const part of parts) {
        expect(part.start).toBeGreaterThanOrEqual(end)
        expect(part.end).toBeGreaterThan(part.start)
        expect(text.slice(part.start, part.end)).toBe(part.text)
        expect(part.readings.length).toBeGreaterThan(1)
        end = part.end
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
  )
})

test('more paragraphs add exactly their own words, and so never make the count smaller', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, more) => {
      const [both, first, second] = [readScript(`${text}\n\n${more}`), readScript(text), readScript(more)]
      expect(both.words).toBe(first.words + second.words)
      expect(both.characters).toBeCloseTo(first.characters + second.characters, 6)
    }),
  )
})

test('a further word adds one, and its letters with the gap after it (B245)', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const [longer, script] = [readScript(`${text}\n\nword`), readScript(text)]
      expect(longer.words).toBe(script.words + 1)
      expect(longer.characters).toBeCloseTo(script.characters + 5, 6)
    }),
  )
})

test('a script of 100,000 characters is read to its end, whatever it is made of', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', ' ', '.', '@', '-', '1', '$', '(', ':', '\n', 'A', 'é', '字'),
    minLength: 1,
    maxLength: 40,
  })
  fc.assert(
    fc.property(text, (piece) => {
      const long = piece.repeat(Math.ceil(100_000 / piece.length)).slice(0, 100_000)
      const { words } = readScript(`${long}\n\nlast words`)
      expect(words).toBe(readScript(long).words + 2)
    }),
    // Each reads 100,000 characters.
    { numRuns: 10 },
  )
})

test.each<[text: string, characters: number]>([
  // The end of a sentence is a pause of seven.
  ['We are open.', 3 + 4 + 5 + 7],
  ['Come in, please', 5 + 3 + 3 + 7],
  ['we-are-open', 3 + 4 + 5],
  ["It's", 5],
  // "four dollars ninety-nine"
  ['$4.99', 5 + 8 + 7 + 5],
  ['(warmly) Hello \u2026 !', 6],
  ['我们', CHARACTERS_PER_WORD],
])('%j takes the time of %d characters, gaps included (B245)', (text, characters) => {
  expect(readScript(text).characters).toBeCloseTo(characters, 6)
})
