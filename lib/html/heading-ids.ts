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

export type NamedHeading = {
  key: string
  text: string
  /** The name an editor gave the place. It stays when the words change. */
  anchor?: string | null
}

/**
 * Gives each key an id: the name its editor chose, else one made of its words. The second of the same id gets "-2". Chosen names are
 * given out first, so that a heading further up with the same words cannot take one away.
 */
export function headingIds(headings: readonly NamedHeading[]): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  /** The last number that each wanted id has got, so that thousands of the same are quick. */
  const counts = new Map<string, number>()
  const ids = new Map<string, string>()
  function give(key: string, wanted: string): void {
    let id = wanted
    let count = counts.get(wanted) ?? 1
    for (; taken.has(id); id = `${wanted}-${count}`) count += 1
    counts.set(wanted, count)
    taken.add(id)
    ids.set(key, id)
  }
  const chosen = (heading: NamedHeading) => slugOf(heading.anchor ?? '')
  for (const heading of headings) if (chosen(heading)) give(heading.key, chosen(heading))
  for (const heading of headings) if (!chosen(heading)) give(heading.key, slugOf(heading.text) || 'part')
  return ids
}
