/** The persistent queue of webhook events. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { isRecord } from '../dataset.ts'
import type { WebhookEvent } from './events.ts'

/** A queued event. Times are in milliseconds since 1970. */
export type QueuedEvent = WebhookEvent & { id: number; since: number; attempts: number }

export type Queue = {
  /** The sequence up to which the log has been read; undefined on the first start. */
  progress: () => number | undefined
  /** Adds events and updates the log position, in one transaction. Events that are queued already are kept. */
  add: (events: readonly WebhookEvent[], sequence: number, now: number) => void
  /** Due events, except those of the given documents. At most one per document, to keep their order. */
  due: (now: number, except: ReadonlySet<string>, limit: number) => QueuedEvent[]
  /** When the next event is due; undefined when no event waits. */
  nextDue: (except: ReadonlySet<string>) => number | undefined
  postpone: (id: number, due: number) => void
  /** Makes all queued events due. */
  hurry: (now: number) => void
  remove: (id: number) => void
}

/** The first event of each document, except the excluded ones. */
const HEADS = `FROM webhook_events AS event WHERE document NOT IN (SELECT value FROM json_each(?))
  AND NOT EXISTS (SELECT 1 FROM webhook_events AS earlier WHERE earlier.document = event.document AND earlier.id < event.id)`

/** @param database made by `openServiceDatabase` */
export function createQueue(database: DatabaseSync): Queue {
  const readProgress = database.prepare('SELECT sequence FROM webhook_progress')
  const writeProgress = database.prepare('INSERT OR REPLACE INTO webhook_progress VALUES (1, ?)')
  const insert = database.prepare(
    'INSERT OR IGNORE INTO webhook_events (key, document, headers, body, since, due, attempts) VALUES (?, ?, ?, ?, ?, ?, 0)',
  )
  const due = database.prepare(`SELECT * ${HEADS} AND due <= ? ORDER BY due, id LIMIT ?`)
  const next = database.prepare(`SELECT min(due) AS due ${HEADS}`)
  const postpone = database.prepare('UPDATE webhook_events SET due = ?, attempts = attempts + 1 WHERE id = ?')
  const hurry = database.prepare('UPDATE webhook_events SET due = ?1 WHERE due > ?1')
  const remove = database.prepare('DELETE FROM webhook_events WHERE id = ?')

  return {
    progress: () => {
      const row = readProgress.get()
      return row === undefined ? undefined : Number(row.sequence)
    },
    add: (events, sequence, now) => {
      database.exec('BEGIN IMMEDIATE')
      try {
        for (const { key, document, headers, body } of events) {
          insert.run(key, document, JSON.stringify(headers), body, now, now)
        }
        writeProgress.run(sequence)
        database.exec('COMMIT')
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
    due: (now, except, limit) => due.all(JSON.stringify([...except]), now, limit).map(readRow),
    nextDue: (except) => {
      const time = next.get(JSON.stringify([...except]))?.due
      return typeof time === 'number' ? time : undefined
    },
    postpone: (id, time) => void postpone.run(time, id),
    hurry: (now) => void hurry.run(now),
    remove: (id) => void remove.run(id),
  }
}

function readRow(row: Record<string, SQLOutputValue>): QueuedEvent {
  const { id, key, document, headers, body, since, attempts } = row
  const parsed: unknown = JSON.parse(String(headers))
  return {
    id: Number(id),
    key: String(key),
    document: String(document),
    headers: isRecord(parsed) ? Object.fromEntries(Object.entries(parsed).map(([k, v]) => [k, String(v)])) : {},
    body: String(body),
    since: Number(since),
    attempts: Number(attempts),
  }
}
