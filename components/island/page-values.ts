/**
 * Values of the root's contexts, kept outside React: islands are React roots of their own, where the root's contexts
 * do not reach.
 */
import type { NextRouter } from 'next/router'
import type { SiteSettings } from '@/lib/content/section-types'
import type { EditTargets } from '@/lib/draft/edit-context'
import type { Session } from '@/lib/session/session-context'
import { isShallowEqual } from './shallow-equal'

export type PageValues = {
  router: NextRouter | null
  settings: SiteSettings | null
  /** API responses by proxy URL. */
  fallback: Readonly<Record<string, unknown>>
  session: Session | null
  /** Click-to-edit; null on public pages. */
  edit: EditTargets | null
}

let values: PageValues = { router: null, settings: null, fallback: {}, session: null, edit: null }
const listeners = new Set<() => void>()

export function getPageValues(): PageValues {
  return values
}

/** Called by the root after each render. */
export function publishPageValues(next: PageValues): void {
  if (isShallowEqual(values, next)) return
  values = next
  for (const listener of listeners) listener()
}

export function subscribePageValues(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
