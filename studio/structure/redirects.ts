/** The redirects as panes: one list of all, and one for each target. */
import { LinkIcon } from '@sanity/icons/Link'
import { TransferIcon } from '@sanity/icons/Transfer'
import { distinctUntilChanged, firstValueFrom, map, shareReplay } from 'rxjs'
import type { SanityClient } from 'sanity'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { observeRoutes } from '../routes/routes-store.ts'
import { documentList, documentListItem } from './document-list.ts'
import { type RedirectTarget, redirectTargets } from './redirect-targets.ts'

const REDIRECTS = { type: 'redirect', order: { field: 'source', direction: 'asc' } } as const

/** The list of targets, each with its number of redirects and their list. */
function targetsItem(S: StructureBuilder, client: SanityClient): ListItemBuilder {
  const [id, title] = ['redirect-targets', 'By new address']
  const targets$ = observeRoutes(client).pipe(
    map(redirectTargets),
    distinctUntilChanged<RedirectTarget[]>((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
  async function open(targetId: string) {
    const targets = await firstValueFrom(targets$)
    const target = targets.find((one) => one.id === targetId)
    const params = { ids: target?.ids ?? [] }
    return documentList(S, { ...REDIRECTS, id: targetId, title: target?.title ?? title, filter: '_id in $ids', params })
  }
  const list = (targets: RedirectTarget[]) => {
    const items = targets.map((target) => S.listItem({ id: target.id, title: target.title, icon: LinkIcon }))
    return S.list({ id, title, items }).child(open)
  }
  return S.listItem({ id, title, icon: LinkIcon, child: () => targets$.pipe(map(list)) })
}

/** "Redirects", in a list of its own. */
export function redirectsItem(S: StructureBuilder, client: SanityClient): ListItemBuilder {
  const all = documentListItem(S, { ...REDIRECTS, id: 'all-redirects', title: 'All redirects', icon: TransferIcon })
  const [id, title] = ['redirects', 'Redirects']
  const items = [all, targetsItem(S, client)]
  return S.listItem({ id, title, icon: TransferIcon }).child(S.list({ id, title, items }))
}
