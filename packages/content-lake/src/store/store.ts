/**
 * The documents in SQLite: one writer, any number of readers; every acknowledged write is on disk (synchronous=FULL).
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../../server/sqlite.ts'
import { type Clock, MACHINE_CLOCK } from '../clock.ts'
import { type LakeDocument, LOCAL_USER } from '../dataset.ts'
import { transactionExists } from '../transactions/errors.ts'
import { openTransaction, randomId } from '../transactions/open-transaction.ts'
import { createLog, type Log } from './log.ts'
import { publishedIdOf } from './perspective.ts'
import { createReferenceCheck } from './references.ts'
import { createReplacement, type Replacement } from './replacement.ts'
import { createTables, createWriter, parseRow } from './schema.ts'
import type { DocumentChange, Transaction, TransactionDraft } from './transactions.ts'

export type Store = Replacement & {
  /** Absolute or relative path of the database. */
  file: string
  /** Whether nothing has ever been written. */
  isNew: () => boolean
  document: (id: string) => LakeDocument | undefined
  /** The documents that are forms of a published id: itself, its draft, its versions. */
  formsOf: (publishedId: string) => LakeDocument[]
  /** The ids of the documents whose ids begin with this. */
  idsWith: (prefix: string) => string[]
  /** All documents, ordered by id, some at a time, as they are when the first are read. */
  pages: () => Generator<LakeDocument[]>
  /**
   * Writes documents and the log in one transaction, which is on disk on return. A transaction without changes is not
   * stored: its sequence is that of the last one.
   * @throws MutationError when it cannot be applied, HttpError 409 when the id has been used; then nothing has changed
   */
  commit: (draft: TransactionDraft) => Transaction
  /** Calls back after each commit, in order. @returns the function that ends it */
  onCommit: (listener: (transaction: Transaction) => void) => () => void
  /** Read access to the log, which survives restarts. */
  log: Omit<Log, 'append' | 'seed'>
  /** Writes the first documents into a new database, in one transaction. */
  seed: (documents: readonly LakeDocument[]) => void
  /** Aborts when `restore` or `reset` next replaces all documents. */
  untilReplaced: () => AbortSignal
  close: () => void
}

/**
 * Opens or creates `<folder>/lake.sqlite`.
 * @param ephemeralTypes types of documents, such as counters, that have no history
 * @param clock for the times of transactions
 * @throws StartError when the file is of another version or cannot be opened.
 */
export function openStore(folder: string, ephemeralTypes: readonly string[] = [], clock: Clock = MACHINE_CLOCK): Store {
  const file = join(folder, 'lake.sqlite')
  const database = openDatabase(file, 'The local Content Lake', (opened) => {
    // The threads that evaluate queries read the same file. Another lake is kept away by the claim on the folder.
    opened.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
    createTables(opened, file)
  })
  const isEphemeral = ({ before, after }: DocumentChange) => ephemeralTypes.includes((after ?? before)?._type ?? '')
  const log = createLog(database, isEphemeral)
  const checkReferences = createReferenceCheck(database)
  const writer = createWriter(database)
  // Numbered parameters such as ?1 are not bound by Node 22. By the primary key: no id has a character after `~`.
  const beginning = database.prepare("SELECT id FROM documents WHERE id >= ? AND id < ? || '~'")
  const any = database.prepare('SELECT 1 FROM documents')
  const one = database.prepare('SELECT json FROM documents WHERE id = ?')
  const listeners = new Set<(transaction: Transaction) => void>()

  function document(id: string): LakeDocument | undefined {
    const row = one.get(id)
    return row === undefined ? undefined : parseRow(row.json)
  }

  function idsWith(prefix: string): string[] {
    return beginning.all(prefix, prefix).map(({ id }) => String(id))
  }

  function rollBack(): void {
    try {
      database.exec('ROLLBACK')
    } catch {
      // SQLite has done it itself, after a full disk for example.
    }
  }

  /** Commits unless the work throws or reports that there is nothing to keep. */
  function inTransaction<Result>(work: () => { isKept: boolean; result: Result }): Result {
    database.exec('BEGIN IMMEDIATE')
    try {
      const { isKept, result } = work()
      database.exec(isKept ? 'COMMIT' : 'ROLLBACK')
      return result
    } catch (error) {
      rollBack()
      throw error
    }
  }

  const replacement = createReplacement(database, inTransaction)
  let replaced = new AbortController()

  function announceReplacement(): void {
    const former = replaced
    replaced = new AbortController()
    former.abort()
  }

  function write({ id, after }: DocumentChange): void {
    if (after === undefined) writer.remove(id)
    else writer.write(after)
  }

  return {
    file,
    isNew: () => log.latest() === 0 && any.get() === undefined,
    document,
    formsOf: (publishedId) => {
      const forms = idsWith('versions.').filter((id) => publishedIdOf(id) === publishedId)
      return [publishedId, `drafts.${publishedId}`, ...forms].flatMap((id) => document(id) ?? [])
    },
    idsWith,
    pages: () => pagesOf(file),
    commit: ({ id = randomId(), mutations, dryRun = false }) => {
      const timestamp = new Date(clock.now()).toISOString()
      const author = LOCAL_USER.id
      const transaction = inTransaction(() => {
        if (log.has(id)) throw transactionExists(id)
        const open = openTransaction({ read: document, idsWith, last: log.last }, { id, timestamp })
        if (typeof mutations === 'function') mutations(open)
        else for (const mutation of mutations) open.mutate(mutation)
        const changes = open.changes()
        for (const change of changes) write(change)
        checkReferences(changes)
        const isKept = changes.length > 0 && !dryRun
        const sequence = isKept ? log.append({ id, timestamp, author, changes }) : log.latest()
        return { isKept, result: { sequence, id, timestamp, author, changes } }
      })
      if (transaction.changes.length > 0 && !dryRun) for (const listener of listeners) listener(transaction)
      return transaction
    },
    onCommit: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    log,
    seed: (documents) =>
      inTransaction(() => {
        for (const entry of documents) writer.write(entry)
        log.seed(documents)
        return { isKept: true, result: undefined }
      }),
    save: replacement.save,
    restore: (file) => {
      replacement.restore(file)
      announceReplacement()
    },
    reset: () => {
      replacement.reset()
      announceReplacement()
    },
    untilReplaced: () => replaced.signal,
    close: () => database.close(),
  }
}

/** Reads on a connection of its own, whose transaction later commits do not change. */
function* pagesOf(file: string): Generator<LakeDocument[]> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    database.exec('BEGIN')
    const page = database.prepare('SELECT id, json FROM documents WHERE id > ? ORDER BY id LIMIT 500')
    for (let rows = page.all(''); rows.length > 0; rows = page.all(rows.at(-1)?.id ?? '')) {
      yield rows.map(({ json }) => parseRow(json))
    }
  } finally {
    database.close()
  }
}
