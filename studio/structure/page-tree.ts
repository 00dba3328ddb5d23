/**
 * The pages as a tree by path: what lies below what is read from the addresses, not from folders that somebody would have to keep.
 */

/** What the tree needs to know of a page. */
export type PageEntry = { id: string; title: string; path: string }

export type PageNode = {
  /** The last part of the address; '' for the home page. */
  segment: string
  path: string
  /** Missing where pages lie below an address at which there is none. */
  page: PageEntry | undefined
  children: PageNode[]
}

export type PageTree = {
  /** The home page first, then by address. */
  nodes: PageNode[]
  /** Pages that have no usable address yet. */
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

/** Finds the node of an address, making it and all above it where they are missing. */
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

/** Two pages on one address are both shown: the second as a page without a usable address. */
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

/** The node at an address, or undefined. */
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

/** How many pages lie at and below a node. */
export function pageCount(node: PageNode): number {
  return (node.page ? 1 : 0) + node.children.reduce((sum, child) => sum + pageCount(child), 0)
}

/** What to call a node: its page's title, or the address made readable. */
export function nodeTitle({ page, segment }: PageNode): string {
  const words = segment.replaceAll('-', ' ')
  return page?.title || words.charAt(0).toUpperCase() + words.slice(1)
}
