/**
 * What the Studio has to ask about the address of a page. Asked by document actions, answered in a dialog at the root of the Studio:
 * the pane of a deleted page, and its actions with it, may be gone before the answer.
 */

type PageInQuestion = { id: string; title: string }

export type Offer =
  /** The page was published at a new address. */
  | { kind: 'moved'; page: PageInQuestion; from: string; to: string }
  /** The page is about to leave its address. `proceed` goes on, with the page to lead to instead where one was chosen. */
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
