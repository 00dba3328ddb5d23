import { checkEnquiry, correctionOf } from '@/lib/enquiry/schema'
import { mergeWords } from '@/lib/words/merge-words'

const { enquiry: words } = mergeWords(null)

const VALID = { name: 'Rosa Marsh', phone: '0400000000', email: 'rosa@example.com.au', brief: 'One voice, please.' }

function messageOf(field: keyof typeof VALID, value: unknown): string | undefined {
  const check = checkEnquiry({ ...VALID, [field]: value }, words)
  return check.ok ? undefined : check.errors[field]
}

test('a valid enquiry passes, trimmed, with only the four fields', () => {
  expect(checkEnquiry({ ...VALID, name: '  Rosa Marsh ', brief: '\n One voice. \n', role: 'admin' }, words)).toEqual({
    ok: true,
    enquiry: { ...VALID, brief: 'One voice.' },
  })
})

test.each([
  ['name', 'Name is required.'],
  ['phone', 'Phone is required.'],
  ['email', 'Business E-mail is required.'],
  ['brief', 'Brief is required.'],
] as const)('%s: empty, blank, missing or no text at all is "%s"', (field, message) => {
  for (const value of ['', '   ', '\n\t ', undefined, null, 42, {}]) expect(messageOf(field, value)).toBe(message)
})

test.each(['rosa marsh', 'Zoe\u0308', '李小龙', 'Ольга', 'علی\u200cرضا', 'ශ්\u200dරීනාත්', 'Rosa\tMarsh\u200e'])(
  'the name %s is letters and spaces',
  (name) => expect(messageOf('name', name)).toBeUndefined(),
)

test.each(["O'Brien", 'Anne-Marie', 'Rosa\nMarsh', 'R2 D2', 'Rosa 😀'])('the name %j is invalid', (name) =>
  expect(messageOf('name', name)).toBe('Name contains an invalid characters.'),
)

test.each([
  ['(03) 7010-4021', '0370104021'],
  ['03.7010.4021', '0370104021'],
  ['(+61) 400\u00a0000\u2011000', '61400000000'],
])('the phone %j is normalised to %s', (typed, digits) => {
  const check = checkEnquiry({ ...VALID, phone: typed }, words)
  expect(check.ok && check.enquiry.phone).toBe(digits)
})

test.each(['0400x000', '12+34', '++61', '04½', '0400☎'])('the phone %j is invalid', (phone) =>
  expect(messageOf('phone', phone)).toBe('Phone contains an invalid telephone number.'),
)

test('what is sent is clean, and what shows nothing is required (B161)', () => {
  const pasted = {
    name: '\u202aRosa\u00a0Marsh\u202c',
    phone: '\u202a+６１ 400\u2011000\u202c',
    email: '\u200brosa@example。com',
    brief: '\ufeffOne\u00ad voice.\u200b\r\n',
  }
  expect(checkEnquiry(pasted, words)).toEqual({
    ok: true,
    enquiry: { name: 'Rosa Marsh', phone: '61400000', email: 'rosa@example.com', brief: 'One voice.' },
  })
  for (const [field, message] of [
    ['name', 'Name is required.'],
    ['phone', 'Phone is required.'],
    ['email', 'Business E-mail is required.'],
    ['brief', 'Brief is required.'],
  ] as const) {
    for (const value of ['\u200b\u200b', '\u2800', '\u3164', '\u200d', '\ufe0f', '\0'])
      expect(messageOf(field, value)).toBe(message)
  }
})

test('a phone of brackets and dots only counts as empty', () => {
  expect(messageOf('phone', ' (.) - ')).toBe('Phone is required.')
})

test.each(['rosa@example.com', 'r.o+s_a@mail.example.com.au', 'rosa@gmail.com', 'jörg@müller.example', "o'b@x.co"])(
  'the e-mail address %s is valid (B5)',
  (email) => expect(messageOf('email', email)).toBeUndefined(),
)

test.each([
  ['0400x000', 'phoneExtension'],
  ['02 9123 4567 ext. 12', 'phoneExtension'],
  ['02 9123 4567 Extension 12', 'phoneExtension'],
  ['tel:+61291234567;ext=12', 'phoneExtension'],
  ['02 9123 4567 #12', 'phoneExtension'],
  ['0412 345 678, 02 9123 4567', 'phoneOne'],
  ['0412 345 678 / +61 2 9123 4567', 'phoneOne'],
  ['+61 412 345 678 +61 2 9123 4567', 'phoneOne'],
  ['Rosa 0412 345 678', 'phoneDigits'],
  ['12+34', 'phoneDigits'],
] as const)('the phone %j is refused with the hint "%s" (B290)', (phone, hint) => {
  const message = messageOf('phone', phone)
  expect(message).toBe(words.phoneInvalid)
  expect(correctionOf('phone', phone, message, words)).toBe(words[hint])
})

test.each([
  ['a@exa_mple.com', 'emailDomain'],
  ['a@example-.com', 'emailDomain'],
  ['a@-example.com', 'emailDomain'],
  ['a@example.com-', 'emailDomain'],
  ['a@example..com', 'emailDomain'],
  ['a@example', 'emailDomain'],
  ['a@example.123', 'emailDomain'],
  ['a@192.168.0.1', 'emailDomain'],
  [`a@${'b'.repeat(64)}.com`, 'emailDomain'],
  ['a@example,com', 'emailDomain'],
  ['a..b@example.com', 'emailCharacters'],
  ['Rosa <a@exa_mple.com>', 'emailDomain'],
  ['a.@example.com', 'emailCharacters'],
  ['rosa @example.com', 'emailSpaces'],
  ['rosa example.com', 'emailAt'],
  ['rosa@@example.com', 'emailAt'],
  ['rosa@example.com; tom@example.com', 'emailOne'],
  ['rosa@example.com and tom@example.com', 'emailOne'],
] as const)('the e-mail address %j is refused with the hint "%s" (B291)', (email, hint) => {
  const message = messageOf('email', email)
  expect(message).toBe(words.emailInvalid)
  expect(correctionOf('email', email, message, words)).toBe(words[hint])
})

test.each(['rosa@bücher.example', 'rosa@xn--bcher-kva.example', '用户@例子.公司', 'a@b--c.com', 'a@9news.com.au'])(
  'the domain of %s is valid (B291)',
  (email) => expect(messageOf('email', email)).toBeUndefined(),
)

test.each(['rosa@example', 'ro sa@example.com', 'a@b@c.com', 'a@b..com', 'a,b@c.com', `${'a'.repeat(250)}@b.com`])(
  'the e-mail address %j is invalid',
  (email) => expect(messageOf('email', email)).toBe('Requires a valid business email address to complete this request'),
)

test.each([
  ['name', 'a'],
  ['phone', '1'],
] as const)('%s: 200 characters are taken, and no more', (field, character) => {
  expect(messageOf(field, character.repeat(200))).toBeUndefined()
  expect(messageOf(field, character.repeat(201))).toBeDefined()
})

test('long invalid input is rejected quickly', () => {
  const started = performance.now()
  const name = 'a '.repeat(15_000)
  const email = `${'a.'.repeat(15_000)}@`
  checkEnquiry({ name, phone: '('.repeat(30_000), email, brief: ' '.repeat(30_000) }, words)
  expect(performance.now() - started).toBeLessThan(500)
})
