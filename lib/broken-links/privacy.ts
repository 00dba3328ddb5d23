/** Does an address look as if it said something about a person, or let somebody in? When in doubt it does. Pure. */

/** A day or a month as addresses of articles have it: 2017/05, 2017-05-12, 20170512. */
const DATE = /(?<!\p{Nd})(19|20)\d\d[-._/]?(0[1-9]|1[0-2])([-._/]?(0[1-9]|[12]\d|3[01]))?(?!\p{Nd})/gu

/** Seven figures or more, whatever a person puts between them: telephone numbers, cards, customers, dates of birth. */
const MANY_FIGURES = /\p{Nd}(?:[-._ ()+/]*\p{Nd}){6}/u

const UUID = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/i

/** How often letters and figures, or small and capital letters, take turns: words do it once or twice. */
function turns(text: string): number {
  return text.match(/[a-z](?=[0-9A-Z])|[0-9](?=[a-zA-Z])/g)?.length ?? 0
}

/** Letters and figures as nobody speaks them: keys, sessions, hashes, packed data. */
function isToken(part: string): boolean {
  if (!/^[a-zA-Z0-9]+$/.test(part)) return false
  if (part.length >= 24) return true
  if (part.length >= 16 && (/\d/.test(part) || /^[0-9a-f]+$/i.test(part))) return true
  return part.length >= 8 && turns(part) >= 4
}

/** @param path decoded, as the visitor wrote it */
export function looksPersonal(path: string): boolean {
  if (path.includes('@')) return true
  if (MANY_FIGURES.test(path.replace(DATE, 'x')) || UUID.test(path)) return true
  return path.split('/').some((step) => {
    const parts = step.split(/[^a-zA-Z0-9]+/)
    // Packed data may have hyphens and underscores in it.
    return parts.some(isToken) || (step.length >= 16 && parts.reduce((sum, part) => sum + turns(part), 0) >= 6)
  })
}
