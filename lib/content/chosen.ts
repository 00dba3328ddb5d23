/** Selects items of the site settings by name, for sections that show only some of them. Pure. */

function plain(name: string): string {
  return name.trim().toLowerCase()
}

/** The named items, in the order of the names; all items when no names are given. Unknown names are skipped. */
export function chosenByName<T extends { name: string }>(items: readonly T[], names: readonly string[]): readonly T[] {
  const wanted = [...new Set(names.map(plain))].filter(Boolean)
  if (wanted.length === 0) return items
  return wanted.flatMap((name) => items.find((item) => plain(item.name) === name) ?? [])
}
