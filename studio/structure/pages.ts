/** The pages as panes: one list per level of the site. */
import { AddIcon } from '@sanity/icons/Add'
import { DocumentIcon } from '@sanity/icons/Document'
import { FolderIcon } from '@sanity/icons/Folder'
import { distinctUntilChanged, map, type Observable, shareReplay } from 'rxjs'
import type { SanityClient } from 'sanity'
import type { ChildResolver, Divider, ListBuilder, ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { STARTERS } from '../common/starters.ts'
import { PAGE_BELOW } from '../common/templates.ts'
import { asWritten } from '../routes/lake-routes.ts'
import { observeRoutes } from '../routes/routes-store.ts'
import { nodeAt, nodeTitle, type PageEntry, type PageNode, type PageTree, pageCount, pageTree } from './page-tree.ts'

const BRANCH = 'below-'

function pageItem(S: StructureBuilder, page: PageEntry): ListItemBuilder {
  return S.documentListItem().id(page.id).schemaType('page').title(page.title)
}

function nodeItem(S: StructureBuilder, node: PageNode): ListItemBuilder {
  if (node.page && node.children.length === 0) return pageItem(S, node.page)
  return S.listItem()
    .id(`${BRANCH}${node.segment}`)
    .title(`${nodeTitle(node)} (${pageCount(node)})`)
    .icon(FolderIcon)
}

/**
 * Resolves a list item by its id, not by its position: while an editor types a new path, the page moves to another
 * list, and the form must stay open.
 */
function childOf(S: StructureBuilder, parentPath: string, tree$: Observable<PageTree>): ChildResolver {
  return (id) => {
    if (!id.startsWith(BRANCH)) return S.document().schemaType('page').documentId(id)
    const path = `${parentPath}/${id.slice(BRANCH.length)}`
    return tree$.pipe(map((tree) => branchList(S, tree, path, tree$)))
  }
}

/** The pages at and below a path, possibly none. */
function branchList(S: StructureBuilder, tree: PageTree, path: string, tree$: Observable<PageTree>): ListBuilder {
  const segment = path.slice(path.lastIndexOf('/') + 1)
  const node = nodeAt(tree, path) ?? { segment, path, page: undefined, children: [] }
  const items: (ListItemBuilder | Divider)[] = node.children.map((child) => nodeItem(S, child))
  if (node.page) items.unshift(pageItem(S, node.page), { type: 'divider', id: 'below', title: `Below ${path}` })
  return S.list()
    .id(`${BRANCH}${segment}`)
    .title(nodeTitle(node))
    .items(items)
    .child(childOf(S, path, tree$))
    .menuItems([
      S.menuItem()
        .title(`New page below ${path}`)
        .icon(AddIcon)
        .intent({ type: 'create', params: [{ type: 'page', template: PAGE_BELOW }, { parentPath: path }] }),
    ])
}

function rootList(S: StructureBuilder, tree: PageTree, tree$: Observable<PageTree>): ListBuilder {
  const items: (ListItemBuilder | Divider)[] = tree.nodes.map((node) => nodeItem(S, node))
  if (tree.homeless.length > 0) {
    items.push({ type: 'divider', id: 'homeless', title: 'Without an address of their own' })
    items.push(...tree.homeless.map((page) => pageItem(S, page)))
  }
  return S.list()
    .id('pages')
    .title('Pages by address')
    .items(items)
    .child(childOf(S, '', tree$))
    .menuItems([
      S.menuItem()
        .title('New page')
        .icon(AddIcon)
        .intent({ type: 'create', params: { type: 'page', template: 'page' } }),
      ...STARTERS.map(({ id, title, icon }) =>
        S.menuItem()
          .title(title)
          .icon(icon)
          .intent({ type: 'create', params: { type: 'page', template: id } }),
      ),
    ])
}

/** All pages with their unpublished changes. Subscribers share one subscription. */
function observePageTree(client: SanityClient): Observable<PageTree> {
  return observeRoutes(client).pipe(
    map(({ pagesById }) =>
      pageTree(
        asWritten(pagesById.values()).map(({ _id, title, path }) => ({
          id: _id,
          title: title ?? '',
          path: path ?? '',
        })),
      ),
    ),
    distinctUntilChanged<PageTree>((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
}

/** "Pages": the tree of pages. */
export function pagesItem(S: StructureBuilder, client: SanityClient): ListItemBuilder {
  const tree$ = observePageTree(client)
  return S.listItem()
    .id('pages')
    .title('Pages by address')
    .icon(DocumentIcon)
    .child(() => tree$.pipe(map((tree) => rootList(S, tree, tree$))))
}
