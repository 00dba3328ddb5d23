/**
 * The pending prompt about a page's path. Document actions create it, and a dialog at the root of the Studio shows it,
 * because the pane of the page and its actions may be unmounted before the editor responds.
 */
import { BehaviorSubject } from 'rxjs'

/** The page was published under a new path. */
export type MovedPrompt = { page: { id: string; title: string }; from: string; to: string }

export const prompt$ = new BehaviorSubject<MovedPrompt | null>(null)
