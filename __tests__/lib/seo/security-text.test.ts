/** security.txt as RFC 9116 wants it. */
import { securityText } from '@/lib/seo/security-text'

const CONTACT = { email: 'hello@example.test', phone: { number: '+61370104021' } }
const SITE = 'https://www.example.test'

test('it names contacts, its end within a year, and its own address', () => {
  expect(securityText(CONTACT, SITE, new Date('2026-11-26T10:00:00Z'))).toBe(
    [
      'Contact: mailto:hello@example.test',
      'Contact: tel:+61370104021',
      'Expires: 2027-06-01T00:00:00.000Z',
      'Canonical: https://www.example.test/.well-known/security.txt',
      'Preferred-Languages: en',
      '',
    ].join('\n'),
  )
})

test('it stays the same within a month', () => {
  const [first, last] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-30T23:59:59Z')]
  expect(securityText(CONTACT, SITE, first)).toBe(securityText(CONTACT, SITE, last))
})

test('without a contact there is none', () => {
  expect(securityText({ email: null, phone: null }, SITE, new Date())).toBeNull()
})
