/** The database of everything beside content: editors' preferences and the webhook's queue. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../http/listen.ts'

/** Both tables may lose the last moments in a power cut: a preference is set again, an event is delivered again. */
const PRAGMAS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS key_values (
    user TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user, key)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS webhook_progress (one INTEGER PRIMARY KEY CHECK (one = 1), sequence INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS webhook_events (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, document TEXT NOT NULL, headers TEXT NOT NULL, body TEXT NOT NULL,
    since INTEGER NOT NULL, due INTEGER NOT NULL, attempts INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS webhook_events_of_document ON webhook_events (document, id);
`

/**
 * Opens or creates `<folder>/services.sqlite`, a separate file, so that its writes never block a commit.
 * @throws StartError when it cannot be opened
 */
export function openServiceDatabase(folder: string): DatabaseSync {
  const file = join(folder, 'services.sqlite')
  try {
    mkdirSync(folder, { recursive: true })
    const database = new DatabaseSync(file, { timeout: 5000 })
    database.exec(PRAGMAS)
    database.exec(SCHEMA)
    return database
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The local Content Lake cannot open ${file}: ${reason}`, error)
  }
}
