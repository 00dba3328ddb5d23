/**
 * Keyed state in an SQLite file. Also run directly by Node.
 *
 * Every write is atomic and survives the end of the process, however it ends; several processes of one machine may
 * share the file.
 */
import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Capacity, KeyedStore, ListedStore } from './keyed-store.ts'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires);
`

const FAST = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;'

/** Deleted values are overwritten with zeros, and there is no write-ahead log, which would keep them. */
const ERASING = 'PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;'

/** Milliseconds to wait while another process writes. */
const BUSY_TIMEOUT_MS = 2000

/** Writes between two checks of the number of entries. A limit in bytes is checked with every write. */
const WRITES_PER_TRIM = 64

type Options = {
  capacity?: Capacity
  /** For what visitors typed: only the owner may read the file, and deleted values are erased. */
  isPrivate?: boolean
  now?: () => number
}

/**
 * @param file ':memory:' for one that ends with the process
 * @throws when the file cannot be opened
 */
export function createSqliteStore(
  file: string,
  { capacity = { entries: 10_000 }, isPrivate = false, now = Date.now }: Options = {},
): KeyedStore & ListedStore {
  // SQLite would let everybody read a file that it creates.
  if (isPrivate && file !== ':memory:') closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  database.exec((isPrivate ? ERASING : FAST) + SCHEMA)
  const readAll = database.prepare('SELECT key, expires FROM entries WHERE expires > ? ORDER BY expires, key')
  const read = database.prepare('SELECT value FROM entries WHERE key = ? AND expires > ?')
  const remove = database.prepare('DELETE FROM entries WHERE key = ?')
  const removeExpired = database.prepare('DELETE FROM entries WHERE expires <= ?')
  const removeExcess = database.prepare(`DELETE FROM entries WHERE key IN (
    SELECT key FROM entries ORDER BY expires, key DESC LIMIT max(0, (SELECT count(*) FROM entries) - ?)
  )`)
  const removeExcessBytes = database.prepare(`DELETE FROM entries WHERE key IN (
    SELECT key FROM (
      SELECT key, sum(octet_length(value)) OVER (ORDER BY expires DESC, key ROWS UNBOUNDED PRECEDING) AS total FROM entries
    ) WHERE total > ?
  )`)
  const write = database.prepare(`INSERT INTO entries (key, value, expires) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires`)
  // Replaces an expired entry only.
  const claim = database.prepare(`INSERT INTO entries (key, value, expires) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires WHERE entries.expires <= ?`)
  let writes = 0

  function trim(): void {
    writes += 1
    if (capacity.bytes === undefined && writes % WRITES_PER_TRIM !== 0) return
    removeExpired.run(now())
    removeExcess.run(capacity.entries)
    // It reads the length of every value, which takes 0.2 s where there are 50,000.
    if (capacity.bytes !== undefined) removeExcessBytes.run(capacity.bytes)
  }

  return {
    async get(key) {
      const value = read.get(key, now())?.value
      return typeof value === 'string' ? value : null
    },
    async add(key, value, ttlMs) {
      const isAdded = claim.run(key, value, now() + ttlMs, now()).changes > 0
      if (isAdded) trim()
      return isAdded
    },
    async set(key, value, ttlMs) {
      write.run(key, value, now() + ttlMs)
      trim()
    },
    async delete(key) {
      remove.run(key)
    },
    async list() {
      return readAll.all(now()).map(({ key, expires }) => ({ key: String(key), expires: Number(expires) }))
    },
    async prune() {
      removeExpired.run(now())
    },
  }
}
