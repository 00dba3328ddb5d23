/** The redirects as panes: one list of all, and one for each target. */
import { LinkIcon } from '@sanity/icons/Link'
import { TransferIcon } from '@sanity/icons/Transfer'
import type { SanityClient } from 'sanity'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { ALL_TARGET_KINDS, TARGET_KINDS, type TargetField } from '../../lib/routing/redirects/target-kinds.ts'
import { documentList, documentListItem } from './document-list.ts'

const REDIRECTS = { type: 'redirect', order: { field: 'source', direction: 'asc' } } as const

/** GROQ: what each field holds. */
const DESTINATION: Readonly<Record<TargetField, string>> = {
  page: 'target.page._ref',
  path: 'target.path',
  url: 'target.url',
}

/** GROQ: a page's id, a path or a URL. Fields that another kind has left behind do not count. */
const TARGET = `select(${ALL_TARGET_KINDS.map((kind) => `target.kind == "${kind}" => ${DESTINATION[TARGET_KINDS[kind].field]}`).join(', ')})`

/** GROQ: all redirects with a target. */
export const TARGETS = `*[_type == "redirect" && defined(${TARGET})] | order(_id asc) {
  _id, "target": ${TARGET}, "address": select(target.kind == "page" => target.page->path, ${TARGET})
}`

type TargetRow = { _id: string; target: string; address: string | null }

/** The list of targets, each with its number of redirects and their list. */
function targetsItem(S: StructureBuilder, client: SanityClient): ListItemBuilder {
  const [id, title] = ['redirect-targets', 'By new address']

  async function targets() {
    const rows = await client.withConfig({ perspective: 'drafts' }).fetch<TargetRow[]>(TARGETS, {}, { tag: 'targets' })
    const groups = Array.from(Map.groupBy(rows, ({ target }) => target).values()).sort((a, b) => b.length - a.length)
    const items = groups.flatMap(([first, ...others]) => {
      if (!first) return []
      // The number comes first, because long paths are truncated at the end.
      const item = { id: `to-${first._id}`, title: `${others.length + 1} → ${first.address ?? 'a page that is gone'}` }
      const params = { target: first.target }
      const list = documentList(S, { ...REDIRECTS, ...item, filter: `${TARGET} == $target`, params })
      return [S.listItem({ ...item, icon: LinkIcon }).child(list)]
    })
    return S.list({ id, title, items })
  }

  return S.listItem({ id, title, icon: LinkIcon, child: targets })
}

/** "Redirects", in a list of its own. */
export function redirectsItem(S: StructureBuilder, client: SanityClient): ListItemBuilder {
  const all = documentListItem(S, { ...REDIRECTS, id: 'all-redirects', title: 'All redirects', icon: TransferIcon })
  const [id, title] = ['redirects', 'Redirects']
  const items = [all, targetsItem(S, client)]
  return S.listItem({ id, title, icon: TransferIcon }).child(S.list({ id, title, items }))
}
