/**
 * Waits until a change is visible to queries.
 *
 * A Content Lake may send its webhook before its queries see the change; a page rendered too early would keep the old
 * content.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { includesChange, type SeenRevision } from '@/lib/content/revisions'
import type { ContentEvent } from './webhook'

/** Milliseconds between two reads: initial and maximum. */
const FIRST_PAUSE = 20
const LONGEST_PAUSE = 500

/**
 * Polls until the change is visible. Rejects when a read fails.
 * @param readRevision reads the revision of a document, uncached
 * @returns false on timeout: the document has probably been deleted since
 */
export async function waitUntilVisible(
  event: ContentEvent,
  readRevision: (id: string) => Promise<SeenRevision>,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  for (let pauseMs = FIRST_PAUSE; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE)) {
    if (includesChange(event, await readRevision(event.id))) return true
    if (performance.now() + pauseMs > deadline) return false
    await pause(pauseMs)
  }
}
