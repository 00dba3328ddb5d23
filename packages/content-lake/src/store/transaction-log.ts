/**
 * The log of transactions: each document changed by a transaction has a row with its new state, null when deleted. The
 * documents of the seed have their first state as sequence 0. Of ephemeral documents only the last few states are kept.
 */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { isLakeDocument, type LakeDocument } from '../dataset.ts'
import type { DocumentChange, Mutation, Transaction } from './transactions.ts'

/** Number of states of an ephemeral document that are stored: enough for streams that are slightly behind. */
const EPHEMERAL_STATES = 3

/** A transaction without its changes. */
export type TransactionHead = Omit<Transaction, 'changes'>

/** What others than the store may do with the log. */
export type ReadableLog = Omit<TransactionLog, 'append' | 'seed'>

export class TransactionLog {
  readonly #statements: ReturnType<typeof prepareStatements>
  readonly #isEphemeral: (change: DocumentChange) => boolean

  /** @param isEphemeral whether a change concerns a document without history */
  constructor(database: DatabaseSync, isEphemeral: (change: DocumentChange) => boolean) {
    this.#statements = prepareStatements(database)
    this.#isEphemeral = isEphemeral
  }

  has(transactionId: string): boolean {
    return this.#statements.byId.get(transactionId) !== undefined
  }

  /** Appends a transaction and returns its sequence. Must run inside a transaction of the database. */
  append({ id, timestamp, author, changes }: Omit<Transaction, 'sequence'>): number {
    const { insertTransaction, insertRevision } = this.#statements
    const sequence = Number(insertTransaction.run(id, timestamp, author).lastInsertRowid)
    for (const change of changes) {
      insertRevision.run(change.id, sequence, change.after === undefined ? null : JSON.stringify(change.after))
      if (this.#isEphemeral(change)) this.#deleteOutdated(change.id)
    }
    return sequence
  }

  /** Begins the log with these documents. */
  seed(documents: readonly LakeDocument[]): void {
    for (const document of documents) {
      this.#statements.insertRevision.run(document._id, 0, JSON.stringify(document))
    }
  }

  /** The transactions after this sequence, in order. Their mutations are others with the same result. */
  after(sequence: number, limit: number): Transaction[] {
    const heads = this.#statements.after.all(sequence, limit).map(headOf)
    return heads.map((head) => ({ ...head, changes: this.#changesOf(head.sequence) }))
  }

  /** The sequence of the last transaction; 0 before the first. */
  latest(): number {
    return Number(this.#statements.latest.get()?.seq ?? 0)
  }

  /** The sequence of a transaction id. */
  sequenceOf(transactionId: string): number | undefined {
    const sequence = this.#statements.byId.get(transactionId)?.sequence
    return sequence === undefined ? undefined : Number(sequence)
  }

  /** The sequence of the last transaction up to a time, an ISO date in UTC; 0 before the first. */
  sequenceAt(time: string): number {
    return Number(this.#statements.upToTime.get(time)?.sequence ?? 0)
  }

  /** The changes of a document, in order. Sequence 0 is its state in the seed. */
  revisionsOf(document: string): { sequence: number; isDeleted: boolean }[] {
    const rows = this.#statements.revisionsOf.all(document)
    return rows.map(({ sequence, deleted }) => ({ sequence: Number(sequence), isDeleted: deleted === 1 }))
  }

  head(sequence: number): TransactionHead | undefined {
    const row = this.#statements.bySequence.get(sequence)
    return row && headOf(row)
  }

  /** The document after the transactions up to and including this one. */
  documentAt(document: string, sequence: number): LakeDocument | undefined {
    const json = this.#statements.revisionAt.get(document, sequence)?.json
    if (typeof json !== 'string') return undefined
    const result: unknown = JSON.parse(json)
    if (!isLakeDocument(result)) throw new Error('A row of the table revisions holds no document')
    return result
  }

  /** A mutation that turns the document before a transaction into that after it. */
  mutationOf(document: string, sequence: number): Mutation {
    const after = this.documentAt(document, sequence)
    return after === undefined ? { delete: { id: document } } : { createOrReplace: after }
  }

  /** The current document, or its last state before it was deleted. */
  last(document: string): LakeDocument | undefined {
    const revision = this.revisionsOf(document).findLast(({ isDeleted }) => !isDeleted)
    return revision && this.documentAt(document, revision.sequence)
  }

  #changesOf(sequence: number): DocumentChange[] {
    return this.#statements.changedIn.all(sequence).map(({ document }) => {
      const id = String(document)
      const [before, after] = [this.documentAt(id, sequence - 1), this.documentAt(id, sequence)]
      return { id, before, after, mutations: [this.mutationOf(id, sequence)] }
    })
  }

  #deleteOutdated(document: string): void {
    for (const { sequence } of this.#statements.outdated.all(document, EPHEMERAL_STATES)) {
      this.#statements.deleteRevision.run(document, sequence ?? null)
      this.#statements.deleteTransaction.run(sequence ?? null, sequence ?? null)
    }
  }
}

function headOf({ sequence, id, timestamp, author }: Record<string, SQLOutputValue>): TransactionHead {
  return { sequence: Number(sequence), id: String(id), timestamp: String(timestamp), author: String(author) }
}

function prepareStatements(database: DatabaseSync) {
  return {
    byId: database.prepare('SELECT sequence FROM transactions WHERE id = ?'),
    bySequence: database.prepare('SELECT * FROM transactions WHERE sequence = ?'),
    after: database.prepare('SELECT * FROM transactions WHERE sequence > ? ORDER BY sequence LIMIT ?'),
    latest: database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'transactions'"),
    upToTime: database.prepare('SELECT max(sequence) AS sequence FROM transactions WHERE timestamp <= ?'),
    insertTransaction: database.prepare('INSERT INTO transactions (id, timestamp, author) VALUES (?, ?, ?)'),
    insertRevision: database.prepare('INSERT INTO revisions VALUES (?, ?, ?)'),
    revisionAt: database.prepare(
      'SELECT json FROM revisions WHERE document = ? AND sequence <= ? ORDER BY sequence DESC LIMIT 1',
    ),
    changedIn: database.prepare('SELECT document FROM revisions WHERE sequence = ? ORDER BY rowid'),
    revisionsOf: database.prepare(
      'SELECT sequence, json IS NULL AS deleted FROM revisions WHERE document = ? ORDER BY sequence',
    ),
    outdated: database.prepare(
      'SELECT sequence FROM revisions WHERE document = ? ORDER BY sequence DESC LIMIT -1 OFFSET ?',
    ),
    deleteRevision: database.prepare('DELETE FROM revisions WHERE document = ? AND sequence = ?'),
    deleteTransaction: database.prepare(
      'DELETE FROM transactions WHERE sequence = ? AND NOT EXISTS (SELECT 1 FROM revisions WHERE sequence = ?)',
    ),
  }
}
