/** Derives the dialled form of a phone number from the shown one. Pure. */

const INTERNATIONAL = /^\+[1-9]\d{6,14}$/

/** Australian numbers as people write them: landlines, mobiles and 1300, 1800 and 13 numbers. */
const NATIONAL = [/^0([23478]\d{8})$/, /^(1[38]00\d{6})$/, /^(13\d{4})$/]

/** "(03) 7010 4021" gives "+61370104021" (E.164); null when it is not a phone number. */
export function dialledNumber(shown: string | null | undefined): string | null {
  // The zero in "+61 (0)3 7010 4021" is for calls within Australia.
  const digits = (shown ?? '').replace(/^(\s*\+.*)\(0\)/, '$1').replace(/[\s().\-/\u00A0\u2011\u2013]/g, '')
  if (INTERNATIONAL.test(digits)) return digits
  for (const pattern of NATIONAL) {
    const [, significant] = pattern.exec(digits) ?? []
    if (significant) return `+61${significant}`
  }
  return null
}

/** The address of a call to this number; null when it is not a phone number. */
export function telHref(shown: string | null | undefined): string | null {
  const number = dialledNumber(shown)
  return number && `tel:${number}`
}
