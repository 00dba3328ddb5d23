/**
 * The documents in SQLite: one writer, any number of readers; every acknowledged write is on disk (synchronous=FULL).
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../http/listen.ts'
import { isLakeDocument, type LakeDocument, LOCAL_USER } from '../dataset.ts'
import { transactionExists } from '../transactions/errors.ts'
import { openTransaction, randomId } from '../transactions/open-transaction.ts'
import { createLinks } from './links.ts'
import { createLog, type Log } from './log.ts'
import { migrate } from './schema.ts'
import type { DocumentChange, Transaction, TransactionDraft } from './transactions.ts'

/** The seed's fingerprint, and the store revision right after it. */
export type SeedRecord = { fingerprint: string; revision: number }

export type Store = {
  /** Incremented by every transaction that changes documents. Views use it as their cache key. */
  revision: () => number
  /** The same without ephemeral documents: it changes when people edit. */
  editedRevision: () => number
  /** Every document, ordered by id. */
  documents: () => LakeDocument[]
  document: (id: string) => LakeDocument | undefined
  /**
   * Writes documents, the log and the revision in one transaction, which is on disk on return. A transaction without
   * changes is not stored: its sequence is that of the last one.
   * @throws MutationError when it cannot be applied, HttpError 409 when the id has been used; then nothing has changed
   */
  commit: (draft: TransactionDraft) => Transaction
  /** The transactions after this sequence, in order; the log survives restarts. */
  transactionsAfter: (sequence: number, limit: number) => Transaction[]
  /** The sequence of the last transaction, 0 before the first. */
  latestSequence: () => number
  /** Calls back after each commit of this process, in order. Returns the unsubscribe function. */
  onCommit: (listener: (transaction: Transaction) => void) => () => void
  /** Read access to the log. */
  log: Omit<Log, 'append' | 'clear'>
  /** The seed of this database; undefined when it was never seeded. */
  seed: () => SeedRecord | undefined
  /** Replaces everything by a seed, in one transaction. */
  replaceAll: (documents: readonly LakeDocument[], fingerprint: string) => void
  close: () => void
}

/**
 * Opens or creates `<folder>/lake.sqlite`.
 * @param ephemeralTypes types of documents, such as counters, that have no history and do not count as edits
 * @throws StartError when the file is of another version or cannot be opened.
 */
export function openStore(folder: string, ephemeralTypes: readonly string[] = []): Store {
  const database = open(join(folder, 'lake.sqlite'), folder)
  const isEphemeral = ({ before, after }: DocumentChange) => ephemeralTypes.includes((after ?? before)?._type ?? '')
  const log = createLog(database, isEphemeral)
  const links = createLinks(database)
  const meta = database.prepare('SELECT value FROM meta WHERE key = ?')
  const setMeta = database.prepare(
    'INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  )
  const all = database.prepare('SELECT json FROM documents ORDER BY id')
  const one = database.prepare('SELECT json FROM documents WHERE id = ?')
  const upsert = database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?, ?)')
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?)')
  const remove = database.prepare('DELETE FROM documents WHERE id = ?')
  const listeners = new Set<(transaction: Transaction) => void>()
  const undelivered: Transaction[] = []
  let isDelivering = false

  function readMeta(key: string): string | undefined {
    const value = meta.get(key)?.value
    return typeof value === 'string' ? value : undefined
  }

  function revision(): number {
    return Number(readMeta('revision'))
  }

  /** Number of revisions since the seed that only changed ephemeral documents. */
  function ephemeralRevisions(): number {
    return Number(readMeta('ephemeral_revisions') ?? 0)
  }

  function document(id: string): LakeDocument | undefined {
    const row = one.get(id)
    return row === undefined ? undefined : parseRow(row.json)
  }

  /** Commits unless the work throws or reports that there is nothing to keep. */
  function inTransaction<Result>(work: () => { isKept: boolean; result: Result }): Result {
    database.exec('BEGIN IMMEDIATE')
    try {
      const { isKept, result } = work()
      if (isKept) setMeta.run('revision', String(revision() + 1))
      database.exec(isKept ? 'COMMIT' : 'ROLLBACK')
      return result
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  function write({ id, after }: DocumentChange): void {
    if (after === undefined) remove.run(id)
    else upsert.run(...columnsOf(after))
  }

  function deliver(transaction: Transaction): void {
    undelivered.push(transaction)
    if (isDelivering) return
    isDelivering = true
    for (let next = undelivered.shift(); next !== undefined; next = undelivered.shift()) {
      for (const listener of listeners) {
        try {
          listener(next)
        } catch (error) {
          // The transaction is on disk: a failing listener must not make it look like a failed write.
          console.error(error)
        }
      }
    }
    isDelivering = false
  }

  return {
    revision,
    editedRevision: () => revision() - ephemeralRevisions(),
    documents: () => all.all().map((row) => parseRow(row.json)),
    document,
    commit: ({ id = randomId(), author = LOCAL_USER.id, mutations, dryRun = false }) => {
      const timestamp = new Date().toISOString()
      const transaction = inTransaction(() => {
        if (log.has(id)) throw transactionExists(id)
        const open = openTransaction(document, { id, timestamp })
        if (typeof mutations === 'function') mutations(open)
        else for (const mutation of mutations) open.mutate(mutation)
        const changes = open.changes()
        for (const change of changes) write(change)
        links.update(changes)
        const isKept = changes.length > 0 && !dryRun
        if (isKept && changes.every(isEphemeral)) {
          setMeta.run('ephemeral_revisions', String(ephemeralRevisions() + 1))
        }
        const sequence = isKept ? log.append({ id, timestamp, author, changes }) : log.latest()
        return { isKept, result: { sequence, id, timestamp, author, changes } }
      })
      if (transaction.changes.length > 0 && !dryRun) deliver(transaction)
      return transaction
    },
    transactionsAfter: log.after,
    latestSequence: log.latest,
    onCommit: (listener) => {
      // A wrapper per call, so that the same listener can be added and removed twice.
      const own = (transaction: Transaction) => listener(transaction)
      listeners.add(own)
      return () => listeners.delete(own)
    },
    log,
    seed: () => {
      const fingerprint = readMeta('seed_fingerprint')
      return fingerprint === undefined ? undefined : { fingerprint, revision: Number(readMeta('seed_revision')) }
    },
    replaceAll: (documents, fingerprint) =>
      inTransaction(() => {
        database.exec('DELETE FROM documents')
        log.clear()
        for (const entry of documents) insert.run(...columnsOf(entry))
        links.replaceAll(documents)
        setMeta.run('seed_fingerprint', fingerprint)
        setMeta.run('seed_revision', String(revision() + 1))
        setMeta.run('ephemeral_revisions', '0')
        return { isKept: true, result: undefined }
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

function columnsOf(document: LakeDocument): [string, string, string, string, string, string] {
  const { _id, _type, _rev, _createdAt, _updatedAt } = document
  return [_id, _type, String(_rev), String(_createdAt), String(_updatedAt), JSON.stringify(document)]
}

function parseRow(json: unknown): LakeDocument {
  const document: unknown = typeof json === 'string' ? JSON.parse(json) : undefined
  if (!isLakeDocument(document)) throw new Error('A row of the table documents holds no document')
  return document
}
