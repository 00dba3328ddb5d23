/**
 * The log of transactions: each document changed by a transaction has a row with its new state, null when deleted. The
 * documents of the seed have their first state as sequence 0. Of ephemeral documents only the last few states are kept.
 */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { isLakeDocument, type LakeDocument } from '../dataset.ts'
import type { DocumentChange, Mutation, Transaction } from './transactions.ts'

/** Number of states of an ephemeral document that are kept: enough for streams that are slightly behind. */
const KEPT_STATES = 3

/** A transaction without its changes. */
export type TransactionHead = Omit<Transaction, 'changes'>

export type Log = {
  has: (transactionId: string) => boolean
  /** Appends a transaction and returns its sequence. Must run inside a transaction of the database. */
  append: (transaction: Omit<Transaction, 'sequence'>) => number
  /** The transactions after this sequence, in order. Their mutations are others with the same result. */
  after: (sequence: number, limit: number) => Transaction[]
  /** The sequence of the last transaction; 0 before the first. */
  latest: () => number
  /** The sequence of a transaction id. */
  sequenceOf: (transactionId: string) => number | undefined
  /** The sequence of the last transaction up to a time, an ISO date in UTC; 0 before the first. */
  sequenceAt: (time: string) => number
  /** The changes of a document, in order. Sequence 0 is its state in the seed. */
  revisionsOf: (document: string) => { sequence: number; isGone: boolean }[]
  head: (sequence: number) => TransactionHead | undefined
  /** The document after the transactions up to and including this one. */
  documentAt: (document: string, sequence: number) => LakeDocument | undefined
  /** A mutation that turns the document before a transaction into that after it. */
  mutationOf: (document: string, sequence: number) => Mutation
  /** The current document, or its last state before it was deleted. */
  last: (document: string) => LakeDocument | undefined
  /** Begins the log with these documents. */
  seed: (documents: readonly LakeDocument[]) => void
}

/** @param isEphemeral whether a change concerns a document without history */
export function createLog(database: DatabaseSync, isEphemeral: (change: DocumentChange) => boolean): Log {
  const byId = database.prepare('SELECT sequence FROM transactions WHERE id = ?')
  const bySequence = database.prepare('SELECT * FROM transactions WHERE sequence = ?')
  const following = database.prepare('SELECT * FROM transactions WHERE sequence > ? ORDER BY sequence LIMIT ?')
  const counter = database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'transactions'")
  const upTo = database.prepare('SELECT max(sequence) AS sequence FROM transactions WHERE timestamp <= ?')
  const insertTransaction = database.prepare('INSERT INTO transactions (id, timestamp, author) VALUES (?, ?, ?)')
  const insertRevision = database.prepare('INSERT INTO revisions VALUES (?, ?, ?)')
  const revisionAt = database.prepare(
    'SELECT json FROM revisions WHERE document = ? AND sequence <= ? ORDER BY sequence DESC LIMIT 1',
  )
  const changed = database.prepare('SELECT document FROM revisions WHERE sequence = ? ORDER BY rowid')
  const revisions = database.prepare(
    'SELECT sequence, json IS NULL AS gone FROM revisions WHERE document = ? ORDER BY sequence',
  )
  const outdated = database.prepare(
    'SELECT sequence FROM revisions WHERE document = ? ORDER BY sequence DESC LIMIT -1 OFFSET ?',
  )
  const forgetRevision = database.prepare('DELETE FROM revisions WHERE document = ? AND sequence = ?')
  const forgetTransaction = database.prepare(
    'DELETE FROM transactions WHERE sequence = ? AND NOT EXISTS (SELECT 1 FROM revisions WHERE sequence = ?)',
  )

  function documentAt(document: string, sequence: number): LakeDocument | undefined {
    const json = revisionAt.get(document, sequence)?.json
    if (typeof json !== 'string') return undefined
    const result: unknown = JSON.parse(json)
    if (!isLakeDocument(result)) throw new Error('A row of the table revisions holds no document')
    return result
  }

  function forgetOutdated(document: string): void {
    for (const { sequence } of outdated.all(document, KEPT_STATES)) {
      forgetRevision.run(document, sequence ?? null)
      forgetTransaction.run(sequence ?? null, sequence ?? null)
    }
  }

  function documentsOf(sequence: number): string[] {
    return changed.all(sequence).map(({ document }) => String(document))
  }

  function mutationOf(id: string, sequence: number): Mutation {
    const after = documentAt(id, sequence)
    return after === undefined ? { delete: { id } } : { createOrReplace: after }
  }

  function changeOf(id: string, sequence: number): DocumentChange {
    const [before, after] = [documentAt(id, sequence - 1), documentAt(id, sequence)]
    return { id, before, after, mutations: [mutationOf(id, sequence)] }
  }

  function headOf({ sequence, id, timestamp, author }: Record<string, SQLOutputValue>) {
    return { sequence: Number(sequence), id: String(id), timestamp: String(timestamp), author: String(author) }
  }

  function revisionsOf(document: string): { sequence: number; isGone: boolean }[] {
    return revisions.all(document).map(({ sequence, gone }) => ({ sequence: Number(sequence), isGone: gone === 1 }))
  }

  return {
    has: (id) => byId.get(id) !== undefined,
    append: ({ id, timestamp, author, changes }) => {
      const sequence = Number(insertTransaction.run(id, timestamp, author).lastInsertRowid)
      for (const change of changes) {
        insertRevision.run(change.id, sequence, change.after === undefined ? null : JSON.stringify(change.after))
        if (isEphemeral(change)) forgetOutdated(change.id)
      }
      return sequence
    },
    after: (sequence, limit) =>
      following
        .all(sequence, limit)
        .map(headOf)
        .map((head) => ({ ...head, changes: documentsOf(head.sequence).map((id) => changeOf(id, head.sequence)) })),
    latest: () => Number(counter.get()?.seq ?? 0),
    sequenceOf: (id) => {
      const sequence = byId.get(id)?.sequence
      return sequence === undefined ? undefined : Number(sequence)
    },
    sequenceAt: (time) => Number(upTo.get(time)?.sequence ?? 0),
    revisionsOf,
    head: (sequence) => {
      const row = bySequence.get(sequence)
      return row && headOf(row)
    },
    documentAt,
    mutationOf,
    last: (document) => {
      const revision = revisionsOf(document).findLast(({ isGone }) => !isGone)
      return revision && documentAt(document, revision.sequence)
    },
    seed: (documents) => {
      for (const document of documents) insertRevision.run(document._id, 0, JSON.stringify(document))
    },
  }
}
