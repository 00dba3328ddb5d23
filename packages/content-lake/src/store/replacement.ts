/** Replaces all documents of a database at once, by those of a saved copy or of its seed, in one transaction. */
import type { DatabaseSync } from 'node:sqlite'
import { HttpError } from '../../server/json.ts'
import { createWriter, parseRow, SCHEMA_VERSION } from './schema.ts'

/** What holds documents and their history, with all columns. */
const TABLES = {
  documents: 'id, json, type',
  document_references: 'source, target',
  transactions: 'sequence, id, timestamp, author',
  revisions: 'document, sequence, json',
} as const

export type Replacement = {
  /** Writes the documents and their history to a new file. @throws Error when there is one */
  save: (file: string) => void
  /** Replaces documents and history by those of a saved file. @throws HttpError 409 when another version has saved it */
  restore: (file: string) => void
  /** Replaces the documents by those of the seed, and begins a new history. */
  reset: () => void
}

/** @param inTransaction commits what the work has done, or nothing when it throws */
export function createReplacement(
  database: DatabaseSync,
  inTransaction: (work: () => { shouldCommit: boolean; result: undefined }) => void,
): Replacement {
  /**
   * The sequence goes on, so that readers and streams that know a sequence of the former log do not take it for one of
   * the new log.
   */
  function advanceSequence(): void {
    const moved = database.prepare("UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = 'transactions'").run()
    if (moved.changes === 0) database.exec("INSERT INTO sqlite_sequence (name, seq) VALUES ('transactions', 1)")
  }

  function replace(work: () => void): void {
    inTransaction(() => {
      work()
      advanceSequence()
      return { shouldCommit: true, result: undefined }
    })
  }

  return {
    save: (file) => void database.prepare('VACUUM INTO ?').run(file),
    restore: (file) => {
      database.prepare('ATTACH ? AS saved').run(file)
      try {
        const version = database.prepare('PRAGMA saved.user_version').get()?.user_version
        if (version !== SCHEMA_VERSION) {
          throw new HttpError(409, `The snapshot is of version ${version}, this lake reads version ${SCHEMA_VERSION}`)
        }
        replace(() => {
          for (const [name, columns] of Object.entries(TABLES)) {
            database.exec(`DELETE FROM ${name}; INSERT INTO ${name} (${columns}) SELECT ${columns} FROM saved.${name}`)
          }
        })
      } finally {
        database.exec('DETACH saved')
      }
    },
    reset: () =>
      replace(() => {
        // By SQL, because most documents are the same for it: of those that were changed, few have references.
        database.exec(`
          CREATE TEMP TABLE changed AS SELECT DISTINCT document AS id FROM revisions WHERE sequence > 0;
          DELETE FROM document_references WHERE source IN changed;
          DELETE FROM documents WHERE id IN changed;
          INSERT INTO documents (id, json, type)
            SELECT document, json, json ->> '$._type' FROM revisions JOIN changed ON document = id WHERE sequence = 0;
          DELETE FROM transactions;
          DELETE FROM revisions WHERE sequence > 0;`)
        const { refer } = createWriter(database)
        const referring = database.prepare('SELECT json FROM documents WHERE id IN changed AND instr(json, \'"_ref"\')')
        for (const { json } of referring.all()) refer(parseRow(json))
        database.exec('DROP TABLE changed')
      }),
  }
}
