/** Redirects as the projection `REDIRECT` of lib/content reads them, and the rows of the table made from them. Pure. */
import type { RedirectRow } from './table.ts'
import type { TargetRow } from './target.ts'
import { readTargetKind, targetFieldOf } from './target-kinds.ts'

/** `path` is the typed one; a page is known by its id. */
export type StoredTarget = TargetRow & { pageId: string | null }

export type StoredRedirect = { source: string | null; target: StoredTarget | null; permanent: boolean }

/** A target whose kind is none of the known ones has none. */
export function withKnownKind(target: StoredTarget | null): StoredTarget | null {
  return target && { ...target, kind: readTargetKind(target.kind) }
}

/**
 * A redirect as a row of the redirect table.
 * @param pathOf the path of a published page, by its id
 */
export function redirectRow(
  id: string,
  { source, target: stored, permanent }: StoredRedirect,
  pathOf: (pageId: string) => string | null | undefined,
): RedirectRow {
  const target = withKnownKind(stored)
  if (!target) return { id, source, target, permanent }
  const { pageId, path, ...rest } = target
  const ownPath = targetFieldOf(target) === 'page' ? (pathOf(pageId ?? '') ?? null) : path
  return { id, source, target: { ...rest, path: ownPath }, permanent }
}
