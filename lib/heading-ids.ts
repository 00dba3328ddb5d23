/** Ids for headings, so that links can jump to them. Pure. */

/** "What we do & why" gives "what-we-do-why"; empty when nothing is left. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Gives each key an id from its text; the second heading of the same words gets "-2". */
export function headingIds(headings: readonly { key: string; text: string }[]): ReadonlyMap<string, string> {
  const uses = new Map<string, number>()
  const ids = new Map<string, string>()
  for (const { key, text } of headings) {
    const slug = slugOf(text) || 'part'
    const count = (uses.get(slug) ?? 0) + 1
    uses.set(slug, count)
    ids.set(key, count === 1 ? slug : `${slug}-${count}`)
  }
  return ids
}
