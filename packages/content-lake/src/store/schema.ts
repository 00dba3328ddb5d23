/** The lake's tables. */
import type { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../server/listen.ts'
import { isLakeDocument, type LakeDocument } from '../dataset.ts'
import { referencesIn } from './references.ts'

/** Increase when the tables change. */
export const SCHEMA_VERSION = 4

/**
 * `transactions` is the log, `revisions` the result of each transaction per document (see transaction-log.ts).
 */
const TABLES = `
  CREATE TABLE documents (
    id TEXT PRIMARY KEY, json TEXT NOT NULL, type TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE TABLE transactions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, timestamp TEXT NOT NULL, author TEXT NOT NULL
  ) STRICT;
  CREATE TABLE revisions (
    document TEXT NOT NULL, sequence INTEGER NOT NULL, json TEXT, UNIQUE (document, sequence)
  ) STRICT;
  CREATE INDEX revisions_by_sequence ON revisions (sequence);
`

/** Indexes for queries: types, and which documents contain a reference to an id, strong or weak. */
const INDEXES = `
  CREATE INDEX documents_by_type ON documents (type, id);
  CREATE TABLE document_references (
    source TEXT NOT NULL, target TEXT NOT NULL, PRIMARY KEY (source, target)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX references_by_target ON document_references (target, source);
`

/** Converts a database of version 3, which had no indexes. */
function addIndexes(database: DatabaseSync): void {
  database.exec("ALTER TABLE documents ADD COLUMN type TEXT NOT NULL DEFAULT ''")
  database.exec(INDEXES)
  const writer = createWriter(database)
  for (const { json } of database.prepare('SELECT json FROM documents').all()) {
    const document: unknown = JSON.parse(String(json))
    if (isLakeDocument(document)) writer.write(document)
  }
}

/**
 * Creates the tables in a new database, and converts one of the version before.
 * @throws StartError when it is of another version
 */
export function createTables(database: DatabaseSync, file: string): void {
  database.exec('BEGIN IMMEDIATE')
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version !== 0 && version !== 3 && version !== SCHEMA_VERSION) {
    database.close()
    throw new StartError(
      `${file} is of version ${version}, this lake reads version ${SCHEMA_VERSION}. Move it away to start from the seed.`,
    )
  }
  if (version === 0) database.exec(TABLES + INDEXES)
  if (version === 3) addIndexes(database)
  if (version !== SCHEMA_VERSION) database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
  database.exec('COMMIT')
}

/** Writes documents with their entries in the indexes. */
export function createWriter(database: DatabaseSync) {
  const upsert = database.prepare('INSERT OR REPLACE INTO documents (id, json, type) VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM documents WHERE id = ?')
  const removeReferences = database.prepare('DELETE FROM document_references WHERE source = ?')
  const addReference = database.prepare('INSERT INTO document_references (source, target) VALUES (?, ?)')

  /** Enters what a document refers to into the index, where it has no entries. */
  function refer(document: LakeDocument): void {
    for (const target of referencesIn(document)) addReference.run(document._id, target)
  }

  return {
    write: (document: LakeDocument) => {
      upsert.run(document._id, JSON.stringify(document), document._type)
      removeReferences.run(document._id)
      refer(document)
    },
    refer,
    remove: (id: string) => {
      remove.run(id)
      removeReferences.run(id)
    },
  }
}

/** @throws Error when a row of the database holds no document */
export function parseRow(json: unknown): LakeDocument {
  const document: unknown = typeof json === 'string' ? JSON.parse(json) : undefined
  if (!isLakeDocument(document)) throw new Error('A row of the table documents holds no document')
  return document
}
