/** The pages as panes: one list per level of the site. */
import { AddIcon } from '@sanity/icons/Add'
import { DocumentIcon } from '@sanity/icons/Document'
import { FolderIcon } from '@sanity/icons/Folder'
import { distinctUntilChanged, map, type Observable, shareReplay } from 'rxjs'
import type { SanityClient } from 'sanity'
import type { ChildResolver, Divider, ListBuilder, ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { PAGE_BELOW, STARTERS } from '../common/templates.ts'
import { asWritten } from '../routes/lake-routes.ts'
import { observeRoutes } from '../routes/routes-store.ts'
import { type Branch, branchesBelow, branchTitle, type PageEntry, pageAt, pagesWithoutPath } from './page-tree.ts'

const BRANCH = 'below-'

function pageItem(S: StructureBuilder, page: PageEntry): ListItemBuilder {
  return S.documentListItem().id(page.id).schemaType('page').title(page.title)
}

function branchItem(S: StructureBuilder, branch: Branch): ListItemBuilder {
  const { path, page, count } = branch
  if (page && count === 1) return pageItem(S, page)
  return S.listItem({ id: branchId(path), title: `${branchTitle(branch)} (${count})`, icon: FolderIcon })
}

/** Of the list at a path: its last segment, which the Studio's URL has. */
function branchId(path: string): string {
  return `${BRANCH}${path.slice(path.lastIndexOf('/') + 1)}`
}

/**
 * Resolves a list item by its id, not by its position: while an editor types a new path, the page moves to another
 * list, and the form must stay open.
 */
function childOf(S: StructureBuilder, parentPath: string, pages$: Observable<PageEntry[]>): ChildResolver {
  return (id) => {
    if (!id.startsWith(BRANCH)) return S.document().schemaType('page').documentId(id)
    const path = `${parentPath}/${id.slice(BRANCH.length)}`
    return pages$.pipe(map((pages) => branchList(S, pages, path, pages$)))
  }
}

/** The pages at and below a path, possibly none. */
function branchList(S: StructureBuilder, pages: PageEntry[], path: string, pages$: Observable<PageEntry[]>) {
  const page = pageAt(pages, path)
  const items: (ListItemBuilder | Divider)[] = branchesBelow(pages, path).map((branch) => branchItem(S, branch))
  if (page) items.unshift(pageItem(S, page), { type: 'divider', id: 'below', title: `Below ${path}` })
  return S.list()
    .id(branchId(path))
    .title(branchTitle({ path, page }))
    .items(items)
    .child(childOf(S, path, pages$))
    .menuItems([
      S.menuItem({
        title: `New page below ${path}`,
        icon: AddIcon,
        intent: { type: 'create', params: [{ type: 'page', template: PAGE_BELOW }, { parentPath: path }] },
      }),
    ])
}

function rootList(S: StructureBuilder, pages: PageEntry[], pages$: Observable<PageEntry[]>): ListBuilder {
  const lost = pagesWithoutPath(pages)
  const items: (ListItemBuilder | Divider)[] = branchesBelow(pages, '').map((branch) => branchItem(S, branch))
  if (lost.length > 0) {
    items.push({ type: 'divider', id: 'homeless', title: 'Without an address of their own' })
    items.push(...lost.map((page) => pageItem(S, page)))
  }
  return S.list()
    .id('pages')
    .title('Pages by address')
    .items(items)
    .child(childOf(S, '', pages$))
    .menuItems(
      [{ id: 'page', title: 'New page', icon: AddIcon }, ...STARTERS].map(({ id, title, icon }) =>
        S.menuItem({ title, icon, intent: { type: 'create', params: { type: 'page', template: id } } }),
      ),
    )
}

/** All pages with their unpublished changes. Subscribers share one subscription. */
function observePages(client: SanityClient): Observable<PageEntry[]> {
  return observeRoutes(client).pipe(
    map(({ pagesById }) =>
      asWritten(pagesById.values()).map(({ _id, title, path }) => ({ id: _id, title: title ?? '', path: path ?? '' })),
    ),
    distinctUntilChanged<PageEntry[]>((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
}

/** "Pages": the pages by their paths. */
export function pagesItem(S: StructureBuilder, client: SanityClient): ListItemBuilder {
  const pages$ = observePages(client)
  const child = () => pages$.pipe(map((pages) => rootList(S, pages, pages$)))
  return S.listItem({ id: 'pages', title: 'Pages by address', icon: DocumentIcon, child })
}
