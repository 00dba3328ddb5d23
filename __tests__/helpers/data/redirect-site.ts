/** Routes with a few pages and redirects, for the tests of CSV files. */
import type { StoredTarget } from '@/lib/routing/redirects/stored-redirect'
import { readRedirectFile } from '@/studio/redirects/csv/file/read-redirect-file'
import { planImport } from '@/studio/redirects/csv/import-plan'
import { type LakeRoutes, type LakeRow, lakeRoutes } from '@/studio/redirects/routes/lake-routes'

const EMPTY_TARGET: StoredTarget = { kind: null, pageId: null, path: null, anchor: null, url: null }

export function lakeRow(fields: Pick<LakeRow, '_id' | '_type'> & Partial<LakeRow>): LakeRow {
  const empty = { title: null, path: null, source: null, permanent: true, note: null, isOffline: false, target: null }
  return { ...empty, _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', ...fields }
}

/** A redirect to a path, or elsewhere where `target` says so. */
export function redirectRow(
  _id: string,
  source: string,
  target: string | Partial<StoredTarget>,
  over: Partial<LakeRow> = {},
): LakeRow {
  const fields: Partial<StoredTarget> = typeof target === 'string' ? { kind: 'path', path: target } : target
  return lakeRow({ _id, _type: 'redirect', source, target: { ...EMPTY_TARGET, ...fields }, ...over })
}

const PAGES = [
  lakeRow({ _id: 'page-services', _type: 'page', path: '/services' }),
  lakeRow({ _id: 'page-story', _type: 'page', path: '/our-story' }),
  lakeRow({ _id: 'drafts.page-coming', _type: 'page', path: '/coming-soon' }),
]

export function makeRoutes(...redirects: LakeRow[]): LakeRoutes {
  return lakeRoutes([...PAGES, ...redirects])
}

/** The plan of a file's text, for a site at site.example. */
export function planOf(text: string, routes: LakeRoutes, ownHosts: readonly string[] = ['site.example']) {
  const file = readRedirectFile(text)
  if (typeof file === 'string') throw new Error(file)
  const articles = new Set(['/knowledge-base/x/y'])
  return { ...planImport(file, { routes, articles, ownHosts: new Set(ownHosts) }), remarks: file.remarks }
}
