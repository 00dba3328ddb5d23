/** The documents in SQLite. One writer, any number of readers; every answered write is on the disk (synchronous=FULL). */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../http/listen.ts'
import { isLakeDocument, type LakeDocument } from '../dataset.ts'

/** Raised when the tables change; a database of another version is refused rather than guessed at. */
const SCHEMA_VERSION = 1

const SCHEMA = `
  CREATE TABLE documents (
    id TEXT PRIMARY KEY, type TEXT NOT NULL, rev TEXT NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL, json TEXT NOT NULL
  ) STRICT;
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  INSERT INTO meta VALUES ('revision', '0');
`

/** What the database was seeded from, and the store revision right after it. */
export type SeedRecord = { fingerprint: string; revision: number }

export type Store = {
  /** Goes up by one with every transaction that changes documents. Views are cached by it. */
  revision: () => number
  /** Every document, ordered by id. */
  documents: () => LakeDocument[]
  /** The seed this database came from; undefined when it never was seeded. */
  seed: () => SeedRecord | undefined
  /** Replaces everything by a seed, in one transaction: after a crash it has happened whole or not at all. */
  replaceAll: (documents: readonly LakeDocument[], fingerprint: string) => void
  close: () => void
}

/**
 * Opens or creates `<folder>/lake.sqlite`.
 * @throws StartError when the file is of another version or cannot be opened.
 */
export function openStore(folder: string): Store {
  const file = join(folder, 'lake.sqlite')
  const database = open(file, folder)
  const meta = database.prepare('SELECT value FROM meta WHERE key = ?')
  const setMeta = database.prepare(
    'INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  )
  const all = database.prepare('SELECT json FROM documents ORDER BY id')
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?)')

  function readMeta(key: string): string | undefined {
    const value = meta.get(key)?.value
    return typeof value === 'string' ? value : undefined
  }

  function revision(): number {
    return Number(readMeta('revision'))
  }

  function inTransaction(work: () => void): void {
    database.exec('BEGIN IMMEDIATE')
    try {
      work()
      setMeta.run('revision', String(revision() + 1))
      database.exec('COMMIT')
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }

  return {
    revision,
    documents: () => all.all().map((row) => parseRow(row.json)),
    seed: () => {
      const fingerprint = readMeta('seed_fingerprint')
      return fingerprint === undefined ? undefined : { fingerprint, revision: Number(readMeta('seed_revision')) }
    },
    replaceAll: (documents, fingerprint) =>
      inTransaction(() => {
        database.exec('DELETE FROM documents')
        for (const document of documents) {
          const { _id, _type, _rev, _createdAt, _updatedAt } = document
          insert.run(_id, _type, String(_rev), String(_createdAt), String(_updatedAt), JSON.stringify(document))
        }
        setMeta.run('seed_fingerprint', fingerprint)
        setMeta.run('seed_revision', String(revision() + 1))
      }),
    close: () => database.close(),
  }
}

function open(file: string, folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true })
    const database = new DatabaseSync(file, { timeout: 5000 })
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
    migrate(database, file)
    return database
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The local Content Lake cannot open ${file}: ${reason}`, error)
  }
}

function migrate(database: DatabaseSync, file: string): void {
  database.exec('BEGIN IMMEDIATE')
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version === 0) database.exec(`${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION};`)
  database.exec('COMMIT')
  if (version !== 0 && version !== SCHEMA_VERSION) {
    database.close()
    throw new StartError(
      `${file} is of version ${version}, this lake reads version ${SCHEMA_VERSION}. Move it away to start from the demo content.`,
    )
  }
}

function parseRow(json: unknown): LakeDocument {
  const document: unknown = typeof json === 'string' ? JSON.parse(json) : undefined
  if (!isLakeDocument(document)) throw new Error('A row of the table documents holds no document')
  return document
}
