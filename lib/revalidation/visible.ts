/**
 * Waits until a change can be read.
 *
 * A Content Lake may send its webhook before its queries see the change; a page made too early would keep the old content.
 */
import type { ContentEvent } from './webhook.ts'

/** A state of a document as a query shows it; null when there is none. */
export type SeenRevision = { rev: string; updatedAt: string } | null

/** The last state of a document that an event told of. */
type KnownState = { updatedAt: number; previousRev: string | null; isDeleted: boolean }

/** Documents whose last event is remembered. */
const CAPACITY = 1000

export type EventHistory = {
  /** Remembers the newest event of each document. */
  remember(event: ContentEvent): void
  /** Was the document deleted after the state that this event tells of? */
  isDeletedSince(event: ContentEvent): boolean
}

/** What this process has heard of lately, in memory and bounded. */
export function createEventHistory(): EventHistory {
  const states = new Map<string, KnownState>()
  return {
    remember({ id, updatedAt, previousRev, operation }) {
      const time = Date.parse(updatedAt)
      const isDeleted = operation === 'delete'
      const known = states.get(id)
      // A delete tells the time of the last state before it, so at the same time it is the newer one.
      if (known && (known.updatedAt > time || (known.updatedAt === time && known.isDeleted))) return
      states.delete(id)
      states.set(id, { updatedAt: time, previousRev, isDeleted })
      if (states.size > CAPACITY) for (const oldest of states.keys()) return void states.delete(oldest)
    },
    isDeletedSince({ id, updatedAt, rev }) {
      const known = states.get(id)
      if (!known?.isDeleted) return false
      const time = Date.parse(updatedAt)
      return known.updatedAt > time || (known.updatedAt === time && known.previousRev === rev)
    },
  }
}

/**
 * Does what can be read include the change? Also true when something newer is there: a late event waits for nothing.
 *
 * Hosted times have whole seconds only. At the same time the revision before the event tells old from new.
 */
export function includesChange(event: ContentEvent, seen: SeenRevision, isDeletedSince: boolean): boolean {
  if (seen === null) return event.operation === 'delete' || isDeletedSince
  const age = Date.parse(seen.updatedAt) - Date.parse(event.updatedAt)
  if (event.operation === 'delete') return age > 0
  return seen.rev === event.rev || age > 0 || (age === 0 && seen.rev !== event.previousRev)
}

export type WaitOptions = {
  /** Reads the state of a document, past every cache. */
  readRevision(id: string): Promise<SeenRevision>
  history: EventHistory
  /** Milliseconds to wait at most. */
  timeoutMs: number
}

/** Milliseconds between two looks: at first, and at most. */
const FIRST_PAUSE = 20
const LONGEST_PAUSE = 500

/** Looks until the change can be read. @returns false when it still could not in the end. Rejects when reading fails. */
export async function waitUntilVisible(event: ContentEvent, options: WaitOptions): Promise<boolean> {
  const { readRevision, history, timeoutMs } = options
  const deadline = performance.now() + timeoutMs
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    if (includesChange(event, await readRevision(event.id), history.isDeletedSince(event))) return true
    if (performance.now() + pause > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
