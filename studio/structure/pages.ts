/** The pages as panes: one list for each level of the site. */
import { AddIcon } from '@sanity/icons/Add'
import { DocumentIcon } from '@sanity/icons/Document'
import { FolderIcon } from '@sanity/icons/Folder'
import { map, type Observable } from 'rxjs'
import type { Divider, ListBuilder, ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { PAGE_BELOW } from '../templates.ts'
import { nodeAt, nodeTitle, type PageEntry, type PageNode, type PageTree, pageCount } from './page-tree.ts'

function pageItem(S: StructureBuilder, page: PageEntry): ListItemBuilder {
  return S.documentListItem().id(page.id).schemaType('page').title(page.title)
}

function nodeItem(S: StructureBuilder, node: PageNode, tree$: Observable<PageTree>): ListItemBuilder {
  if (node.page && node.children.length === 0) return pageItem(S, node.page)
  return S.listItem()
    .id(`below-${node.segment}`)
    .title(`${nodeTitle(node)} (${pageCount(node)})`)
    .icon(FolderIcon)
    .child(() => tree$.pipe(map((tree) => branchList(S, tree, node, tree$))))
}

/** The pages at and below one address. Built anew whenever pages change, so what was opened may be gone. */
function branchList(S: StructureBuilder, tree: PageTree, opened: PageNode, tree$: Observable<PageTree>): ListBuilder {
  const node = nodeAt(tree, opened.path) ?? { ...opened, page: undefined, children: [] }
  const items: (ListItemBuilder | Divider)[] = node.children.map((child) => nodeItem(S, child, tree$))
  if (node.page) {
    items.unshift(pageItem(S, node.page), { type: 'divider', id: 'below', title: `Below ${node.path}` })
  }
  return S.list()
    .id(`below-${node.segment}`)
    .title(nodeTitle(node))
    .items(items)
    .menuItems([
      S.menuItem()
        .title(`New page below ${node.path}`)
        .icon(AddIcon)
        .intent({ type: 'create', params: [{ type: 'page', template: PAGE_BELOW }, { parentPath: node.path }] }),
    ])
}

function rootList(S: StructureBuilder, tree: PageTree, tree$: Observable<PageTree>): ListBuilder {
  const items: (ListItemBuilder | Divider)[] = tree.nodes.map((node) => nodeItem(S, node, tree$))
  if (tree.homeless.length > 0) {
    items.push({ type: 'divider', id: 'homeless', title: 'Without an address of their own' })
    items.push(...tree.homeless.map((page) => pageItem(S, page)))
  }
  return S.list()
    .id('pages')
    .title('Pages')
    .items(items)
    .menuItems([
      S.menuItem()
        .title('New page')
        .icon(AddIcon)
        .intent({ type: 'create', params: { type: 'page', template: 'page' } }),
    ])
}

/** "Pages": the site as its addresses lay it out. */
export function pagesItem(S: StructureBuilder, tree$: Observable<PageTree>): ListItemBuilder {
  return S.listItem()
    .id('pages')
    .title('Pages by address')
    .icon(DocumentIcon)
    .child(() => tree$.pipe(map((tree) => rootList(S, tree, tree$))))
}
