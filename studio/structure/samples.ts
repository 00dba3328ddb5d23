/** The samples as panes: one list of all, and lists by kind and by service. */
import { PlayIcon } from '@sanity/icons/Play'
import type { SortOrderingItem } from 'sanity'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { API_VERSION } from '../common/api-version.ts'
import { SERVICES } from '../schema/parts/services.ts'

const BY_TITLE: SortOrderingItem = { field: 'title', direction: 'asc' }

type Group = { id: string; title: string; filter: string; params?: Record<string, string> }

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
  { id: 'samples-elsewhere', title: 'Without a service', filter: 'count(services) == 0 || !defined(services)' },
]

function groupItem(S: StructureBuilder, { id, title, filter, params = {} }: Group): ListItemBuilder {
  const list = S.documentTypeList('sample')
    .id(id)
    .title(title)
    .apiVersion(API_VERSION)
    .filter(`_type == "sample" && (${filter})`)
    .params(params)
    .defaultOrdering([BY_TITLE])
  return S.listItem().id(id).title(title).icon(PlayIcon).child(list)
}

/** "Samples of our services", in groups. */
export function samplesItem(S: StructureBuilder): ListItemBuilder {
  const title = 'Samples of our services'
  const all = S.documentTypeList('sample').id('all-samples').title('All samples').defaultOrdering([BY_TITLE])
  const groups = (items: readonly Group[]) => items.map((group) => groupItem(S, group))
  const items = [
    S.listItem().id('all-samples').title('All samples').icon(PlayIcon).schemaType('sample').child(all),
    S.divider().title('By kind'),
    ...groups(KINDS),
    S.divider().title('By service'),
    ...groups(BY_SERVICE),
  ]
  return S.listItem().id('samples').title(title).icon(PlayIcon).child(S.list().id('samples').title(title).items(items))
}
