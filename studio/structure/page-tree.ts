/** Arranges pages by their paths, one level of the site at a time. */

/** The page fields needed for the lists. */
export type PageEntry = { id: string; title: string; path: string }

/** What stands at a path and below it. */
export type Branch = {
  path: string
  /** The page at the path itself, if there is one. */
  page: PageEntry | undefined
  /** The number of pages at the path and below it. */
  count: number
}

/** The path with the first segment that follows `parent` ('' for the root of the site). */
function childPath(path: string, parent: string): string {
  return `${parent}/${path.slice(parent.length + 1).split('/')[0]}`
}

/** The branches right below a path ('' for the root of the site, whose first branch is the home page), by path. */
export function branchesBelow(pages: readonly PageEntry[], parent: string): Branch[] {
  const below = pages.filter((page) => page.path.startsWith(`${parent}/`) && pageAt(pages, page.path) === page)
  return Array.from(
    Map.groupBy(below, ({ path }) => childPath(path, parent)),
    ([path, group]) => ({ path, page: pageAt(group, path), count: group.length }),
  ).sort((a, b) => (a.path < b.path ? -1 : 1))
}

export function pageAt(pages: readonly PageEntry[], path: string): PageEntry | undefined {
  return pages.find((page) => page.path === path)
}

/** Pages that no path leads to: without a valid path, or with the path of another one. */
export function pagesWithoutPath(pages: readonly PageEntry[]): PageEntry[] {
  return pages.filter((page) => !page.path.startsWith('/') || pageAt(pages, page.path) !== page)
}

/** The last segment of a path in words. */
export function titleOfPath(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The title of what stands at a path: its page's, or the last segment in words. */
export function branchTitle({ path, page }: Pick<Branch, 'path' | 'page'>): string {
  return page?.title || titleOfPath(path)
}
