/** A section's own choice among things that the site settings hold once for all pages. Pure. */

function plain(name: string): string {
  return name.trim().toLowerCase()
}

/** Those that an editor has named, in the order of the names; all of them when none are named. A name that nothing has is left out. */
export function chosenByName<T extends { name: string }>(items: readonly T[], names: readonly string[]): readonly T[] {
  const wanted = [...new Set(names.map(plain))].filter(Boolean)
  if (wanted.length === 0) return items
  return wanted.flatMap((name) => items.find((item) => plain(item.name) === name) ?? [])
}
