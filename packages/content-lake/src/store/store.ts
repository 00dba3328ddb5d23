/**
 * The documents in SQLite: one writer, any number of readers; every acknowledged write is on disk (synchronous=FULL).
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../../server/sqlite.ts'
import { type Clock, MACHINE_CLOCK } from '../clock.ts'
import { type LakeDocument, LOCAL_USER } from '../dataset.ts'
import { transactionExists } from '../transactions/errors.ts'
import { RecordingTransaction, randomId } from '../transactions/recording-transaction.ts'
import { publishedIdOf } from './perspective.ts'
import { createReferenceCheck } from './references.ts'
import { createReplacement, type Replacement } from './replacement.ts'
import { createTables, createWriter, parseRow } from './schema.ts'
import { type ReadableLog, TransactionLog } from './transaction-log.ts'
import type { DocumentChange, Transaction, TransactionDraft } from './transactions.ts'

export class Store {
  /** Absolute or relative path of the database. */
  readonly file: string
  /** Read access to the log, which survives restarts. */
  readonly log: ReadableLog
  readonly #log: TransactionLog
  readonly #database: DatabaseSync
  readonly #statements: ReturnType<typeof prepareStatements>
  readonly #writer: ReturnType<typeof createWriter>
  readonly #checkReferences: (changes: readonly DocumentChange[]) => void
  readonly #replacement: Replacement
  readonly #clock: Clock
  readonly #listeners = new Set<(transaction: Transaction) => void>()
  #replaced = new AbortController()

  /**
   * Opens or creates `<folder>/lake.sqlite`.
   * @param ephemeralTypes types of documents, such as counters, that have no history
   * @param clock for the times of transactions
   * @throws StartError when the file is of another version or cannot be opened.
   */
  constructor(folder: string, ephemeralTypes: readonly string[] = [], clock: Clock = MACHINE_CLOCK) {
    this.file = join(folder, 'lake.sqlite')
    this.#database = openDatabase(this.file, 'The local Content Lake', (opened) => {
      // The threads that evaluate queries read the same file. Another lake is kept away by the claim on the folder.
      opened.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
      createTables(opened, this.file)
    })
    this.#log = new TransactionLog(this.#database, ({ before, after }) =>
      ephemeralTypes.includes((after ?? before)?._type ?? ''),
    )
    this.log = this.#log
    this.#statements = prepareStatements(this.#database)
    this.#writer = createWriter(this.#database)
    this.#checkReferences = createReferenceCheck(this.#database)
    this.#replacement = createReplacement(this.#database, (work) => this.#inTransaction(work))
    this.#clock = clock
  }

  /** Whether nothing has ever been written. */
  isNew(): boolean {
    return this.log.latest() === 0 && this.#statements.any.get() === undefined
  }

  document(id: string): LakeDocument | undefined {
    const row = this.#statements.byId.get(id)
    return row === undefined ? undefined : parseRow(row.json)
  }

  /** The documents that are variants of a published id: itself, its draft, its versions. */
  variantsOf(publishedId: string): LakeDocument[] {
    const versions = this.idsWith('versions.').filter((id) => publishedIdOf(id) === publishedId)
    return [publishedId, `drafts.${publishedId}`, ...versions].flatMap((id) => this.document(id) ?? [])
  }

  /** The ids of the documents whose ids begin with this. */
  idsWith(prefix: string): string[] {
    return this.#statements.beginning.all(prefix, prefix).map(({ id }) => String(id))
  }

  /** All documents, ordered by id, some at a time, as they are when the first are read. */
  batches(): Generator<LakeDocument[]> {
    return batchesOf(this.file)
  }

  /**
   * Writes documents and the log in one transaction, which is on disk on return. A transaction without changes is not
   * stored: its sequence is that of the last one.
   * @throws MutationError when it cannot be applied, HttpError 409 when the id has been used; then nothing has changed
   */
  commit({ id = randomId(), mutations, dryRun = false }: TransactionDraft): Transaction {
    const timestamp = new Date(this.#clock.now()).toISOString()
    const author = LOCAL_USER.id
    const transaction = this.#inTransaction(() => {
      if (this.#log.has(id)) throw transactionExists(id)
      const changes = this.#apply(mutations, { id, timestamp })
      for (const change of changes) this.#write(change)
      this.#checkReferences(changes)
      const shouldCommit = changes.length > 0 && !dryRun
      const sequence = shouldCommit ? this.#log.append({ id, timestamp, author, changes }) : this.#log.latest()
      return { shouldCommit, result: { sequence, id, timestamp, author, changes } }
    })
    if (transaction.changes.length > 0 && !dryRun) for (const listener of this.#listeners) listener(transaction)
    return transaction
  }

  /** Calls back after each commit, in order. @returns the function that ends it */
  onCommit(listener: (transaction: Transaction) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Writes the first documents into a new database, in one transaction. */
  seed(documents: readonly LakeDocument[]): void {
    this.#inTransaction(() => {
      for (const document of documents) this.#writer.write(document)
      this.#log.seed(documents)
      return { shouldCommit: true, result: undefined }
    })
  }

  /** Writes the documents and their history to a new file. @throws Error when there is one */
  save(file: string): void {
    this.#replacement.save(file)
  }

  /** Replaces documents and history by those of a saved file. @throws HttpError 409 when another version has saved it */
  restore(file: string): void {
    this.#replacement.restore(file)
    this.#announceReplacement()
  }

  /** Replaces the documents by those of the seed, and begins a new history. */
  reset(): void {
    this.#replacement.reset()
    this.#announceReplacement()
  }

  /** Aborts when `restore` or `reset` next replaces all documents. */
  untilReplaced(): AbortSignal {
    return this.#replaced.signal
  }

  close(): void {
    this.#database.close()
  }

  #apply(mutations: TransactionDraft['mutations'], revision: { id: string; timestamp: string }): DocumentChange[] {
    const stored = {
      read: (id: string) => this.document(id),
      idsWith: (prefix: string) => this.idsWith(prefix),
      last: (id: string) => this.#log.last(id),
    }
    const transaction = new RecordingTransaction(stored, revision)
    if (typeof mutations === 'function') mutations(transaction)
    else for (const mutation of mutations) transaction.mutate(mutation)
    return transaction.changes()
  }

  #write({ id, after }: DocumentChange): void {
    if (after === undefined) this.#writer.remove(id)
    else this.#writer.write(after)
  }

  /** Commits unless the work throws or reports that there is nothing to keep. */
  #inTransaction<Result>(work: () => { shouldCommit: boolean; result: Result }): Result {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      const { shouldCommit, result } = work()
      this.#database.exec(shouldCommit ? 'COMMIT' : 'ROLLBACK')
      return result
    } catch (error) {
      this.#rollBack()
      throw error
    }
  }

  #rollBack(): void {
    try {
      this.#database.exec('ROLLBACK')
    } catch {
      // SQLite has rolled the transaction back itself already, as it does when the disk is full.
    }
  }

  #announceReplacement(): void {
    const former = this.#replaced
    this.#replaced = new AbortController()
    former.abort()
  }
}

function prepareStatements(database: DatabaseSync) {
  return {
    // Numbered parameters such as ?1 are not bound by Node 22. By the primary key: no id has a character after `~`.
    beginning: database.prepare("SELECT id FROM documents WHERE id >= ? AND id < ? || '~'"),
    any: database.prepare('SELECT 1 FROM documents'),
    byId: database.prepare('SELECT json FROM documents WHERE id = ?'),
  }
}

/** Reads on a connection of its own, whose transaction later commits do not change. */
function* batchesOf(file: string): Generator<LakeDocument[]> {
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
