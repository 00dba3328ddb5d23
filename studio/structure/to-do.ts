/** Lists of open work: unpublished changes, and invented content. */
import { EditIcon } from '@sanity/icons/Edit'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { distinctUntilChanged, map, type Observable } from 'rxjs'
import { type DocumentStore, getPublishedId } from 'sanity'
import type { Divider, ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { API_VERSION } from '../common/api-version.ts'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { listenWithRetry } from '../common/retry-on-network-error.ts'
import { SITE_SETTINGS } from '../common/singletons.ts'
import { textOf } from '../rules/parent.ts'
import { SAMPLE_CONTENT } from './filters.ts'

/** Throttle of queries, however fast somebody types. */
const THROTTLE_MS = 1500

type ListedDocument = { id: string; type: string }

/** Maximum number of items. */
const SHOWN = 200

type ToDo = {
  /** Also the tag of its requests, visible in the lake's log. */
  id: string
  title: string
  icon: typeof EditIcon
  /** GROQ filter. */
  filter: string
  order: string
}

/** Documents of any type that match a filter, published or drafts. A document that is both is listed once. */
function observeDocuments(documentStore: DocumentStore, { id, filter, order }: ToDo): Observable<ListedDocument[]> {
  const matching = `*[_type in $types && (${filter})]`
  const query = { fetch: `${matching} | order(${order})[0...${SHOWN}]{ _id, _type }`, listen: matching }
  return listenWithRetry(
    documentStore,
    query,
    { types: EDITED_TYPES },
    { perspective: 'raw', apiVersion: API_VERSION, throttleTime: THROTTLE_MS, tag: id },
  ).pipe(
    map((rows) => (Array.isArray(rows) ? listed(rows) : [])),
    distinctUntilChanged<ListedDocument[]>((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  )
}

function listed(rows: unknown[]): ListedDocument[] {
  const typeById = new Map(rows.map((row) => [getPublishedId(textOf(row, '_id')), textOf(row, '_type')]))
  return [...typeById].map(([id, type]) => ({ id, type }))
}

function documentItem(S: StructureBuilder, { id, type }: ListedDocument): ListItemBuilder {
  return S.documentListItem().id(id).schemaType(type)
}

/**
 * A list whose items disappear when done. An opened document stays open when it leaves the list: publishing must not
 * close the form.
 */
function toDoItem(
  S: StructureBuilder,
  documentStore: DocumentStore,
  toDo: ToDo,
  itemsOf: (documents: ListedDocument[]) => (ListItemBuilder | Divider)[],
): ListItemBuilder {
  const { id, title, icon } = toDo
  const typeById = new Map<string, string>()
  const documents$ = observeDocuments(documentStore, toDo)
  const open = (documentId: string) =>
    S.document()
      .documentId(documentId)
      .schemaType(typeById.get(documentId) ?? 'page')
  const list = (documents: ListedDocument[]) => {
    for (const document of documents) typeById.set(document.id, document.type)
    return S.list({ id, title, items: itemsOf(documents) }).child(open)
  }
  return S.listItem({ id, title, icon, child: () => documents$.pipe(map(list)) })
}

/** Documents with unpublished changes, latest first. */
export function draftsItem(S: StructureBuilder, documentStore: DocumentStore): ListItemBuilder {
  const toDo = { id: 'drafts', title: 'Unpublished changes', icon: EditIcon }
  const query = { filter: '_id in path("drafts.**")', order: '_updatedAt desc' }
  return toDoItem(S, documentStore, { ...toDo, ...query }, (documents) =>
    documents.map((document) => documentItem(S, document)),
  )
}

const GROUPS: { type: string; title: string }[] = [
  { type: SITE_SETTINGS, title: 'Invented content in the site settings' },
  { type: 'page', title: 'Invented content on pages' },
  { type: 'sample', title: 'Invented samples' },
  { type: 'review', title: 'Invented reviews' },
]

function groupedItems(S: StructureBuilder, documents: ListedDocument[]): (ListItemBuilder | Divider)[] {
  return GROUPS.flatMap(({ type, title }) => {
    const items = documents.filter((document) => document.type === type).map((document) => documentItem(S, document))
    return items.length > 0 ? [{ type: 'divider' as const, id: `group-${type}`, title }, ...items] : []
  })
}

/** Documents that are or contain invented content. */
export function sampleContentItem(S: StructureBuilder, documentStore: DocumentStore): ListItemBuilder {
  const toDo = { id: 'sample-content', title: 'Invented content to replace', icon: WarningOutlineIcon }
  const query = { filter: SAMPLE_CONTENT, order: '_id asc' }
  return toDoItem(S, documentStore, { ...toDo, ...query }, (documents) => groupedItems(S, documents))
}
