/** The lake's tables. */
import type { DatabaseSync } from 'node:sqlite'
import { StartError } from '@bowerbird/local-server/start-error'

/** Increase when the tables change. */
const SCHEMA_VERSION = 3

/** `transactions` is the log, `revisions` the result of each transaction per document (see log.ts). */
const TABLES = `
  CREATE TABLE documents (id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  CREATE TABLE transactions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, timestamp TEXT NOT NULL, author TEXT NOT NULL
  ) STRICT;
  CREATE TABLE revisions (
    document TEXT NOT NULL, sequence INTEGER NOT NULL, json TEXT, UNIQUE (document, sequence)
  ) STRICT;
  CREATE INDEX revisions_by_sequence ON revisions (sequence);
`

/**
 * Creates the tables in a new database.
 * @throws StartError when it is of another version
 */
export function createTables(database: DatabaseSync, file: string): void {
  database.exec('BEGIN IMMEDIATE')
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version !== 0 && version !== SCHEMA_VERSION) {
    database.close()
    throw new StartError(
      `${file} is of version ${version}, this lake reads version ${SCHEMA_VERSION}. Move it away to start from the demo content.`,
    )
  }
  if (version === 0) database.exec(`${TABLES} PRAGMA user_version = ${SCHEMA_VERSION};`)
  database.exec('COMMIT')
}
