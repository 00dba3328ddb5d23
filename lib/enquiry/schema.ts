/**
 * What a valid enquiry is: one set of rules for the form and for the server (specification section 5).
 *
 * Every text is trimmed first, so a brief of blanks is no brief. The required message comes before the format message, one
 * at a time: the format rules do not look at empty text.
 */
import { object, string, ValidationError } from 'yup'
import type { Enquiry } from '@/lib/api/models'
import { BRIEF_MAX_LENGTH, ENQUIRY_FIELDS, type EnquiryErrors, isEnquiryField, NAME_FORMAT_MESSAGE } from './fields'

/**
 * Letters of any script with their marks, and spaces. Apostrophe and hyphen are outside the specification's rule; to allow them,
 * change this one expression to /^[\p{L}\p{M}\p{Zs}'’-]+$/u.
 */
const NAME = /^[\p{L}\p{M}\p{Zs}]+$/u

const PHONE = /^[0-9]+$/

/** {local}@{domain with a dot}, without spaces; free-mail domains and letters of any script are welcome. */
const EMAIL = /^[^\s\p{Cc}@"(),:;<>[\]\\]+@[^\s\p{Cc}@"(),:;<>[\]\\.]+(?:\.[^\s\p{Cc}@"(),:;<>[\]\\.]+)+$/u
/** The longest address that mail can carry (RFC 5321). */
const EMAIL_MAX = 254

/**
 * A phone number as it is checked and sent: spaces, dots, hyphens, brackets and a leading + are dropped, so that people may write
 * "+61 (0)400-000-000" and digits remain. Anything else stays and is found by the check.
 */
export function normalisePhone(text: string): string {
  return text.replace(/[\s.\-\u2010-\u2015()]/g, '').replace(/^\+/, '')
}

const enquirySchema = object({
  name: string()
    .trim()
    .required('Name is required.')
    .matches(NAME, { message: NAME_FORMAT_MESSAGE, excludeEmptyString: true }),
  phone: string()
    .transform((value) => (typeof value === 'string' ? normalisePhone(value) : value))
    .required('Phone is required.')
    .matches(PHONE, { message: 'Phone contains an invalid telephone number.', excludeEmptyString: true }),
  email: string()
    .trim()
    .required('Business E-mail is required.')
    .test(
      'email',
      'Requires a valid business email address to complete this request',
      (value) => !value || (value.length <= EMAIL_MAX && EMAIL.test(value)),
    ),
  brief: string()
    .trim()
    .required('Brief is required.')
    .max(
      BRIEF_MAX_LENGTH,
      `Brief is too long: at most ${BRIEF_MAX_LENGTH.toLocaleString('en-AU')} characters can be sent.`,
    ),
})

export type EnquiryCheck = { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors }

/** Checks the four fields; anything that is not text counts as empty, anything beyond the four is dropped. */
export function checkEnquiry(given: Readonly<Record<string, unknown>>): EnquiryCheck {
  const values = Object.fromEntries(
    ENQUIRY_FIELDS.map((field) => {
      const value = given[field]
      return [field, typeof value === 'string' ? value : '']
    }),
  )
  try {
    const { name, phone, email, brief } = enquirySchema.validateSync(values, { abortEarly: false })
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
