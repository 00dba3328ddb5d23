/**
 * The clean-up of the four fields, for everything that is typed, pasted or posted: in the browser when a field is left and
 * on Send, and on the server before validation. Pure.
 */
import type { Enquiry } from '@/lib/api/models'
import { removeInvisible } from '@/lib/format/invisible-characters'
import { readEmail } from './email'
import type { EnquiryField } from './fields'
import { readPhone } from './phone'

/** Characters of a wide or small form, which Asian keyboards type, and the ideographic full stops of addresses. */
const FORMS = /[\ufe50-\ufe6b\uff01-\uff5e]/g
const FULL_STOPS = /[\u3002\uff61]/g

/** One line with plain spaces. A real line break stays: no field of one line can hold it, so the format rules refuse it. */
function cleanLine(text: string): string {
  return removeInvisible(text)
    .replace(/(?![\r\n])\p{White_Space}/gu, ' ')
    .trim()
}

/** A letter and the accents behind it, as macOS writes them. Other scripts stay as they are: NFC changes Japanese names. */
const WITH_ACCENTS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}][\u0300-\u036f]+/gu

function composeAccents(text: string): string {
  return text.replace(WITH_ACCENTS, (letter) => letter.normalize('NFC'))
}

/** What is read as one number is its digits; anything else stays as it was typed, so that the visitor can put it right. */
function cleanPhone(text: string): string {
  const line = cleanLine(text)
  return readPhone(line) ?? line
}

function cleanEmail(text: string): string {
  const plain = text.replace(FORMS, (character) => character.normalize('NFKC')).replace(FULL_STOPS, '.')
  return readEmail(composeAccents(cleanLine(plain)))
}

/** Every line break is "\n". Half of a surrogate pair, which databases reject, is marked as unreadable. */
function cleanBrief(text: string): string {
  return removeInvisible(text)
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Cs}/gu, '\ufffd')
}

const CLEAN: Record<EnquiryField, (text: string) => string> = {
  name: (text) => composeAccents(cleanLine(text)),
  phone: cleanPhone,
  email: cleanEmail,
  brief: cleanBrief,
}

/** The text without invisible characters, in the form in which its field is checked and sent. Cleaning twice changes nothing. */
export function cleanField(field: EnquiryField, text: string): string {
  return CLEAN[field](text)
}

export function cleanEnquiry({ name, phone, email, brief }: Enquiry): Enquiry {
  return {
    name: cleanField('name', name),
    phone: cleanField('phone', phone),
    email: cleanField('email', email),
    brief: cleanField('brief', brief),
  }
}
