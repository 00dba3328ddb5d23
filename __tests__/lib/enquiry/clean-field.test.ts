import { cleanEnquiry, cleanField } from '@/lib/enquiry/clean-field'
import { ENQUIRY_FIELDS } from '@/lib/enquiry/fields'
import fc from '../../helpers/fast-check'

test.each([
  ['of a contact app, in direction marks', '\u202a+61 400 000 000\u202c', '61400000000'],
  ['with a zero-width space', '0400\u200b000000', '0400000000'],
  ['with a word joiner', '0400\u2060000000', '0400000000'],
  ['in isolates, with a byte order mark', '\ufeff\u2068(03) 7010 4021\u2069', '0370104021'],
  ['with a plus behind a mark', '\u200e+\u200e61 400', '61400'],
  ['in full-width characters', '＋６１（０）４００－０００．０００', '610400000000'],
  ['in Arabic, Persian, Devanagari and mathematical digits', '٠٤ ۰۴ ०४ 𝟎𝟒', '04040404'],
  ['in digits whose row begins at 6 or 0 of its block', '௯᧙᥏᪙', '9999'],
  ['with a tab and exotic spaces', '04\t00\u00a0\u2009\u202f\u3000\u205f00', '040000'],
  [
    'with dashes',
    '04-00\u201000\u201100\u201200\u201300\u201400\u2212\u207b00\ufe6300\uff0d00\u30fc00',
    '0400000000000000000000',
  ],
  ['on two lines', '0400\n000\u2028000', '0400000000'],
])('the phone %s', (_, typed, expected) => {
  expect(cleanField('phone', typed)).toBe(expected)
})

test.each([
  ['with a zero-width space before', '\u200brobin@example.com', 'robin@example.com'],
  ['with a zero-width space behind', 'robin@example.com\u200b', 'robin@example.com'],
  ['in direction marks', '\u202arobin@example.com\u202c', 'robin@example.com'],
  ['with a soft hyphen', 'robin\u00ad@example.com', 'robin@example.com'],
  ['between exotic spaces', '\u3000\trobin@example.com\u00a0', 'robin@example.com'],
  ['in full-width characters', 'ｒｏｂｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'robin@example.com'],
  ['with ideographic full stops', 'robin@example。co｡jp', 'robin@example.co.jp'],
  ['of an international domain', 'rosa@straße.example', 'rosa@straße.example'],
  ['with accents of their own', 'jo\u0308rg@mu\u0308ller.example', 'jörg@müller.example'],
  ['with signs that only look like letters', 'a™@b.com', 'a™@b.com'],
])('the e-mail address %s', (_, typed, expected) => {
  expect(cleanField('email', typed)).toBe(expected)
})

test.each([
  ['with a direction mark', 'Robin Test\u200e', 'Robin Test'],
  ['with a tab', 'Robin\tTest', 'Robin Test'],
  ['with exotic spaces', '\u2003Robin\u00a0Test\u3000Two\u2028', 'Robin Test Two'],
  ['in Persian', 'علی\u200cرضا', 'علی\u200cرضا'],
  ['in Persian, ending in a joiner', 'علی\u200c رضا', 'علی رضا'],
  ['in Sinhala', 'ශ්\u200dරීනාත්', 'ශ්\u200dරීනාත්'],
  ['with accents of their own', 'Zoe\u0308', 'Zoë'],
  ['with a Japanese character of a certain shape', '神\u{e0100}', '神\u{e0100}'],
])('the name %s', (_, typed, expected) => {
  expect(cleanField('name', typed)).toBe(expected)
})

test.each([
  ['of invisible characters', '\u200b\u200b\u2800\ufeff', ''],
  ['with line breaks of every kind', 'a\r\nb\rc\u2028d\u2029e\vf', 'a\nb\nc\nd\ne\nf'],
  ['with indents, spaces and emoji', '\t1. 👩🏽‍💻  two\u00a0takes\n', '\t1. 👩🏽‍💻  two\u00a0takes\n'],
  ['with control characters and half an emoji', 'a\0b\u0007\ud83d', 'ab\ufffd'],
])('the brief %s', (_, typed, expected) => {
  expect(cleanField('brief', typed)).toBe(expected)
})

test('cleaning never fails, and cleaning twice changes nothing', () => {
  const marks = fc.constantFrom(
    ...'+-(). \t\n\r09٤４aé\u0301ع्ශ☺葛\u200b\u200c\u200d\u202a\u00ad\ufe0f\u30fc＠。ｅ\ud800',
  )
  const text = fc.oneof(
    fc.array(marks, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(text, (typed) => {
      const once = cleanEnquiry({ name: typed, phone: typed, email: typed, brief: typed })
      expect(cleanEnquiry(once)).toEqual(once)
    }),
  )
})

test('valid ASCII is left as it is', () => {
  const valid = {
    name: fc.stringMatching(/^[A-Za-z]+( [A-Za-z]+)*$/),
    phone: fc.stringMatching(/^[0-9]+$/),
    email: fc.emailAddress(),
    brief: fc.string({ unit: 'grapheme-ascii' }),
  }
  for (const field of ENQUIRY_FIELDS) {
    fc.assert(fc.property(valid[field], (typed) => expect(cleanField(field, typed)).toBe(typed)))
  }
})
