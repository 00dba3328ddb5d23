/**
 * Guards the actions that change a page's path: publishing under a new path prompts for a redirect from the old one, the
 * first publishing offers the page for the menu, and a copy starts without a path.
 */
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  type DuplicateActionProps,
  useClient,
} from 'sanity'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { type PromptedPage, prompt$ } from '../common/prompt-store.ts'
import { textOf } from '../common/untyped.ts'
import { useOffer } from '../prompts/use-offer.tsx'
import { hasMoved } from '../redirects/redirect-plan.ts'
import { IN_MENU } from '../structure/filters.ts'
import { useAfterPublishing } from './after-publishing.ts'

type Description = DocumentActionDescription | null

/** Publish of a page, which prompts for a redirect from its old path, and offers a new page for the menu. */
export function usePageOffers(action: DocumentActionComponent, props: DocumentActionProps): Description {
  const client = useClient({ apiVersion: API_VERSION })
  const offer = useOffer()
  const { id, published } = props
  const from = textOf(published, 'path')

  async function offerMenu(page: PromptedPage): Promise<void> {
    const isInMenu = await client
      .withConfig({ perspective: 'raw' })
      .fetch<boolean>(IN_MENU, { id }, { tag: 'menu.read' })
    if (!isInMenu) offer(`“${page.title}” is published at ${page.path}`, 'Add it to the menu', { kind: 'new', page })
  }

  return useAfterPublishing(props, action(props), (document) => {
    const to = textOf(document, 'path')
    const page = { id, title: textOf(document, 'title') || to, path: to }
    // Without the lake nothing is offered.
    if (from === '') void offerMenu(page).catch(() => {})
    else if (hasMoved(from, to)) prompt$.next({ kind: 'moved', page, from, to })
  })
}

type CopiedPage = { _id: string; _type: string; [field: string]: unknown }

/** A copy has no path, is online, and its title is marked, so that the two pages are never confused. */
function copyOfPage({ path: _path, offline: _offline, title, ...page }: CopiedPage): CopiedPage {
  return { ...page, title: typeof title === 'string' && title ? `${title} (copy)` : 'Copy' }
}

/** Duplicate of a page, whose copy starts without a path. */
export function duplicateAsNewPage(action: DocumentActionComponent, props: DocumentActionProps): Description {
  const copying: DuplicateActionProps = { ...props, mapDocument: copyOfPage }
  return action(copying)
}
