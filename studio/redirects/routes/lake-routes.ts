/** Redirects and pages of the Content Lake, and the routing table built from them. Pure. */
import { isDraftId } from '@sanity/client/csm'
import { ONLINE, REDIRECT } from '../../../lib/content/fragments.ts'
import type { LintRow } from '../../../lib/routing/redirects/lint/index.ts'
import {
  redirectRow,
  redirectTargets,
  type StoredRedirect,
  withKnownKind,
} from '../../../lib/routing/redirects/stored-redirect.ts'
import { compileRedirects, type RedirectTable } from '../../../lib/routing/redirects/table.ts'
import { targetFieldOf } from '../../../lib/routing/redirects/target-kinds.ts'

/** A page or a redirect, published or draft (`drafts.` before the id). */
export type LakeRow = StoredRedirect & {
  _id: string
  _rev: string
  _type: string
  _createdAt: string
  title: string | null
  path: string | null
  note: string | null
  isOffline: boolean
}

/** GROQ projection of a document. */
export const LAKE_ROW = `{ _id, _rev, _type, _createdAt, title, path, note, "isOffline": !(${ONLINE}), ${REDIRECT} }`

/** The fields of a redirect. */
export type RedirectFields = StoredRedirect & Pick<LakeRow, 'note'>

/** Pages by id, published and drafts. */
export type PagesById = ReadonlyMap<string, LakeRow>

export type LakeRoutes = {
  /** Published redirects in the form of ROUTES_QUERY, in its order. */
  published: readonly LintRow[]
  /** The compiled redirect table, as on the site. */
  table: RedirectTable
  /** Published pages that are online, by path. */
  pages: ReadonlyMap<string, LakeRow & { path: string }>
  /** All redirect documents, published and drafts, by creation time. */
  redirects: readonly LakeRow[]
  pagesById: PagesById
  /** The path of the page to which a redirect leads, by its id. */
  pathOf(pageId: string): string | undefined
}

function byAge(a: LakeRow, b: LakeRow): number {
  if (a._createdAt !== b._createdAt) return a._createdAt < b._createdAt ? -1 : 1
  return a._id < b._id ? -1 : 1
}

/**
 * A redirect as a row of the redirect table: its target page counts only while it is published.
 * @param pathOf the path of a published page, by its id
 */
export function tableRow(
  id: string,
  redirect: StoredRedirect,
  { pagesById, pathOf }: Pick<LakeRoutes, 'pagesById' | 'pathOf'>,
): LintRow {
  const row = redirectRow(id, redirect, pathOf)
  if (targetFieldOf(row.target) !== 'page') return row
  const isTargetDraft = row.target?.path === null && pagesById.has(`drafts.${redirect.target?.pageId}`)
  return { ...row, isTargetDraft }
}

export function lakeRoutes(rows: readonly LakeRow[]): LakeRoutes {
  const redirects = rows
    .filter(({ _type }) => _type === 'redirect')
    .map((row) => ({ ...row, target: withKnownKind(row.target) }))
    .sort(byAge)
  const pagesById = new Map(rows.filter(({ _type }) => _type === 'page').map((row) => [row._id, row]))
  const publishedRedirects = redirects.filter(({ _id }) => !isDraftId(_id))
  const publishedPages = Array.from(pagesById.values()).flatMap((row) =>
    row.path && !isDraftId(row._id) ? [{ ...row, id: row._id, path: row.path }] : [],
  )
  const pathOf = redirectTargets(publishedPages, publishedRedirects)
  const published = publishedRedirects.map((redirect) => tableRow(redirect._id, redirect, { pagesById, pathOf }))
  const pages = publishedPages.filter(({ isOffline }) => !isOffline)
  return {
    published,
    table: compileRedirects(published).table,
    pages: new Map(pages.map((page) => [page.path, page])),
    redirects,
    pagesById,
    pathOf,
  }
}
