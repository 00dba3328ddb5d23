/** Redirects and pages of the Content Lake, and the routing table built from them. Pure. */
import { getPublishedId, isDraftId } from '@sanity/client/csm'
import {
  type PagePaths,
  pagePaths,
  type StoredPage,
  type StoredRedirect,
  type StoredTarget,
  tableRow,
} from '../../lib/routing/redirects/csv/stored.ts'
import type { LintRow } from '../../lib/routing/redirects/lint/index.ts'
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
  target: StoredTarget | null
}

/** GROQ projection of a document. */
export const LAKE_ROW = `{
  _id, _type, _createdAt, title, path, source, permanent, note,
  target { kind, "pageId": page._ref, path, anchor, url }
}`

export type LakeRoutes = {
  /** Published redirects in the form of ROUTES_QUERY, in its order. */
  published: readonly LintRow[]
  /** The compiled redirect table, as on the site. */
  table: RedirectTable
  /** Published pages by path. */
  pages: ReadonlyMap<string, LakeRow & { path: string }>
  /** All redirect documents, published and drafts, by creation time. */
  redirects: readonly LakeRow[]
  /** All page documents by id, published and drafts. */
  pagesById: ReadonlyMap<string, LakeRow>
  /** The same pages, those without a path left out, for the import. */
  storedPages: readonly StoredPage[]
  /** By their published ids. */
  paths: PagePaths
}

function byAge(a: LakeRow, b: LakeRow): number {
  if (a._createdAt !== b._createdAt) return a._createdAt < b._createdAt ? -1 : 1
  return a._id < b._id ? -1 : 1
}

/** The latest version of every document, under its published id: its draft, if it has one. */
export function asWritten(rows: Iterable<LakeRow>): LakeRow[] {
  const draftsLast = Array.from(rows).sort((a, b) => Number(isDraftId(a._id)) - Number(isDraftId(b._id)))
  const latest = new Map(draftsLast.map((row) => [getPublishedId(row._id), row]))
  return Array.from(latest, ([_id, row]) => ({ ...row, _id }))
}

/** @returns the redirect with its published id, also of a draft */
export function storedRedirect({ _id, source, target, permanent, note }: LakeRow): StoredRedirect {
  return { id: getPublishedId(_id), source, target, permanent: permanent ?? true, note }
}

export function lakeRoutes(rows: Iterable<LakeRow>): LakeRoutes {
  const all = Array.from(rows)
  const redirects = all.filter(({ _type }) => _type === 'redirect').sort(byAge)
  const pagesById = new Map(all.filter(({ _type }) => _type === 'page').map((row) => [row._id, row]))
  const withPath = Array.from(pagesById.values()).flatMap((row) => (row.path ? [{ ...row, path: row.path }] : []))
  const pages = new Map(withPath.filter(({ _id }) => !isDraftId(_id)).map((row) => [row.path, row]))
  const storedPages = withPath.map(({ _id, path }) => ({ id: getPublishedId(_id), path, isPublished: !isDraftId(_id) }))
  const paths = pagePaths(storedPages)
  const published = redirects
    .filter(({ _id }) => !isDraftId(_id))
    .map((redirect) => tableRow(storedRedirect(redirect), paths))
  return { published, table: compileRedirects(published).table, pages, redirects, pagesById, storedPages, paths }
}
