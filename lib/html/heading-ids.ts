/** Generates ids for headings. Pure. */

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
  /** Anchor set by an editor. It stays when the text changes. */
  anchor?: string | null
}

/**
 * Gives each key an id: the editor's anchor, else a slug of its text. Duplicates get a suffix, such as "-2". Anchors
 * are assigned first, so that an earlier heading with the same text cannot take one away.
 */
export function headingIds(headings: readonly NamedHeading[]): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  const ids = new Map<string, string>()
  function give(key: string, wanted: string): void {
    let id = wanted
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`
    taken.add(id)
    ids.set(key, id)
  }
  const chosen = (heading: NamedHeading) => slugOf(heading.anchor ?? '')
  for (const heading of headings) if (chosen(heading)) give(heading.key, chosen(heading))
  for (const heading of headings) if (!chosen(heading)) give(heading.key, slugOf(heading.text) || 'part')
  return ids
}
