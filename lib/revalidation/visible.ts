/**
 * Waits until a change is visible to queries.
 *
 * A Content Lake may send its webhook before its queries see the change; a page rendered too early would keep the old
 * content.
 */
import { LRUCache } from 'lru-cache'
import type { ContentEvent } from './webhook.ts'

/** Revision of a document as queries see it; null when there is none. */
export type SeenRevision = { rev: string; updatedAt: string } | null

/** Number of documents whose deletion is remembered. */
const CAPACITY = 1000

export type EventHistory = {
  /** Remembers the newest deletion of each document. */
  remember(event: ContentEvent): void
  /** Whether the document was deleted after this event's revision. */
  isDeletedSince(event: ContentEvent): boolean
}

/** Recent events of this process, in memory and bounded. */
export function createEventHistory(): EventHistory {
  const deletions = new LRUCache<string, ContentEvent>({ max: CAPACITY })
  return {
    remember(event) {
      const known = deletions.get(event.id)
      if (event.operation !== 'delete' || (known && Date.parse(known.updatedAt) > Date.parse(event.updatedAt))) return
      deletions.set(event.id, event)
    },
    isDeletedSince({ id, updatedAt, rev }) {
      const deletion = deletions.get(id)
      if (!deletion) return false
      const age = Date.parse(deletion.updatedAt) - Date.parse(updatedAt)
      // A delete carries the time of the last revision before it.
      return age > 0 || (age === 0 && deletion.previousRev === rev)
    },
  }
}

/**
 * Whether the visible revision includes the change. Also true when it is newer, so that a late event does not wait.
 *
 * Hosted timestamps have whole seconds only. At equal times the previous revision id tells old from new.
 */
export function includesChange(event: ContentEvent, seen: SeenRevision, isDeletedSince: boolean): boolean {
  if (seen === null) return event.operation === 'delete' || isDeletedSince
  const age = Date.parse(seen.updatedAt) - Date.parse(event.updatedAt)
  if (event.operation === 'delete') return age > 0
  return seen.rev === event.rev || age > 0 || (age === 0 && seen.rev !== event.previousRev)
}

export type WaitOptions = {
  /** Reads the revision of a document, uncached. */
  readRevision(id: string): Promise<SeenRevision>
  history: EventHistory
  /** Maximum wait in milliseconds. */
  timeoutMs: number
}

/** Milliseconds between two reads: initial and maximum. */
const FIRST_PAUSE = 20
const LONGEST_PAUSE = 500

/** Polls until the change is visible. @returns false on timeout. Rejects when a read fails. */
export async function waitUntilVisible(event: ContentEvent, options: WaitOptions): Promise<boolean> {
  const { readRevision, history, timeoutMs } = options
  const deadline = performance.now() + timeoutMs
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    if (includesChange(event, await readRevision(event.id), history.isDeletedSince(event))) return true
    if (performance.now() + pause > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
