/** Lists of open work: unpublished changes, and invented content. */
import { EditIcon } from '@sanity/icons/Edit'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { SortOrderingItem } from 'sanity'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { API_VERSION } from '../common/api-version.ts'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { CHANGED, SAMPLE_CONTENT } from './filters.ts'

type ToDo = { id: string; title: string; icon: typeof EditIcon; filter: string; order: SortOrderingItem }

const TO_DO: readonly ToDo[] = [
  {
    id: 'drafts',
    title: 'Unpublished changes',
    icon: EditIcon,
    filter: CHANGED,
    order: { field: '_updatedAt', direction: 'desc' },
  },
  {
    id: 'sample-content',
    title: 'Invented content to replace',
    icon: WarningOutlineIcon,
    filter: SAMPLE_CONTENT,
    order: { field: '_type', direction: 'asc' },
  },
]

/** The lists, of documents of any type. They are no place for new documents, and no link leads into them. */
export function toDoItems(S: StructureBuilder): ListItemBuilder[] {
  return TO_DO.map(({ id, title, icon, filter, order }) => {
    const list = S.documentList()
      .id(id)
      .title(title)
      .apiVersion(API_VERSION)
      .filter(`_type in ${JSON.stringify(EDITED_TYPES)} && (${filter})`)
      .defaultOrdering([order])
      .canHandleIntent(() => false)
      // Must be the last call: each of the others adds the templates of the types again.
      .initialValueTemplates([])
    return S.listItem({ id, title, icon }).child(list)
  })
}
