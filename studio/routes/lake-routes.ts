/** Redirects and pages as they lie in the Content Lake, and what the site's engine makes of them. Pure. */
import type { LintRow } from '../../lib/routing/redirects/lint.ts'
import { compileRedirects, type RedirectTable } from '../../lib/routing/redirects/table.ts'

/** A page or a redirect, published or draft (`drafts.` before the id). */
export type LakeRow = {
  _id: string
  _type: string
  _createdAt: string
  title: string | null
  path: string | null
  source: string | null
  permanent: boolean | null
  note: string | null
  target: {
    kind: string | null
    pageId: string | null
    path: string | null
    anchor: string | null
    url: string | null
  } | null
}

/** What is asked of the lake for each document. */
export const LAKE_ROW = `{
  _id, _type, _createdAt, title, path, source, permanent, note,
  target { kind, "pageId": page._ref, path, anchor, url }
}`

export type LakeRoutes = {
  /** Published redirects as the site takes them: the rows of ROUTES_QUERY, in its order. */
  published: readonly LintRow[]
  /** The same, made ready for look-up as the site does. */
  table: RedirectTable
  /** Published pages by path. */
  pages: ReadonlyMap<string, LakeRow>
  /** All redirect documents, published and drafts, the first made first. */
  redirects: readonly LakeRow[]
  /** All page documents by id, published and drafts. */
  pagesById: ReadonlyMap<string, LakeRow>
}

/** Draft or not, a document is one. */
export function bareId(id: string): string {
  return id.replace(/^drafts\./, '')
}

export function isDraft(id: string): boolean {
  return id.startsWith('drafts.')
}

function byAge(a: LakeRow, b: LakeRow): number {
  if (a._createdAt !== b._createdAt) return a._createdAt < b._createdAt ? -1 : 1
  return a._id < b._id ? -1 : 1
}

/** What the site takes of a redirect document, and what its target is. */
export type RedirectFields = Pick<LakeRow, '_id' | 'source' | 'permanent' | 'target'>

/** A redirect document as the site would take it: its page counts only while it is published. */
export function redirectRow(row: RedirectFields, pagesById: LakeRoutes['pagesById']): LintRow {
  const { target } = row
  const pageId = target?.kind === 'page' ? (target.pageId ?? '') : ''
  return {
    id: row._id,
    source: row.source,
    permanent: row.permanent ?? true,
    target: target && {
      kind: target.kind,
      path: (target.kind === 'page' ? pagesById.get(pageId)?.path : target.path) ?? null,
      anchor: target.anchor,
      url: target.url,
    },
    isTargetDraft: !pagesById.has(pageId) && pagesById.has(`drafts.${pageId}`),
  }
}

export function lakeRoutes(rows: Iterable<LakeRow>): LakeRoutes {
  const all = Array.from(rows)
  const redirects = all.filter(({ _type }) => _type === 'redirect').sort(byAge)
  const pagesById = new Map(all.filter(({ _type }) => _type === 'page').map((row) => [row._id, row]))
  const pages = new Map(
    Array.from(pagesById.values()).flatMap((row) => (row.path && !isDraft(row._id) ? [[row.path, row] as const] : [])),
  )
  const published = redirects.filter(({ _id }) => !isDraft(_id)).map((row) => redirectRow(row, pagesById))
  return { published, table: compileRedirects(published).table, pages, redirects, pagesById }
}
