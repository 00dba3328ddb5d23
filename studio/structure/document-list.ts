/** Lists of documents of one type, as panes of the structure. */
import type { SortOrderingItem } from 'sanity'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { CHAPTERS_OF_TYPE } from '../guide/chapters.ts'
import { guideItem } from '../guide/guide-panel.tsx'

export type DocumentList = {
  type: string
  id: string
  title: string
  icon: NonNullable<Parameters<ListItemBuilder['icon']>[0]>
  order: SortOrderingItem
  /** GROQ filter; without one, all documents of the type are listed. */
  filter?: string
  params?: Record<string, unknown>
}

export function documentList(
  S: StructureBuilder,
  { type, id, title, order, filter, params = {} }: Omit<DocumentList, 'icon'>,
) {
  const all = S.documentTypeList(type).id(id).title(title).defaultOrdering([order])
  const about = CHAPTERS_OF_TYPE[type]
  const list = about ? all.menuItems([...(all.getMenuItems() ?? []), guideItem(S, about)]) : all
  return filter ? list.apiVersion(API_VERSION).filter(`_type == "${type}" && (${filter})`).params(params) : list
}

/** The item that opens a list. */
export function documentListItem(S: StructureBuilder, list: DocumentList): ListItemBuilder {
  const { type, id, title, icon, filter } = list
  const item = S.listItem({ id, title, icon }).child(documentList(S, list))
  return filter ? item : item.schemaType(type)
}
