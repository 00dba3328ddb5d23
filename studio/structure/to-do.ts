/** What is left to do: unpublished changes, and invented content. */
import { EditIcon } from '@sanity/icons/Edit'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { map } from 'rxjs'
import type { DocumentStore } from 'sanity'
import type { Divider, ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { SITE_SETTINGS } from '../singletons.ts'
import { SAMPLE_CONTENT } from './filters.ts'
import { type ListedDocument, observeDocuments } from './live.ts'

const DRAFTS = { filter: '_id in path("drafts.**")', order: '_updatedAt desc', tag: 'drafts' }
const SAMPLES = { filter: SAMPLE_CONTENT, order: '_id asc', tag: 'sample-content' }

function documentItem(S: StructureBuilder, { id, type }: ListedDocument): ListItemBuilder {
  return S.documentListItem().id(id).schemaType(type)
}

/** Everything that has unpublished changes, latest first. */
export function draftsItem(S: StructureBuilder, documentStore: DocumentStore): ListItemBuilder {
  const drafts$ = observeDocuments(documentStore, DRAFTS)
  const list = (drafts: ListedDocument[]) =>
    S.list()
      .id('drafts')
      .title('Unpublished changes')
      .items(drafts.map((document) => documentItem(S, document)))
  return S.listItem()
    .id('drafts')
    .title('Unpublished changes')
    .icon(EditIcon)
    .child(() => drafts$.pipe(map(list)))
}

const GROUPS: { type: string; title: string }[] = [
  { type: SITE_SETTINGS, title: 'In the site settings' },
  { type: 'page', title: 'On pages' },
  { type: 'sample', title: 'Samples of our services' },
  { type: 'review', title: 'Reviews' },
]

function groupedItems(S: StructureBuilder, documents: ListedDocument[]): (ListItemBuilder | Divider)[] {
  return GROUPS.flatMap(({ type, title }) => {
    const items = documents.filter((document) => document.type === type).map((document) => documentItem(S, document))
    return items.length > 0 ? [{ type: 'divider' as const, id: `group-${type}`, title }, ...items] : []
  })
}

/** Everything that is or holds invented content. */
export function sampleContentItem(S: StructureBuilder, documentStore: DocumentStore): ListItemBuilder {
  const samples$ = observeDocuments(documentStore, SAMPLES)
  const list = (documents: ListedDocument[]) =>
    S.list().id('sample-content').title('Invented: replace before going live').items(groupedItems(S, documents))
  return S.listItem()
    .id('sample-content')
    .title('Sample content to replace')
    .icon(WarningOutlineIcon)
    .child(() => samples$.pipe(map(list)))
}
