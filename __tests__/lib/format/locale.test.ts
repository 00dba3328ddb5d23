import { copyrightLine } from '@/lib/format/locale'

const now = new Date('2027-12-31T14:30:00Z')

test("puts sign and year before the text, in the company's time zone", () => {
  expect(copyrightLine('Wattle Audio Pty Ltd', now)).toBe('© 2028 Wattle Audio Pty Ltd')
})

test('does not repeat a sign or year that an editor wrote', () => {
  expect(copyrightLine('© 2019 Wattle Audio', now)).toBe('© 2028 Wattle Audio')
})
