/**
 * Pending prompts about a page's path. Document actions create them, and a dialog at the root of the Studio shows them,
 * because the pane of a deleted page and its actions may be unmounted before the editor responds.
 */

type PageInQuestion = { id: string; title: string }

export type Offer =
  /** The page was published under a new path. */
  | { kind: 'moved'; page: PageInQuestion; from: string; to: string }
  /**
   * The page is about to be unpublished or deleted. `proceed` continues, with the redirect target if one was chosen.
   */
  | {
      kind: 'ending'
      page: PageInQuestion
      path: string
      operation: 'unpublish' | 'delete'
      proceed: (targetId: string | null) => void
    }

let current: Offer | null = null
const listeners = new Set<() => void>()

export function showPrompt(offer: Offer | null): void {
  current = offer
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore. */
export function currentPrompt(): Offer | null {
  return current
}

/** For useSyncExternalStore. */
export function subscribeToOffers(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
