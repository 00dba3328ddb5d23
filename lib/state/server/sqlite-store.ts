/**
 * Keyed state in an SQLite file.
 *
 * Every write is atomic and survives the end of the process, however it ends; several processes of one machine may
 * share the file. It is bounded: beyond its capacity the entries that would expire first are deleted.
 */
import { DatabaseSync } from 'node:sqlite'
import type { StateStore } from './state-store'

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires);
`

/** Milliseconds to wait while another process writes. */
const BUSY_TIMEOUT_MS = 2000

/** Writes between two checks of the capacity. */
const WRITES_PER_TRIM = 64

/**
 * @param file ':memory:' for one that ends with the process
 * @param options `capacity` is the number of entries
 * @throws when the file cannot be opened
 */
export function createSqliteStore(file: string, { capacity = 10_000, now = Date.now } = {}): StateStore {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  database.exec(SCHEMA)
  const read = database.prepare('SELECT value FROM entries WHERE key = ? AND expires > ?')
  const remove = database.prepare('DELETE FROM entries WHERE key = ?')
  const removeExpired = database.prepare('DELETE FROM entries WHERE expires <= ?')
  const removeExcess = database.prepare(`DELETE FROM entries WHERE key IN (
    SELECT key FROM entries ORDER BY expires LIMIT max(0, (SELECT count(*) FROM entries) - ?)
  )`)
  const write = database.prepare(`INSERT INTO entries (key, value, expires) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires`)
  // Replaces an expired entry only.
  const claim = database.prepare(`INSERT INTO entries (key, value, expires) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires WHERE entries.expires <= ?`)
  let writes = 0

  function trim(): void {
    writes += 1
    if (writes % WRITES_PER_TRIM !== 0) return
    removeExpired.run(now())
    removeExcess.run(capacity)
  }

  return {
    async get(key) {
      const value = read.get(key, now())?.value
      return typeof value === 'string' ? value : null
    },
    async add(key, value, ttlMs) {
      const isAdded = claim.run(key, value, now() + ttlMs, now()).changes > 0
      trim()
      return isAdded
    },
    async set(key, value, ttlMs) {
      write.run(key, value, now() + ttlMs)
      trim()
    },
    async delete(key) {
      remove.run(key)
    },
  }
}
