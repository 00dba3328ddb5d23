/**
 * Keyed state that can be listed, in an SQLite file that only its owner may read. Also run directly by Node.
 *
 * Deleted values are overwritten with zeros (`secure_delete`), and there is no write-ahead log, which would keep them.
 * Several processes of one machine may share the file.
 */
import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Capacity, ListedStore } from './state-store'

const SCHEMA = `
  PRAGMA journal_mode = DELETE;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires INTEGER NOT NULL) STRICT;
`

/** Milliseconds to wait while another process writes. */
const BUSY_TIMEOUT_MS = 2000

/** @throws when the file cannot be opened */
export function createListedSqliteStore(
  file: string,
  { entries, bytes }: Capacity,
  now: () => number = Date.now,
): ListedStore {
  // SQLite would let everybody read a file that it creates.
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  database.exec(SCHEMA)
  const readAll = database.prepare('SELECT key, expires FROM entries WHERE expires > ? ORDER BY expires, key')
  const read = database.prepare('SELECT value FROM entries WHERE key = ? AND expires > ?')
  const remove = database.prepare('DELETE FROM entries WHERE key = ?')
  const removeExpired = database.prepare('DELETE FROM entries WHERE expires <= ?')
  const removeExcess = database.prepare(`DELETE FROM entries WHERE key IN (
    SELECT key FROM (
      SELECT key, row_number() OVER latest AS rank, sum(octet_length(value)) OVER latest AS total FROM entries
      WINDOW latest AS (ORDER BY expires DESC, key ROWS UNBOUNDED PRECEDING)
    ) WHERE rank > ? OR total > ?
  )`)
  // Replaces an expired entry only.
  const claim = database.prepare(`INSERT INTO entries (key, value, expires) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires WHERE entries.expires <= ?`)

  return {
    async list() {
      return readAll.all(now()).map(({ key, expires }) => ({ key: String(key), expires: Number(expires) }))
    },
    async get(key) {
      const value = read.get(key, now())?.value
      return typeof value === 'string' ? value : null
    },
    async add(key, value, ttlMs) {
      const isAdded = claim.run(key, value, now() + ttlMs, now()).changes > 0
      if (isAdded) removeExcess.run(entries, bytes)
      return isAdded
    },
    async delete(key) {
      remove.run(key)
    },
    async prune() {
      removeExpired.run(now())
    },
  }
}
