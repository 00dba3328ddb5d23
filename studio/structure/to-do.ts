/** Lists of open work: unpublished changes, and invented content by its kind. */
import { EditIcon } from '@sanity/icons/Edit'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { SortOrderingItem } from 'sanity'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { SITE_SETTINGS } from '../common/singletons.ts'
import { CHAPTERS_OF_TO_DO } from '../guide/chapters.ts'
import { guideItem } from '../guide/guide-panel.tsx'
import { CHANGED, SAMPLE_CONTENT } from './filters.ts'

type ToDo = {
  id: string
  title: string
  icon: typeof EditIcon
  types: readonly string[]
  filter: string
  order: SortOrderingItem
  about: keyof typeof CHAPTERS_OF_TO_DO
}

const CHANGES: ToDo = {
  id: 'drafts',
  title: 'Unpublished changes',
  icon: EditIcon,
  types: EDITED_TYPES,
  filter: CHANGED,
  order: { field: '_updatedAt', direction: 'desc' },
  about: 'drafts',
}

/** The kinds of documents that can be invented, or have something invented in them. */
const KINDS = [
  { type: 'page', title: 'Pages' },
  { type: 'sample', title: 'Samples of our services' },
  { type: 'transcript', title: 'Transcripts' },
  { type: 'review', title: 'Reviews' },
  { type: SITE_SETTINGS, title: 'Site settings' },
]

const INVENTED: Omit<ToDo, 'id' | 'title' | 'types'> = {
  icon: WarningOutlineIcon,
  filter: SAMPLE_CONTENT,
  order: { field: '_type', direction: 'asc' },
  about: 'invented',
}

/** A list of documents of some types. It is no place for new documents, and no link leads into it. */
function toDoItem(S: StructureBuilder, { id, title, icon, types, filter, order, about }: ToDo): ListItemBuilder {
  const list = S.documentList()
    .id(id)
    .title(title)
    .apiVersion(API_VERSION)
    .filter(`_type in ${JSON.stringify(types)} && (${filter})`)
    .defaultOrdering([order])
    .canHandleIntent(() => false)
    .menuItems([guideItem(S, CHAPTERS_OF_TO_DO[about])])
    // Must be the last call: each of the others adds the templates of the types again.
    .initialValueTemplates([])
  return S.listItem({ id, title, icon }).child(list)
}

function inventedItem(S: StructureBuilder): ListItemBuilder {
  const [id, title] = ['sample-content', 'Invented content to replace']
  const items = [
    toDoItem(S, { ...INVENTED, id: 'all-invented', title: 'All that is invented', types: EDITED_TYPES }),
    S.divider().title('By kind'),
    ...KINDS.map((kind) =>
      toDoItem(S, { ...INVENTED, id: `invented-${kind.type}`, title: kind.title, types: [kind.type] }),
    ),
  ]
  return S.listItem({ id, title, icon: INVENTED.icon }).child(S.list({ id, title, items }))
}

export function toDoItems(S: StructureBuilder): ListItemBuilder[] {
  return [toDoItem(S, CHANGES), inventedItem(S)]
}
