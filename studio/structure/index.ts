/** The structure of the "Content" tool: lists by purpose, not by type. */
import { BillIcon } from '@sanity/icons/Bill'
import { CogIcon } from '@sanity/icons/Cog'
import { CommentIcon } from '@sanity/icons/Comment'
import { DocumentIcon } from '@sanity/icons/Document'
import { RocketIcon } from '@sanity/icons/Rocket'
import { TagsIcon } from '@sanity/icons/Tags'
import { TranslateIcon } from '@sanity/icons/Translate'
import type { SortOrderingItem } from 'sanity'
import type { ListItemBuilder, StructureBuilder, StructureResolver } from 'sanity/structure'
import { FACTS } from '../../lib/facts/facts.ts'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { LAUNCH } from '../../lib/launch/document.ts'
import { WORDS } from '../../lib/words/words.ts'
import { SITE_SETTINGS } from '../common/singletons.ts'
import { documentList, documentListItem } from './document-list.ts'
import { LEGAL_PAGES } from './filters.ts'
import { redirectsItem } from './redirects.ts'
import { samplesItem } from './samples.ts'
import { toDoItems } from './to-do.ts'
import { transcriptsItem } from './transcripts.ts'

function singletonItem(S: StructureBuilder, type: string, title: string, icon: typeof CogIcon): ListItemBuilder {
  return S.listItem({ id: type, title, icon }).child(S.document().schemaType(type).documentId(type).title(title))
}

const BY_PATH: SortOrderingItem = { field: 'path', direction: 'asc' }
const LATEST_FIRST: SortOrderingItem = { field: '_createdAt', direction: 'desc' }
const NEWEST_FIRST: SortOrderingItem = { field: 'date', direction: 'desc' }

function legalItem(S: StructureBuilder): ListItemBuilder {
  const item = { id: 'terms', title: 'Terms and privacy', icon: BillIcon }
  const list = documentList(S, { ...item, type: 'page', order: BY_PATH, filter: LEGAL_PAGES })
  return S.listItem(item).child(list.initialValueTemplates([]))
}

/** The structure of the content tool. */
export const structure: StructureResolver = (S, { getClient }) => {
  const client = getClient({ apiVersion: API_VERSION })
  return S.list()
    .id('content')
    .title('Content')
    .items([
      singletonItem(S, SITE_SETTINGS, 'Site settings', CogIcon),
      singletonItem(S, FACTS, 'Facts', TagsIcon),
      singletonItem(S, WORDS, 'Words', TranslateIcon),
      S.divider().title('Pages'),
      documentListItem(S, { type: 'page', id: 'pages', title: 'Pages by address', icon: DocumentIcon, order: BY_PATH }),
      legalItem(S),
      S.divider().title('Shown on pages'),
      samplesItem(S),
      transcriptsItem(S),
      documentListItem(S, { type: 'review', id: 'reviews', title: 'Reviews', icon: CommentIcon, order: NEWEST_FIRST }),
      S.divider().title('Addresses'),
      redirectsItem(S, client),
      S.divider().title('Going out together'),
      documentListItem(S, { type: LAUNCH, id: 'launches', title: 'Launches', icon: RocketIcon, order: LATEST_FIRST }),
      S.divider().title('To do'),
      ...toDoItems(S),
    ])
}
