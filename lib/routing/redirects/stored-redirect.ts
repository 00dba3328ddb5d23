/** Redirects as the projection `REDIRECT` of lib/content reads them, and the rows of the table made from them. Pure. */
import { normaliseSource } from './normalise.ts'
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

type TargetPage = { id: string; path: string; isOffline: boolean }

/**
 * The paths of the pages to which redirects can lead, by their ids. An offline page is at its path no longer, but one
 * from which a redirect leads on is passed: its visitors and those of its old paths go the same way.
 */
export function redirectTargets(
  pages: readonly TargetPage[],
  redirects: readonly Pick<StoredRedirect, 'source'>[],
): (pageId: string) => string | undefined {
  const sources = new Set(redirects.map(({ source }) => normaliseSource(source ?? '')))
  const paths = pages.flatMap(({ id, path, isOffline }): [string, string][] =>
    isOffline && !sources.has(normaliseSource(path)) ? [] : [[id, path]],
  )
  const pathById = new Map(paths)
  return (pageId) => pathById.get(pageId)
}

/** The type of the documents that say how to undo an import of redirects. Known to the webhook, which leaves them out. Pure. */
export const REDIRECT_IMPORT = 'redirectImport'
