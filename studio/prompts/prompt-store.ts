/**
 * The pending prompt. Document actions create it, and a dialog at the root of the Studio shows it, because the pane of
 * the document and its actions may be unmounted before the editor responds.
 */
import { BehaviorSubject } from 'rxjs'
import type { Blocker } from '../removal/blockers.ts'

export type PromptedPage = { id: string; title: string; path: string }

export type Prompt =
  /** The page was published under a new path. */
  | { kind: 'moved'; page: { id: string; title: string }; from: string; to: string }
  /** The page was unpublished or deleted. */
  | { kind: 'removed'; page: PromptedPage }
  /** The page is about to be taken offline. */
  | { kind: 'offline'; page: PromptedPage }
  /** A document cannot be removed. */
  | { kind: 'blocked'; removal: Removal; title: string; blockers: readonly Blocker[]; page: PromptedPage | null }

export type Removal = 'unpublish' | 'delete'

export const prompt$ = new BehaviorSubject<Prompt | null>(null)

export function closePrompt(): void {
  prompt$.next(null)
}
