/** The structure of the "Content" tool: lists by purpose, not by type. */
import { BillIcon } from '@sanity/icons/Bill'
import { CogIcon } from '@sanity/icons/Cog'
import { CommentIcon } from '@sanity/icons/Comment'
import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { TagsIcon } from '@sanity/icons/Tags'
import { TranslateIcon } from '@sanity/icons/Translate'
import type { SortOrderingItem } from 'sanity'
import type { ListItemBuilder, StructureBuilder, StructureResolver } from 'sanity/structure'
import { FACTS } from '../../lib/facts/facts.ts'
import { WORDS } from '../../lib/words/document.ts'
import { API_VERSION } from '../common/api-version.ts'
import { SITE_SETTINGS } from '../common/singletons.ts'
import { LEGAL_PAGES } from './filters.ts'
import { observePageTree } from './live.ts'
import { pagesItem } from './pages.ts'
import { redirectsItem } from './redirects.ts'
import { samplesItem } from './samples.ts'
import { draftsItem, sampleContentItem } from './to-do.ts'

function singletonItem(S: StructureBuilder, type: string, title: string, icon: typeof CogIcon): ListItemBuilder {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title))
}

const BY_PATH: SortOrderingItem = { field: 'path', direction: 'asc' }
const NEWEST_FIRST: SortOrderingItem = { field: 'date', direction: 'desc' }

type TypeList = { type: string; id: string; title: string; icon: typeof CogIcon; order: SortOrderingItem }

function typeItem(S: StructureBuilder, { type, id, title, icon, order }: TypeList): ListItemBuilder {
  const list = S.documentTypeList(type).id(id).title(title).defaultOrdering([order])
  return S.listItem().id(id).title(title).icon(icon).schemaType(type).child(list)
}

function legalItem(S: StructureBuilder): ListItemBuilder {
  const list = S.documentTypeList('page')
    .id('terms')
    .title('Terms and privacy')
    .apiVersion(API_VERSION)
    .filter(LEGAL_PAGES)
    .defaultOrdering([BY_PATH])
    .initialValueTemplates([])
  return S.listItem().id('terms').title('Terms and privacy').icon(BillIcon).child(list)
}

/** The structure of the content tool. */
export const structure: StructureResolver = (S, { documentStore, getClient }) => {
  const tree$ = observePageTree(documentStore)
  return S.list()
    .id('content')
    .title('Content')
    .items([
      singletonItem(S, SITE_SETTINGS, 'Site settings', CogIcon),
      singletonItem(S, FACTS, 'Facts', TagsIcon),
      singletonItem(S, WORDS, 'Words', TranslateIcon),
      S.divider().title('Pages'),
      pagesItem(S, tree$),
      typeItem(S, { type: 'page', id: 'all-pages', title: 'All pages', icon: StackCompactIcon, order: BY_PATH }),
      legalItem(S),
      S.divider().title('Shown on pages'),
      samplesItem(S),
      typeItem(S, { type: 'review', id: 'reviews', title: 'Reviews', icon: CommentIcon, order: NEWEST_FIRST }),
      S.divider().title('Addresses'),
      redirectsItem(S, getClient({ apiVersion: API_VERSION })),
      S.divider().title('To do'),
      draftsItem(S, documentStore),
      sampleContentItem(S, documentStore),
    ])
}
