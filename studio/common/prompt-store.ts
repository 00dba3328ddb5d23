/**
 * The pending prompt. Document actions create it, and a dialog at the root of the Studio shows it, because the pane of
 * the document and its actions may be unmounted before the editor responds.
 */
import { BehaviorSubject } from 'rxjs'
import type { Path } from 'sanity'
import { textOf } from './untyped.ts'

export type PromptedPage = { id: string; title: string; path: string }

/** A published page as prompts name it; null for one that is not published, or has no path. */
export function promptedPage(published: unknown): PromptedPage | null {
  const path = textOf(published, 'path')
  return path ? { id: textOf(published, '_id'), title: textOf(published, 'title') || path, path } : null
}

/** What keeps a document from being removed. */
export type Blocker = {
  /** Published id of the document with the reference. */
  id: string
  type: string
  /** Name of that document. */
  name: string
  /** Whether only its unpublished changes have the reference. */
  isDraft: boolean
  /** The field. */
  path: Path
  /** The words nearest to it, such as those of the button; may be empty. */
  label: string
}

export type Prompt =
  /** The page was published under a new path. */
  | { kind: 'moved'; page: { id: string; title: string }; from: string; to: string }
  /** The page was published for the first time, and no menu leads to it. */
  | { kind: 'new'; page: PromptedPage }
  /** A sample is to stand on a page. */
  | { kind: 'sample'; sample: { id: string; title: string } }
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
