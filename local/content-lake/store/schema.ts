/** The lake's tables, and the migration of older databases. */
import type { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../http/listen.ts'
import { strongReferences } from './references.ts'

/** Increase when the tables change. */
const SCHEMA_VERSION = 2

const VERSION_1 = `
  CREATE TABLE documents (
    id TEXT PRIMARY KEY, type TEXT NOT NULL, rev TEXT NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL, json TEXT NOT NULL
  ) STRICT;
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  INSERT INTO meta VALUES ('revision', '0');
`

/**
 * `transactions` is the log, `revisions` the result of each transaction per document (see log.ts), `links` the strong
 * references of the current documents.
 */
const VERSION_2 = `
  CREATE TABLE transactions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, timestamp TEXT NOT NULL, author TEXT NOT NULL
  ) STRICT;
  CREATE TABLE revisions (
    document TEXT NOT NULL, sequence INTEGER NOT NULL, depth INTEGER NOT NULL,
    start INTEGER, removed INTEGER, text TEXT, mutations TEXT,
    UNIQUE (document, sequence)
  ) STRICT;
  CREATE INDEX revisions_by_sequence ON revisions (sequence);
  CREATE TABLE links (source TEXT NOT NULL, target TEXT NOT NULL, PRIMARY KEY (source, target)) STRICT, WITHOUT ROWID;
  CREATE INDEX links_by_target ON links (target);
`

/**
 * Migrates a database to this version, in one transaction.
 * @throws StartError when its version is unknown
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
  if (version < 1) database.exec(VERSION_1)
  if (version < 2) {
    database.exec(VERSION_2)
    fillLinks(database)
  }
  if (version < SCHEMA_VERSION) database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
  database.exec('COMMIT')
}

function fillLinks(database: DatabaseSync): void {
  const insert = database.prepare('INSERT INTO links VALUES (?, ?)')
  for (const { id, json } of database.prepare('SELECT id, json FROM documents').all()) {
    if (typeof id !== 'string' || typeof json !== 'string') continue
    for (const target of strongReferences(JSON.parse(json))) insert.run(id, target)
  }
}
