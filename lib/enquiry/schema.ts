/**
 * Validates an enquiry: one schema for the form and the server.
 *
 * Every text is cleaned (`clean-field.ts`) and trimmed first, so a brief that shows nothing counts as empty. The required
 * message comes before the format message, one at a time: the format rules skip empty text.
 */
import { object, string, ValidationError } from 'yup'
import type { Enquiry } from '@/lib/api/models'
import { formatNumber } from '@/lib/format/locale'
import type { Words } from '@/lib/words/words'
import { fillIn } from '@/lib/words/words'
import { cleanField } from './clean-field'
import { emailProblem, isEmail } from './email'
import { BRIEF_MAX_LENGTH, ENQUIRY_FIELDS, type EnquiryErrors, type EnquiryField, isEnquiryField } from './fields'
import { phoneProblem } from './phone'

/**
 * Letters of any script with their marks, and spaces; the clean-up leaves joiners and U+180E between letters only, where
 * they are part of the spelling. Apostrophes and hyphens are not allowed by the business rule; to allow them, add '’- to
 * this expression.
 */
const NAME = /^[\p{L}\p{M}\p{Zs}\p{Join_Control}\u180e]+$/u

/** The longest name and phone number. */
const TEXT_MAX = 200

const PHONE = /^[0-9]+$/

/** A text that is cleaned before it is checked. */
function cleaned(field: EnquiryField) {
  return string().transform((value: unknown) => (typeof value === 'string' ? cleanField(field, value) : value))
}

export type EnquiryWords = Words['enquiry']

/** The schema with its messages. */
export function enquirySchema(words: EnquiryWords) {
  return object({
    name: cleaned('name')
      .required(words.nameRequired)
      .max(TEXT_MAX, fillIn(words.nameTooLong, { max: TEXT_MAX }))
      .matches(NAME, { message: words.nameInvalid, excludeEmptyString: true }),
    phone: cleaned('phone')
      .required(words.phoneRequired)
      .max(TEXT_MAX, fillIn(words.phoneTooLong, { max: TEXT_MAX }))
      .matches(PHONE, { message: words.phoneInvalid, excludeEmptyString: true }),
    email: cleaned('email')
      .required(words.emailRequired)
      .test('email', words.emailInvalid, (value) => !value || isEmail(value)),
    brief: cleaned('brief')
      .trim()
      .required(words.briefRequired)
      .max(BRIEF_MAX_LENGTH, fillIn(words.briefTooLong, { max: formatNumber(BRIEF_MAX_LENGTH) })),
  })
}

const PHONE_HINTS = { several: 'phoneOne', extension: 'phoneExtension', other: 'phoneDigits' } as const
const EMAIL_HINTS = {
  several: 'emailOne',
  at: 'emailAt',
  spaces: 'emailSpaces',
  domain: 'emailDomain',
  other: 'emailCharacters',
} as const

/** What to change in a field whose format is refused; null when its message says it all. */
export function correctionOf(
  field: EnquiryField,
  value: string,
  message: string | undefined,
  words: EnquiryWords,
): string | null {
  // For visitors whose name has an apostrophe or a hyphen.
  if (field === 'name') return message === words.nameInvalid ? words.nameHint : null
  if (field === 'phone') return message === words.phoneInvalid ? words[PHONE_HINTS[phoneProblem(value)]] : null
  if (field === 'email') return message === words.emailInvalid ? words[EMAIL_HINTS[emailProblem(value)]] : null
  return null
}

export type EnquiryCheck = { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors }

/** Validates the four fields; anything that is not text counts as empty, further fields are dropped. */
export function checkEnquiry(given: Readonly<Record<string, unknown>>, words: EnquiryWords): EnquiryCheck {
  const values = Object.fromEntries(
    ENQUIRY_FIELDS.map((field) => {
      const value = given[field]
      return [field, typeof value === 'string' ? value : '']
    }),
  )
  try {
    const { name, phone, email, brief } = enquirySchema(words).validateSync(values, { abortEarly: false })
    return { ok: true, enquiry: { name, phone, email, brief } }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors: EnquiryErrors = {}
    for (const { path, message } of error.inner) {
      if (path && isEnquiryField(path)) errors[path] ??= message
    }
    return { ok: false, errors }
  }
}
