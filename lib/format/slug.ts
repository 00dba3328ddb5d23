/** Text as the words of a path or an id. Pure. */

/** "What we do & why" gives "what-we-do-why", "Zoë O'Neill" gives "zoe-oneill"; empty when nothing is left. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'\u2019]+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
