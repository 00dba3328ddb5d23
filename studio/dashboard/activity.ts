/**
 * What was published in the last seven days, from the history of the Content Lake: one entry for each transaction that
 * changed what visitors see, however often a document was published.
 */
import { contentOf, type Pair, type StoredDocument } from '../../lib/launch/contents.ts'
import { LAUNCH, type LaunchStatus, statusOf } from '../../lib/launch/document.ts'
import { titleOfPair } from '../../lib/launch/title.ts'
import { REDIRECT_IMPORT } from '../../lib/routing/redirects/stored-redirect.ts'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { fieldOf, listOf, textOf } from '../common/untyped.ts'
import { type HistoryLake, readTransactions } from './history.ts'

const WEEK_MS = 7 * 86_400_000

/** Documents that are read at most; who changes more in a week has imported them. */
const MAX_DOCUMENTS = 1000

/** GROQ, over all versions. Without what an import has written: there may be ten thousand redirects. */
const CHANGED_QUERY = `{
  "documents": *[_type in $types && _updatedAt > $since && !(_rev in *[_type == "${REDIRECT_IMPORT}"]._rev)]
    | order(_updatedAt desc)[0...${MAX_DOCUMENTS}]._id,
  "launches": *[_type == "${LAUNCH}" && _updatedAt > $since]._id,
  "imports": *[_type == "${REDIRECT_IMPORT}" && at > $since]{
    _rev, importRevision, at, undoneAt, file, "redirects": count(redirects), "document": redirects[0]._key
  }
}`

type ImportRecord = {
  _rev: string
  importRevision: string | null
  at: string
  undoneAt: string | null
  file: string | null
  redirects: number
  document: string | null
}

type Changed = { documents: string[]; launches: string[]; imports: ImportRecord[] }

/** One transaction. */
export type Activity = {
  /** Its id, which is the revision of the documents after it. */
  revision: string
  /** ISO time. */
  at: string
  /** User id; empty when it is unknown. */
  author: string
  /** Ids of the published documents that it changed; none for an import. */
  documents: string[]
  /** Id of the launch that it released, ended or undid. */
  launch: string | null
  import: { file: string; redirects: number; isUndo: boolean } | null
}

function importActivities(record: ImportRecord): Omit<Activity, 'author'>[] {
  const { _rev, importRevision, at, undoneAt, file, redirects } = record
  const common = { documents: [], launch: null }
  const described = (isUndo: boolean) => ({ file: file || 'redirects', redirects, isUndo })
  const made = { ...common, revision: importRevision ?? _rev, at, import: described(false) }
  return undoneAt ? [made, { ...common, revision: _rev, at: undoneAt, import: described(true) }] : [made]
}

/** The newest first. */
export async function readActivity(lake: HistoryLake, now: Date): Promise<Activity[]> {
  const since = new Date(now.getTime() - WEEK_MS).toISOString()
  const params = { types: EDITED_TYPES, since }
  const changed = await lake.fetch<Changed>(CHANGED_QUERY, params, { tag: 'start.activity', perspective: 'raw' })
  const published = new Set(changed.documents.map((id) => id.replace(/^drafts\./, '')))
  const launches = new Set(changed.launches)
  const importedFirst = changed.imports.flatMap(({ document }) => document ?? [])
  const transactions = await readTransactions(lake, [...published, ...launches, ...importedFirst])
  const authors = new Map(transactions.map(({ id, author }) => [id, author]))
  const imports = changed.imports.flatMap(importActivities)
  const importRevisions = new Set(imports.map(({ revision }) => revision))
  const others = transactions.flatMap(({ id, timestamp, documentIds }): Omit<Activity, 'author'>[] => {
    const documents = documentIds.filter((documentId) => published.has(documentId))
    const launch = documentIds.find((documentId) => launches.has(documentId)) ?? null
    // What changes a launch alone, such as its time, changes nothing for visitors.
    if (documents.length === 0 || importRevisions.has(id)) return []
    return [{ revision: id, at: timestamp, documents, launch, import: null }]
  })
  return [...others, ...imports]
    .filter(({ at }) => at > since)
    .sort((a, b) => b.at.localeCompare(a.at))
    .map((activity) => ({ ...activity, author: authors.get(activity.revision) ?? '' }))
}

/** A document before and after a transaction; null where it was not published. */
export type Change = { id: string; before: StoredDocument | null; after: StoredDocument | null }

/** What an activity has done, in full. */
export type ActivityDetails = { changes: Change[]; launch: { name: string; status: LaunchStatus } | null }

function isDocument(value: unknown): value is StoredDocument {
  return textOf(value, '_id') !== '' && textOf(value, '_type') !== ''
}

async function readVersions(
  lake: HistoryLake,
  ids: readonly string[],
  when: string,
): Promise<Map<string, StoredDocument>> {
  if (ids.length === 0) return new Map()
  const url = `/data/history/${lake.config().dataset}/documents/${ids.join(',')}?${when}`
  const { documents } = await lake.request<{ documents: unknown[] }>({ url, tag: 'start.versions' })
  return new Map(documents.filter(isDocument).map((document) => [document._id, document]))
}

/** @throws when the history cannot be read */
export async function readDetails(lake: HistoryLake, activity: Activity): Promise<ActivityDetails> {
  const { documents, launch, revision, at } = activity
  const after = `revision=${revision}`
  const justBefore = `time=${new Date(Date.parse(at) - 1).toISOString()}`
  const [old, now] = await Promise.all([
    readVersions(lake, documents, justBefore),
    readVersions(lake, launch ? [...documents, launch] : documents, after),
  ])
  const launched = launch && now.get(launch)
  return {
    changes: documents.map((id) => ({ id, before: old.get(id) ?? null, after: now.get(id) ?? null })),
    launch: launched
      ? { name: textOf(launched, 'name'), status: statusOf({ status: textOf(launched, 'status') }) }
      : null,
  }
}

/** What has happened to a document, as the end of a sentence. */
export function verbOf({ before, after }: Change): string {
  if (!after) return 'removed from the site'
  if (!before) return 'published for the first time'
  const wasOffline = fieldOf(before, 'offline') === true
  const isOffline = fieldOf(after, 'offline') === true
  if (wasOffline !== isOffline) return isOffline ? 'taken offline' : 'put online again'
  return 'published'
}

/** The name of a document for editors. */
export function titleOfChange({ before, after }: Change): string {
  return titleOfPair(pairOf({ before, after }))
}

export function pairOf({ before, after }: Pick<Change, 'before' | 'after'>): Pair {
  return { published: after ?? before, draft: null }
}

/**
 * The draft that brings back what an activity has replaced; null when there is nothing to bring back: the document was new,
 * or was only taken offline, which has a way back of its own.
 */
export function earlierDraft({
  id,
  before,
  after,
}: Change): ({ _id: string; _type: string } & Record<string, unknown>) | null {
  if (!before || !after || verbOf({ id, before, after }) !== 'published') return null
  return { ...contentOf(before), _id: `drafts.${id}`, _type: before._type }
}

/** Ids of the documents that have unpublished changes, which must not be overwritten. */
export async function readDrafts(lake: HistoryLake, ids: readonly string[]): Promise<string[]> {
  const params = { ids: ids.map((id) => `drafts.${id}`) }
  const found = await lake.fetch<unknown>('*[_id in $ids]._id', params, { tag: 'start.drafts', perspective: 'raw' })
  return listOf({ found }, 'found').map(String)
}
