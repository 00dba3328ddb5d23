/**
 * The pending prompt about a page's path. Document actions create it, and a dialog at the root of the Studio shows it,
 * because the pane of a deleted page and its actions may be unmounted before the editor responds.
 */
import { BehaviorSubject } from 'rxjs'

type PageInQuestion = { id: string; title: string }

/** The page was published under a new path. */
export type MovedPrompt = { kind: 'moved'; page: PageInQuestion; from: string; to: string }

/** The page is about to be unpublished or deleted. `proceed` continues, with the redirect target if one was chosen. */
export type EndingPrompt = {
  kind: 'ending'
  page: PageInQuestion
  path: string
  operation: 'unpublish' | 'delete'
  proceed: (targetId: string | undefined) => void
}

export const prompt$ = new BehaviorSubject<MovedPrompt | EndingPrompt | null>(null)
