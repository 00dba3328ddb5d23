/** Generates ids for headings. Pure. */
import { slugOf } from '@/lib/format/slug'

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
  /** The suffix to try next, by wanted id: thousands of equal headings are no loop within a loop. */
  const next = new Map<string, number>()
  function give(key: string, wanted: string): void {
    let id = wanted
    let count = next.get(wanted) ?? 2
    for (; taken.has(id); count += 1) id = `${wanted}-${count}`
    next.set(wanted, count)
    taken.add(id)
    ids.set(key, id)
  }
  const chosen = (heading: NamedHeading) => slugOf(heading.anchor ?? '')
  for (const heading of headings) if (chosen(heading)) give(heading.key, chosen(heading))
  for (const heading of headings) if (!chosen(heading)) give(heading.key, slugOf(heading.text) || 'part')
  return ids
}
