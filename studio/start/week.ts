/** What was published in the last seven days: a line for each transaction. */
import { REDIRECT_IMPORT } from '../../lib/routing/redirects/import-document.ts'
import { DOCUMENT_TITLE } from '../common/document-title.ts'
import { EDITED_TYPES } from '../common/edited-types.ts'

const WEEK_MS = 7 * 86_400_000

/** Documents that are read at most; who publishes more in a week has imported them. */
const MOST = 1000

const IMPORTS_QUERY = `*[_type == "${REDIRECT_IMPORT}" && at > $since] | order(at desc){
  "rev": _rev, at, file, "redirects": count(redirects), "first": redirects[0]._key
}`

/** Without what an import has published: there may be ten thousand redirects. */
const PUBLISHED_QUERY = `*[_type in $types && _updatedAt > $since && !(_rev in $imported)]
  | order(_updatedAt desc)[0...${MOST}]{ "id": _id, "type": _type, "rev": _rev, "at": _updatedAt, "title": ${DOCUMENT_TITLE} }`

export type PublishedRow = { id: string; type: string; rev: string; at: string; title: string }

export type ImportRow = { rev: string; at: string; file: string | null; redirects: number; first: string | null }

/** What one transaction has published. */
export type Publication = {
  /** Of the transaction. */
  rev: string
  /** ISO time. */
  at: string
  /** One of its documents, by which its author is found. */
  id: string
  /** Several for a launch; none for an import. */
  documents: PublishedRow[]
  imported: Pick<ImportRow, 'file' | 'redirects'> | null
}

/** The newest first. */
function publicationsOf(rows: readonly PublishedRow[], imports: readonly ImportRow[]): Publication[] {
  const alone = Array.from(Map.groupBy(rows, ({ rev }) => rev).values()).flatMap((documents): Publication[] => {
    const [first] = documents
    return first ? [{ rev: first.rev, at: first.at, id: first.id, documents, imported: null }] : []
  })
  const imported = imports.map(({ rev, at, first, file, redirects }) => ({
    rev,
    at,
    id: first ?? '',
    documents: [],
    imported: { file, redirects },
  }))
  return [...alone, ...imported].sort((a, b) => b.at.localeCompare(a.at))
}

/** What is used of a client of the Content Lake. */
type WeekLake = {
  fetch<Result>(query: string, params: Record<string, unknown>, options: { tag: string }): Promise<Result>
}

/** @param lake shows what visitors see: the published versions */
export async function readWeek(lake: WeekLake, now: Date): Promise<Publication[]> {
  const since = new Date(now.getTime() - WEEK_MS).toISOString()
  const imports = await lake.fetch<ImportRow[]>(IMPORTS_QUERY, { since }, { tag: 'start.imports' })
  const params = { types: EDITED_TYPES, since, imported: imports.map(({ rev }) => rev) }
  return publicationsOf(await lake.fetch<PublishedRow[]>(PUBLISHED_QUERY, params, { tag: 'start.week' }), imports)
}
