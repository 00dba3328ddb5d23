/** The database of everything beside content: editors' preferences and the webhook's position in the log. */
import { join } from 'node:path'
import { openDatabase } from '../../server/sqlite.ts'

/**
 * Preferences of the Studio per user: layout and order of lists, recent searches, closed announcements. Both tables may
 * lose the last moments in a power cut: a preference is set again, an event is delivered again.
 */
const TABLES = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS key_values (
    user TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user, key)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS webhook_progress (one INTEGER PRIMARY KEY CHECK (one = 1), sequence INTEGER NOT NULL) STRICT;
`

export type KeyValue = { key: string; value: unknown }

export type AccountDatabase = {
  /** The existing preferences, in the order of the keys. */
  keyValues: (user: string, keys: readonly string[]) => KeyValue[]
  setKeyValues: (user: string, pairs: readonly KeyValue[]) => void
  /** The sequence up to which all events have been delivered; undefined on the first start. */
  webhookProgress: () => number | undefined
  setWebhookProgress: (sequence: number) => void
  close: () => void
}

/**
 * Opens or creates `<folder>/services.sqlite`, a separate file, so that its writes never block a commit.
 * @throws StartError when it cannot be opened
 */
export function openAccountDatabase(folder: string): AccountDatabase {
  const file = join(folder, 'services.sqlite')
  const database = openDatabase(file, 'The local Content Lake', (opened) => opened.exec(TABLES))
  const read = database.prepare('SELECT value FROM key_values WHERE user = ? AND key = ?')
  const write = database.prepare('INSERT OR REPLACE INTO key_values VALUES (?, ?, ?)')
  const readProgress = database.prepare('SELECT sequence FROM webhook_progress')
  const writeProgress = database.prepare('INSERT OR REPLACE INTO webhook_progress VALUES (1, ?)')
  return {
    keyValues: (user, keys) =>
      keys.flatMap((key) => {
        const json = read.get(user, key)?.value
        if (typeof json !== 'string') return []
        const value: unknown = JSON.parse(json)
        return [{ key, value }]
      }),
    setKeyValues: (user, pairs) => {
      for (const { key, value } of pairs) write.run(user, key, JSON.stringify(value))
    },
    webhookProgress: () => {
      const row = readProgress.get()
      return row && Number(row.sequence)
    },
    setWebhookProgress: (sequence) => void writeProgress.run(sequence),
    close: () => database.close(),
  }
}
