/**
 * Edits that the Content Lake has not confirmed, stored in the browser's storage until it has, so that neither a closed
 * window nor a crash loses them.
 */
import type { Fields } from '../../../lib/launch/contents.ts'
import { dataset, projectId } from '../../common/environment.ts'

/** A document with edits that are not confirmed. */
export type Unsent = {
  /** Published id. */
  id: string
  type: string
  /** Release of a version; null for a draft. */
  version: string | null
  title: string
  /** What the lake had confirmed; null for a new document. */
  base: Fields | null
  /** The same with the edits. */
  edited: Fields
  /** When the last of them was typed, as an ISO time. */
  editedAt: string
  /** Paths of the fields of a closed window that an editor has put back or dropped. */
  decided?: readonly string[]
}

const PREFIX = `bowerbird/unsent/${projectId}/${dataset}/`

/** A name of this window, which no other has: its lock tells other windows that this one is still open. */
const windowId = typeof crypto === 'undefined' ? '' : crypto.randomUUID()

const lockOf = (id: string) => `${PREFIX}${id}`

if (typeof navigator !== 'undefined' && 'locks' in navigator) {
  void navigator.locks.request(lockOf(windowId), () => new Promise(() => {}))
}

let own: readonly Unsent[] = []
const listeners = new Set<() => void>()

function setOwn(next: readonly Unsent[]): void {
  own = next
  for (const listener of listeners) listener()
}

function keyOf({ id, version }: Pick<Unsent, 'id' | 'version'>, ofWindow = windowId): string {
  return `${PREFIX}${ofWindow}/${version ?? ''}/${id}`
}

const isSame = (a: Pick<Unsent, 'id' | 'version'>, b: Pick<Unsent, 'id' | 'version'>) =>
  a.id === b.id && a.version === b.version

/** The documents of this window with unconfirmed edits, for `useSyncExternalStore`. */
export const unsentDocuments = {
  all: () => own,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function write(key: string, unsent: Unsent): void {
  try {
    localStorage.setItem(key, JSON.stringify(unsent))
  } catch {
    // The storage is full or switched off. The window still has the edits, and prompts before it is closed.
  }
}

function read(key: string): Unsent | null {
  const stored = localStorage.getItem(key)
  return stored ? JSON.parse(stored) : null
}

/** Stores a document with unconfirmed edits in the place of what was stored of it. */
export function storeUnsentEdits(unsent: Unsent): void {
  write(keyOf(unsent), unsent)
  setOwn([...own.filter((other) => !isSame(other, unsent)), unsent])
}

/** Deletes what is stored of a document: its edits are confirmed. */
export function clearUnsentEdits(document: Pick<Unsent, 'id' | 'version'>): void {
  if (!own.some((other) => isSame(other, document))) return
  localStorage.removeItem(keyOf(document))
  setOwn(own.filter((other) => !isSame(other, document)))
}

export type OrphanedEdit = Unsent & { key: string }

/** The edits that closed windows did not send, the oldest first. */
export async function readOrphanedEdits(): Promise<OrphanedEdit[]> {
  const { held = [] } = await navigator.locks.query()
  const open = new Set(held.map(({ name }) => name))
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  const orphaned = keys.filter((key) => !open.has(lockOf(key.slice(PREFIX.length).split('/')[0] ?? '')))
  return orphaned
    .flatMap((key): OrphanedEdit[] => {
      const stored = read(key)
      return stored ? [{ ...stored, key }] : []
    })
    .sort((a, b) => a.editedAt.localeCompare(b.editedAt))
}

/**
 * Stores that these fields of a closed window's edits are decided, beside those that another window has decided.
 * @returns the edits with the decisions
 */
export function storeDecided(orphan: OrphanedEdit, fields: readonly { id: string }[]): OrphanedEdit {
  const { key, ...unsent } = orphan
  const decided = [...(read(key)?.decided ?? []), ...fields.map(({ id }) => id)]
  write(key, { ...unsent, decided })
  return { ...orphan, decided }
}

/** Deletes edits of a closed window: they are in the document again, or the editor has dropped them. */
export function deleteOrphanedEdit({ key }: OrphanedEdit): void {
  localStorage.removeItem(key)
}
