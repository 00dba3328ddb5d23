/**
 * The transactions of a launch. Each changes the documents and the launch's own status together, and only as long as all
 * of them are in the revisions that it was made of: a second one, of another instance or after a crash, fails. Pure.
 */
import { contentOf, type Fields, isFields, type Pair, type StoredDocument, strengthened, weakened } from './contents.ts'
import { documentIds, type Launch, type StoredChange } from './document.ts'
import { revert } from './revert.ts'

/** Mutations of the Content Lake, of the kinds that are used here. */
export type Mutation =
  | { create: NewDocument }
  | { createOrReplace: NewDocument }
  | { delete: { id: string } }
  | { patch: { id: string; ifRevisionID: string; set?: Fields; unset?: string[] } }

type NewDocument = Fields & { _id: string; _type: string }

/** Current documents by their published ids. */
export type Pairs = ReadonlyMap<string, Pair>

/** A field that no document has: a patch of it changes nothing, and fails for another revision. */
const NO_FIELD = '_launch_guard'

function guard({ _id: id, _rev: ifRevisionID }: StoredDocument): Mutation {
  return { patch: { id, ifRevisionID, unset: [NO_FIELD] } }
}

function written(content: Fields, id: string, createdAt: string | undefined): NewDocument {
  return { ...content, _id: id, _type: String(content._type), ...(createdAt && { _createdAt: createdAt }) }
}

/** Replaces a document, or creates one; fails when it has changed meanwhile, or when it is there by now. */
function replace(content: Fields, id: string, current: StoredDocument | null, createdAt?: string): Mutation[] {
  const document = written(content, id, current?._createdAt ?? createdAt)
  return current ? [guard(current), { createOrReplace: document }] : [{ create: document }]
}

function remove(document: StoredDocument): Mutation[] {
  return [guard(document), { delete: { id: document._id } }]
}

function changeOf(documentId: string, { published, draft }: Pair): StoredChange | null {
  if (!draft) return null
  const after = strengthened(contentOf(draft))
  return {
    _key: documentId,
    documentId,
    documentType: draft._type,
    before: published && JSON.stringify(contentOf(published)),
    after: JSON.stringify(after),
  }
}

/** What a launch would change: its documents that have a draft. */
export function changesOf(launch: Pick<Launch, 'documents'>, pairs: Pairs): StoredChange[] {
  return documentIds(launch).flatMap((id) => {
    const pair = pairs.get(id)
    return (pair && changeOf(id, pair)) ?? []
  })
}

/** @throws SyntaxError for what is no content; the launch's own content is written here */
export function parseContent(json: string): Fields {
  const content: unknown = JSON.parse(json)
  if (isFields(content)) return content
  throw new SyntaxError('A launch holds something that is no document')
}

/**
 * Publishes the drafts of a launch.
 * @param at ISO time
 */
export function releaseTransaction(launch: Launch, pairs: Pairs, at: string, wasScheduled: boolean): Mutation[] {
  const changes = changesOf(launch, pairs)
  const publishing = changes.flatMap(({ documentId, after }) => {
    const { published = null, draft = null } = pairs.get(documentId) ?? {}
    if (!draft) return []
    return [...replace(parseContent(after), documentId, published, draft._createdAt), ...remove(draft)]
  })
  const set = { status: 'released', releasedAt: at, wasScheduled, changes }
  const unset = ['problem', 'endedAt', 'undoneAt', 'leftAlone']
  return [{ patch: { id: launch._id, ifRevisionID: launch._rev, set, unset } }, ...publishing]
}

/** What putting one document back takes, and whether something of it is left as others have changed it. */
type Restored = { mutations: Mutation[]; isLeftAlone: boolean }

type Back = {
  /** Whether what goes back is kept as drafts. */
  keepsDrafts: boolean
  /** Types of the documents that go, by their ids. */
  removedTypes: ReadonlyMap<string, string>
}

function restoreOne({ documentId, before, after }: StoredChange, pair: Pair | undefined, back: Back): Restored {
  const { published = null, draft = null } = pair ?? {}
  // Somebody has taken it off the site since.
  if (!published) return { mutations: [], isLeftAlone: before !== null }
  const current = contentOf(published)
  const draftId = `drafts.${documentId}`
  const asDraft = (): Mutation[] => {
    const content = weakened(current, back.removedTypes)
    return draft || !isFields(content) ? [] : [{ create: written(content, draftId, published._createdAt) }]
  }
  if (before === null) return { mutations: [...asDraft(), ...remove(published)], isLeftAlone: false }
  let isLeftAlone = false
  const restored = revert(parseContent(before), parseContent(after), current, () => {
    isLeftAlone = true
  })
  if (!isFields(restored)) throw new TypeError('A document stays a document')
  const mutations = [...replace(restored, documentId, published), ...(back.keepsDrafts ? asDraft() : [])]
  return { mutations, isLeftAlone }
}

/**
 * Puts back what a launch has replaced. New documents become drafts again.
 * @param action `end` at its time; `undo` by an editor: what goes back is kept as drafts, so that it can be released again
 */
export function backTransaction(launch: Launch, pairs: Pairs, at: string, action: 'end' | 'undo'): Mutation[] {
  const changes = launch.changes ?? []
  const isNew = ({ before }: StoredChange) => before === null
  const removedTypes = new Map(changes.filter(isNew).map(({ documentId, documentType }) => [documentId, documentType]))
  const restored = changes.map((change) => ({
    id: change.documentId,
    ...restoreOne(change, pairs.get(change.documentId), { keepsDrafts: action === 'undo', removedTypes }),
  }))
  const leftAlone = restored.filter(({ isLeftAlone }) => isLeftAlone).map(({ id }) => id)
  const set = action === 'end' ? { status: 'ended', endedAt: at } : { status: 'undone', undoneAt: at }
  return [
    { patch: { id: launch._id, ifRevisionID: launch._rev, set: { ...set, leftAlone }, unset: ['problem', 'checks'] } },
    ...restored.flatMap(({ mutations }) => mutations),
  ]
}
