/** security.txt: where somebody reports a vulnerability (RFC 9116). Pure. */
import { SECURITY_TEXT_PATH } from '@/lib/routing/redirects/reserved-paths'

/** Months for which it holds; the standard recommends less than a year. */
const MONTHS = 6

/** The first day of a month, so that the text and its ETag change once a month. */
function expiry(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS + 1, 1)).toISOString()
}

type SecurityContact = { email: string | null; phone: { number: string } | null }

/** @returns null without a contact, which the standard requires */
export function securityText({ email, phone }: SecurityContact, siteUrl: string, now: Date): string | null {
  const contacts = [...(email ? [`mailto:${email}`] : []), ...(phone ? [`tel:${phone.number}`] : [])]
  if (contacts.length === 0) return null
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expiry(now)}`,
    `Canonical: ${siteUrl}${SECURITY_TEXT_PATH}`,
    'Preferred-Languages: en',
    '',
  ].join('\n')
}
