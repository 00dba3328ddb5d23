/** The samples as panes: one list of all, and lists by kind and by service. */
import { PlayIcon } from '@sanity/icons/Play'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { SERVICES } from '../schema/documents/sample.ts'
import { type DocumentList, documentListItem } from './document-list.ts'

type Group = Pick<DocumentList, 'id' | 'title' | 'filter' | 'params'>

const ALL: Group = { id: 'all-samples', title: 'All samples' }

const KINDS: readonly Group[] = [
  { id: 'recordings', title: 'Recordings', filter: 'kind != "video"' },
  { id: 'films', title: 'Films', filter: 'kind == "video"' },
]

const BY_SERVICE: readonly Group[] = [
  ...SERVICES.map(({ title, value }) => ({
    id: `samples-${value}`,
    title,
    filter: '$service in services',
    params: { service: value },
  })),
]

/** "Samples of our services", in groups. */
export function samplesItem(S: StructureBuilder): ListItemBuilder {
  const [id, title] = ['samples', 'Samples of our services']
  const item = (group: Group) =>
    documentListItem(S, { ...group, type: 'sample', icon: PlayIcon, order: { field: 'title', direction: 'asc' } })
  const items = [
    item(ALL),
    S.divider().title('By kind'),
    ...KINDS.map(item),
    S.divider().title('By service'),
    ...BY_SERVICE.map(item),
  ]
  return S.listItem({ id, title, icon: PlayIcon }).child(S.list({ id, title, items }))
}
