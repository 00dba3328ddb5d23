/** The redirects as panes: one list of all, and lists by target and by kind. */
import { ClockIcon } from '@sanity/icons/Clock'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { LinkIcon } from '@sanity/icons/Link'
import { TokenIcon } from '@sanity/icons/Token'
import { TransferIcon } from '@sanity/icons/Transfer'
import { distinctUntilChanged, map, type Observable, shareReplay } from 'rxjs'
import type { SanityClient } from 'sanity'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { observeRoutes } from '../routes/routes-store.ts'
import { type DocumentList, documentList, documentListItem } from './document-list.ts'
import { LEADS_TO, type RedirectTarget, redirectTargets } from './redirect-targets.ts'

const REDIRECTS = { type: 'redirect', order: { field: 'source', direction: 'asc' } } as const

const ALL = { id: 'all-redirects', title: 'All redirects', icon: TransferIcon }

/** GROQ has no operator to find a character in a text; the filters use split(). */
const CHOICES = [
  { id: 'redirects-elsewhere', title: 'To other websites', icon: EarthGlobeIcon, filter: 'target.kind == "external"' },
  { id: 'redirects-for-a-while', title: 'For a while (307)', icon: ClockIcon, filter: 'permanent == false' },
  {
    id: 'redirects-with-patterns',
    title: 'With patterns',
    icon: TokenIcon,
    filter: 'count(string::split(source, "/*")) > 1 || count(string::split(source, "/:")) > 1',
  },
]

/** The list of targets, each with its number of redirects and their list. */
function targetsItem(S: StructureBuilder, targets$: Observable<RedirectTarget[]>): ListItemBuilder {
  const [id, title] = ['redirect-targets', 'By new address']
  const known = new Map<string, RedirectTarget>()
  const open = (targetId: string) => {
    const { address = '', pageId } = known.get(targetId) ?? {}
    const params = { address, pageId: pageId ?? '' }
    return documentList(S, { ...REDIRECTS, id: targetId, title: address, filter: LEADS_TO, params })
  }
  const list = (targets: RedirectTarget[]) => {
    for (const target of targets) known.set(target.id, target)
    const items = targets.map((target) => S.listItem({ id: target.id, title: target.title, icon: LinkIcon }))
    return S.list({ id, title, items }).child(open)
  }
  return S.listItem({ id, title, icon: LinkIcon, child: () => targets$.pipe(map(list)) })
}

/** "Redirects", in a list of its own. */
export function redirectsItem(S: StructureBuilder, client: SanityClient): ListItemBuilder {
  const targets$ = observeRoutes(client).pipe(
    map(redirectTargets),
    distinctUntilChanged<RedirectTarget[]>((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
  const item = (list: Omit<DocumentList, keyof typeof REDIRECTS>) => documentListItem(S, { ...REDIRECTS, ...list })
  const items = [item(ALL), targetsItem(S, targets$), ...CHOICES.map(item)]
  const [id, title] = ['redirects', 'Redirects']
  return S.listItem({ id, title, icon: TransferIcon }).child(S.list({ id, title, items }))
}
