/** Builds a tree of pages from their paths. */

/** The page fields needed for the tree. */
export type PageEntry = { id: string; title: string; path: string }

export type PageNode = {
  /** The last path segment; '' for the home page. */
  segment: string
  path: string
  /** Undefined for an intermediate path without a page. */
  page: PageEntry | undefined
  children: PageNode[]
}

export type PageTree = {
  /** The home page first, then by path. */
  nodes: PageNode[]
  /** Pages without a valid path. */
  homeless: PageEntry[]
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function byPath(a: PageNode, b: PageNode): number {
  return a.path < b.path ? -1 : 1
}

function sorted(nodes: PageNode[]): PageNode[] {
  return nodes.map((node) => ({ ...node, children: sorted(node.children) })).sort(byPath)
}

/** Finds the node of a path; creates it and its ancestors when missing. */
function place(root: PageNode, segments: string[]): PageNode {
  let node = root
  for (const segment of segments) {
    let child = node.children.find((candidate) => candidate.segment === segment)
    if (!child) {
      child = { segment, path: `${node.path === '/' ? '' : node.path}/${segment}`, page: undefined, children: [] }
      node.children.push(child)
    }
    node = child
  }
  return node
}

/** When two pages have the same path, the second is listed among those without a valid path. */
export function pageTree(pages: PageEntry[]): PageTree {
  const root: PageNode = { segment: '', path: '/', page: undefined, children: [] }
  const homeless: PageEntry[] = []
  for (const page of pages) {
    const node = page.path.startsWith('/') ? place(root, segmentsOf(page.path)) : undefined
    if (node && !node.page) node.page = page
    else homeless.push(page)
  }
  const home = root.page ? [{ ...root, children: [] }] : []
  return { nodes: [...home, ...sorted(root.children)], homeless }
}

/** The node of a path, or undefined. */
export function nodeAt(tree: PageTree, path: string): PageNode | undefined {
  let nodes = tree.nodes
  let found: PageNode | undefined
  for (const segment of segmentsOf(path)) {
    found = nodes.find((node) => node.segment === segment)
    if (!found) return undefined
    nodes = found.children
  }
  return found
}

/** Number of pages at and below a node. */
export function pageCount(node: PageNode): number {
  return (node.page ? 1 : 0) + node.children.reduce((sum, child) => sum + pageCount(child), 0)
}

/** The title of a node: its page's title, or the humanised path segment. */
export function nodeTitle({ page, segment }: PageNode): string {
  const words = segment.replaceAll('-', ' ')
  return page?.title || words.charAt(0).toUpperCase() + words.slice(1)
}
