/** The lake's tables, and the migration of older databases. */
import type { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../http/listen.ts'

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
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`

/** Keeps the documents and whether they have been edited; the log begins anew. */
const FROM_OLDER_VERSIONS = `
  DROP TABLE IF EXISTS links; DROP TABLE IF EXISTS revisions; DROP TABLE IF EXISTS transactions;
  ALTER TABLE documents RENAME TO older;
  ${TABLES}
  INSERT INTO documents SELECT id, json FROM older;
  INSERT INTO revisions SELECT id, 0, json FROM older;
  DROP TABLE older;
  INSERT INTO meta SELECT 'edited', '1' WHERE
    (SELECT value FROM meta WHERE key = 'revision') > (SELECT coalesce(sum(value), 0) FROM meta WHERE key IN ('seed_revision', 'ephemeral_revisions'));
`

/**
 * Creates the tables, or migrates those of an older version, in one transaction.
 * @throws StartError when the version is unknown
 */
export function migrate(database: DatabaseSync, file: string): void {
  database.exec('BEGIN IMMEDIATE')
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version > SCHEMA_VERSION) {
    database.close()
    throw new StartError(
      `${file} is of version ${version}, this lake reads version ${SCHEMA_VERSION}. Move it away to start from the demo content.`,
    )
  }
  if (version === 0) database.exec(TABLES)
  else if (version < SCHEMA_VERSION) database.exec(FROM_OLDER_VERSIONS)
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`)
}
