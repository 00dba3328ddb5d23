/** Reads launches with their documents, and sends their transactions. Shared by the Studio and the site. */
import { strongTargets } from './blockers.ts'
import type { StoredDocument } from './contents.ts'
import { documentIds, LAUNCH, type Launch, launchId } from './document.ts'
import type { Mutation, Pairs } from './transactions.ts'

/**
 * A client of the Content Lake that sees drafts and published documents (perspective `raw`): of the site, or of the
 * Studio, whose class is another.
 */
export type LaunchLake = {
  fetch<Result>(query: string, params: Record<string, unknown>, options: { tag: string }): Promise<Result>
  mutate(mutations: Mutation[], options: { tag: string; returnDocuments: false; visibility: 'sync' }): Promise<unknown>
}

/** All launches; they are drafts. */
export const LAUNCHES = /* groq */ `*[_type == "${LAUNCH}" && _id in path("drafts.**")]`

export type LaunchState = {
  launch: Launch
  pairs: Pairs
  /** Whether a document that the launch refers to is published. */
  exists(id: string): boolean
}

/** The documents of a launch in pairs. */
export function pairsOf(ids: readonly string[], documents: readonly StoredDocument[]): Pairs {
  const byId = new Map(documents.map((document) => [document._id, document]))
  return new Map(ids.map((id) => [id, { published: byId.get(id) ?? null, draft: byId.get(`drafts.${id}`) ?? null }]))
}

/** A launch with its documents; null when there is none. */
export async function readLaunch(lake: LaunchLake, id: string): Promise<LaunchState | null> {
  const launch = await lake.fetch<Launch | null>('*[_id == $id][0]', { id: launchId(id) }, { tag: 'launch.read' })
  if (!launch) return null
  const released = (launch.changes ?? []).map(({ documentId }) => documentId)
  const ids = [...new Set([...documentIds(launch), ...released])]
  const stored = ids.flatMap((each) => [each, `drafts.${each}`])
  const documents = await lake.fetch<StoredDocument[]>('*[_id in $ids]', { ids: stored }, { tag: 'launch.read' })
  const targets = [...new Set(documents.flatMap((document) => [...strongTargets(document)]))]
  const existing = new Set(await lake.fetch<string[]>('*[_id in $ids]._id', { ids: targets }, { tag: 'launch.read' }))
  return { launch, pairs: pairsOf(ids, documents), exists: (target) => existing.has(target) }
}

/** Sends a transaction: everything in it, or nothing. */
export async function commit(lake: LaunchLake, mutations: Mutation[]): Promise<void> {
  await lake.mutate(mutations, { tag: 'launch', returnDocuments: false, visibility: 'sync' })
}

/** Types of errors with which the Content Lake says that a document has changed since it was read. */
const CHANGED = ['documentRevisionIDDoesNotMatchError', 'documentAlreadyExistsError', 'documentNotFoundError']

function firstItem(error: unknown): Readonly<Record<string, unknown>> | null {
  const read = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  const items = read(read(read(read(error, 'response'), 'body'), 'error'), 'items')
  const first = Array.isArray(items) ? read(items[0], 'error') : undefined
  return typeof first === 'object' && first !== null ? { ...first } : null
}

/** Whether a transaction failed because something had changed meanwhile: it can be made anew. */
export function hasConflict(error: unknown): boolean {
  return CHANGED.includes(String(firstItem(error)?.type))
}

/** Why the Content Lake has refused a transaction for good, for example because of references; null for other errors. */
export function launchRefusal(error: unknown): string | null {
  const item = firstItem(error)
  return item && !hasConflict(error) ? String(item.description) : null
}
