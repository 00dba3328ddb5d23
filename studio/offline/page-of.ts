import type { PromptedPage } from '../common/prompt-store.ts'
import { textOf } from '../rules/parent.ts'

/** The published page as prompts name it; null for one that is not published, or has no path. */
export function pageOf(published: unknown): PromptedPage | null {
  const path = textOf(published, 'path')
  return path ? { id: textOf(published, '_id'), title: textOf(published, 'title') || path, path } : null
}
