import { cleanEnquiry, cleanField } from '@/lib/enquiry/clean-field'
import { ENQUIRY_FIELDS } from '@/lib/enquiry/fields'
import fc from '../../helpers/fast-check'

test.each([
  ['of a contact app, in direction marks', '\u202a+61 400 000 000\u202c', '61400000000'],
  ['with a zero-width space', '0400\u200b000000', '0400000000'],
  ['with a word joiner', '0400\u2060000000', '0400000000'],
  ['in isolates, with a byte order mark', '\ufeff\u2068(03) 7010 4021\u2069', '0370104021'],
  ['with a plus behind a mark', '\u200e+\u200e61 400', '61400'],
  ['in full-width characters', '＋６１（０）４００－０００．０００', '61400000000'],
  ['in Arabic, Persian, Devanagari and mathematical digits', '٠٤ ۰۴ ०४ 𝟎𝟒', '04040404'],
  ['in digits whose row begins at 6 or 0 of its block', '௯᧙᥏᪙', '9999'],
  ['with a tab and exotic spaces', '04\t00\u00a0\u2009\u202f\u3000\u205f00', '040000'],
  [
    'with dashes',
    '04-00\u201000\u201100\u201200\u201300\u201400\u2212\u207b00\ufe6300\uff0d00\u30fc00',
    '0400000000000000000000',
  ],
  ['on two lines', '0400\n000\u2028000', '0400000000'],
  ['with the trunk zero in brackets', '+61 (0)412 345 678', '61412345678'],
  ['with the trunk zero of Britain', '+44 (0)20 7946 0018', '442079460018'],
  ['with an area code in brackets', '+61 (02) 9123 4567', '61291234567'],
  ['with a trunk zero and no brackets', '+61 0412 345 678', '61412345678'],
  ['with a bracketed country code', '(+61) (0) 412 345 678', '61412345678'],
  ['with a trunk zero and no plus', '61 (0)412 345 678', '61412345678'],
  ['with the prefix from Australia', '0011 61 412 345 678', '61412345678'],
  ['with the prefix from Europe', '00 61 (0)412-345-678', '61412345678'],
  ['with the prefix from the United States', '011 61 412 345 678', '61412345678'],
  ['of Italy, whose zero is dialled', '+39 (0)6 6982 1234', '390669821234'],
  ['of the United States', '+1 (555) 010-0199', '15550100199'],
  ['in brackets, of this country', '(02) 9123 4567', '0291234567'],
  ['with a bracketed zero, of this country', '(0)412 345 678', '0412345678'],
  ['of a link', 'tel:+61-412-345-678', '61412345678'],
  ['of a link in capitals, with a context', 'TEL:0412345678;phone-context=+61', '0412345678'],
  ['with a label', 'Mobile: 0412 345 678', '0412345678'],
  ['with a label behind', '0412 345 678 (mobile)', '0412345678'],
  ['in letters of the keypad', '1300 VOICES', '1300864237'],
  ['in letters of a longer word', '1-800-FLOWERS', '18003569377'],
  ['in letters of a short number', '13 cats', '132287'],
  ['with commas', '0412,345,678,', '0412345678'],
  ['with slashes', '02/9123/4567', '0291234567'],
  ['in quotes and a semicolon', '“0412 345 678”;', '0412345678'],
  ['with middle dots', '0412·345·678', '0412345678'],
  ['with an extension, as typed', ' 02 9123 4567 ext 12', '02 9123 4567 ext 12'],
  ['of two numbers, as typed', '0412 345 678 or 02 9123 4567', '0412 345 678 or 02 9123 4567'],
])('the phone %s (B290)', (_, typed, expected) => {
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
  ['with a name', 'Rosa Marsh <rosa@example.com>', 'rosa@example.com'],
  ['with a name in quotes', '"Marsh, Rosa" <rosa@example.com>;', 'rosa@example.com'],
  ['with itself as its name', 'Rosa@example.com <rosa@example.com>', 'rosa@example.com'],
  ['in angle brackets', '<a@b.c>', 'a@b.c'],
  ['in full-width brackets', '＜ａ＠ｂ．ｃ＞', 'a@b.c'],
  ['of a link', 'mailto:rosa@example.com', 'rosa@example.com'],
  ['of a link in capitals, with a subject', 'MAILTO:rosa%40example.com?subject=Hello%20you', 'rosa@example.com'],
  ['of a link in brackets', '<mailto:rosa@example.com>', 'rosa@example.com'],
  ['of a link in Markdown', '[rosa@example.com](mailto:rosa@example.com)', 'rosa@example.com'],
  ['with a label', 'E-mail: rosa@example.com', 'rosa@example.com'],
  ['with a remark', 'rosa@example.com (work)', 'rosa@example.com'],
  ['with a full stop', 'rosa@example.com.', 'rosa@example.com'],
  ['with a semicolon', 'rosa@example.com;', 'rosa@example.com'],
  ['with an exclamation mark and a bracket', '(rosa@example.com!)', 'rosa@example.com'],
  ['in single quotes', "'rosa@example.com'", 'rosa@example.com'],
  ['in typographic quotes', '“rosa@example.com”,', 'rosa@example.com'],
  ['with an apostrophe of its own', "o'b@example.com.", "o'b@example.com"],
  ['of several, as typed', 'rosa@example.com, tom@example.com', 'rosa@example.com, tom@example.com'],
  [
    'of two people, as typed',
    'Rosa <rosa@example.com>, Tom <tom@example.com>',
    'Rosa <rosa@example.com>, Tom <tom@example.com>',
  ],
  ['with words that may belong to it, as typed', 'ro sa@example.com', 'ro sa@example.com'],
])('the e-mail address %s (B291)', (_, typed, expected) => {
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
    ...'+-()<>,;: \t\n\r0169٤４aé@.\u0301ع्ශ☺葛\u200b\u200c\u200d\u202a\u00ad\ufe0f\u30fc＠。ｅ\ud800',
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
    phone: fc.stringMatching(/^(0[2-9]|1[38])[0-9]+$/),
    email: fc.emailAddress(),
    brief: fc.string({ unit: 'grapheme-ascii' }),
  }
  for (const field of ENQUIRY_FIELDS) {
    fc.assert(fc.property(valid[field], (typed) => expect(cleanField(field, typed)).toBe(typed)))
  }
})
