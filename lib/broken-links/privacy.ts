/** Whether a path looks as if it held personal data or a credential; when in doubt it does. Pure. */

/** A day or a month as in article paths: 2017/05, 2017-05-12, 20170512. */
const DATE = /(?<!\p{Nd})(19|20)\d\d[-._/]?(0[1-9]|1[0-2])([-._/]?(0[1-9]|[12]\d|3[01]))?(?!\p{Nd})/gu

/** Seven digits or more, whatever separates them: telephone numbers, cards, customers, dates of birth. */
const MANY_FIGURES = /\p{Nd}(?:[-._ ()+/]*\p{Nd}){6}/u

const UUID = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/i

/** How often letters and digits, or small and capital letters, alternate: words do it once or twice. */
function turns(text: string): number {
  return text.match(/[a-z](?=[0-9A-Z])|[0-9](?=[a-zA-Z])/g)?.length ?? 0
}

/** Unpronounceable mixes of letters and digits: keys, sessions, hashes, encoded data. */
function isToken(part: string): boolean {
  if (!/^[a-zA-Z0-9]+$/.test(part)) return false
  if (part.length >= 24) return true
  if (part.length >= 16 && (/\d/.test(part) || /^[0-9a-f]+$/i.test(part))) return true
  return part.length >= 8 && turns(part) >= 4
}

/** @param path decoded, as requested */
export function looksPersonal(path: string): boolean {
  if (path.includes('@')) return true
  if (MANY_FIGURES.test(path.replace(DATE, 'x')) || UUID.test(path)) return true
  return path.split('/').some((step) => {
    const parts = step.split(/[^a-zA-Z0-9]+/)
    // Encoded data may contain hyphens and underscores.
    return parts.some(isToken) || (step.length >= 16 && parts.reduce((sum, part) => sum + turns(part), 0) >= 6)
  })
}
