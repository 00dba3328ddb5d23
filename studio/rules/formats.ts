/** Validation of single values by their form. Independent of the Studio, for tests and reuse. */
import { dialledNumber } from '../../lib/facts/dialled-number.ts'

const ANCHOR = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Returns the problem of an anchor name, or true when it is valid. */
export function checkAnchor(value: string | undefined): true | string {
  return !value || ANCHOR.test(value) || 'Use lower-case letters, digits and hyphens, starting with a letter.'
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Returns the problem of a phone number, or true when the site can dial it. */
export function checkPhoneNumber(value: string | undefined): true | string {
  return (
    !value ||
    dialledNumber(value) !== null ||
    'This cannot be dialled. Write an Australian number with its area code, or one that starts with + and the country.'
  )
}

/** Returns the problem of an e-mail address, or true when it is valid. */
export function checkEmail(value: string | undefined): true | string {
  return !value || EMAIL.test(value) || 'This is not an e-mail address.'
}
