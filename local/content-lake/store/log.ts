/**
 * The log of transactions, stored compactly.
 *
 * Each document changed by a transaction has a row with its new state: nothing (deleted), the whole text, or a splice
 * of the previous revision's text. Reading a revision starts at the last whole text, which is at most MAX_DEPTH rows
 * away. `_rev` and `_updatedAt` are those of the transaction and not stored again. A document that existed before its
 * first change in the log (from the seed) has its first text as sequence 0. Of ephemeral documents only the last few states
 * are kept, each as a whole text.
 */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { isLakeDocument, isRecord, type LakeDocument } from '../dataset.ts'
import { applySplice, spliceBetween } from './splice.ts'
import type { DocumentChange, Mutation, Transaction } from './transactions.ts'

/** Number of splices after which a whole text is stored again. */
const MAX_DEPTH = 64

/** Number of transactions whose original mutations are kept; older ones only have their result. */
const KEPT_MUTATIONS = 1000

/** Interval of pruning, in transactions. */
const PRUNE_EVERY = 100

/** Number of states of an ephemeral document that are kept: enough for streams that are slightly behind. */
const KEPT_STATES = 3

/** A transaction without its changes. */
export type TransactionHead = Omit<Transaction, 'changes'> & { documents: readonly string[] }

export type Log = {
  has: (transactionId: string) => boolean
  /** Appends a transaction and returns its sequence. Must run inside a transaction of the database. */
  append: (transaction: Omit<Transaction, 'sequence'>) => number
  after: (sequence: number, limit: number) => Transaction[]
  latest: () => number
  /** The sequence of a transaction id. */
  sequenceOf: (transactionId: string) => number | undefined
  /** The last transaction at or before a time; 0 when there is none. */
  sequenceAt: (time: string) => number
  /** Whether any transaction changed this document. */
  knows: (document: string) => boolean
  /** The changes of a document, in order. Sequence 0 is its state before its first change in the log. */
  revisionsOf: (document: string) => { sequence: number; isGone: boolean }[]
  head: (sequence: number) => TransactionHead | undefined
  /** The document after the transactions up to and including this one. */
  documentAt: (document: string, sequence: number) => LakeDocument | undefined
  /** Deletes everything but the sequence counter. */
  clear: () => void
}

/** @param isEphemeral whether a change concerns a document without history */
export function createLog(database: DatabaseSync, isEphemeral: (change: DocumentChange) => boolean): Log {
  const byId = database.prepare('SELECT sequence FROM transactions WHERE id = ?')
  const bySequence = database.prepare('SELECT * FROM transactions WHERE sequence = ?')
  const following = database.prepare('SELECT * FROM transactions WHERE sequence > ? ORDER BY sequence LIMIT ?')
  const counter = database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'transactions'")
  const atTime = database.prepare('SELECT max(sequence) AS sequence FROM transactions WHERE timestamp <= ?')
  const insertTransaction = database.prepare('INSERT INTO transactions (id, timestamp, author) VALUES (?, ?, ?)')
  const insertRevision = database.prepare('INSERT INTO revisions VALUES (?, ?, ?, ?, ?, ?, ?)')
  const revisionsBack = database.prepare(
    'SELECT * FROM revisions WHERE document = ? AND sequence <= ? ORDER BY sequence DESC',
  )
  const changed = database.prepare('SELECT document, mutations FROM revisions WHERE sequence = ? ORDER BY rowid')
  const named = database.prepare('SELECT document FROM revisions WHERE sequence = ? ORDER BY rowid')
  const revisions = database.prepare(
    'SELECT sequence, text IS NULL AS gone FROM revisions WHERE document = ? ORDER BY sequence',
  )
  const isNoted = database.prepare('SELECT 1 FROM revisions WHERE document = ? LIMIT 1')
  const prune = database.prepare('UPDATE revisions SET mutations = NULL WHERE sequence <= ? AND mutations IS NOT NULL')
  const outdated = database.prepare(
    'SELECT sequence FROM revisions WHERE document = ? ORDER BY sequence DESC LIMIT -1 OFFSET ?',
  )
  const forgetRevision = database.prepare('DELETE FROM revisions WHERE document = ? AND sequence = ?')
  const forgetTransaction = database.prepare(
    'DELETE FROM transactions WHERE sequence = ?1 AND NOT EXISTS (SELECT 1 FROM revisions WHERE sequence = ?1)',
  )

  /** The text of a revision with its row; undefined when the document did not exist. */
  function textAt(document: string, sequence: number): { sequence: number; depth: number; text: string } | undefined {
    const splices: { start: number; removed: number; text: string }[] = []
    let newest: { sequence: number; depth: number } | undefined
    for (const row of revisionsBack.iterate(document, sequence)) {
      newest ??= { sequence: Number(row.sequence), depth: Number(row.depth) }
      if (typeof row.text !== 'string') return undefined
      if (row.start !== null) {
        splices.push({ start: Number(row.start), removed: Number(row.removed), text: row.text })
        continue
      }
      return { ...newest, text: splices.reduceRight(applySplice, row.text) }
    }
    return undefined
  }

  function documentAt(document: string, sequence: number): LakeDocument | undefined {
    const found = textAt(document, sequence)
    if (found === undefined) return undefined
    const body: unknown = JSON.parse(found.text)
    const transaction = bySequence.get(found.sequence)
    const revision =
      transaction === undefined ? {} : { _rev: String(transaction.id), _updatedAt: String(transaction.timestamp) }
    const result = isRecord(body) ? { ...body, ...revision } : body
    if (!isLakeDocument(result)) throw new Error('A row of the table revisions holds no document')
    return result
  }

  function knows(document: string): boolean {
    return isNoted.get(document) !== undefined
  }

  function forgetOutdated(document: string): void {
    for (const { sequence } of outdated.all(document, KEPT_STATES)) {
      forgetRevision.run(document, sequence ?? null)
      forgetTransaction.run(sequence ?? null)
    }
  }

  function appendRevision(sequence: number, change: DocumentChange): void {
    const { id, before, after, mutations } = change
    if (before !== undefined && !knows(id)) {
      insertRevision.run(id, 0, 0, null, null, JSON.stringify(before), null)
    }
    const noted = JSON.stringify(mutations)
    if (after === undefined) {
      insertRevision.run(id, sequence, 0, null, null, null, noted)
      return
    }
    const { _rev, _updatedAt, ...body } = after
    const text = JSON.stringify(body)
    const last = isEphemeral(change) ? undefined : textAt(id, sequence)
    const splice = last === undefined || last.depth >= MAX_DEPTH ? undefined : spliceBetween(last.text, text)
    if (last === undefined || splice === undefined || splice.text.length > text.length / 2) {
      insertRevision.run(id, sequence, 0, null, null, text, noted)
    } else {
      insertRevision.run(id, sequence, last.depth + 1, splice.start, splice.removed, splice.text, noted)
    }
    if (isEphemeral(change)) forgetOutdated(id)
  }

  function changesOf(sequence: number): DocumentChange[] {
    return changed.all(sequence).map((row) => {
      const id = String(row.document)
      const before = documentAt(id, sequence - 1)
      const after = documentAt(id, sequence)
      return { id, before, after, mutations: parseMutations(row.mutations) ?? [mutationTo(id, after)] }
    })
  }

  function headOf({ sequence, id, timestamp, author }: Record<string, SQLOutputValue>) {
    return { sequence: Number(sequence), id: String(id), timestamp: String(timestamp), author: String(author) }
  }

  return {
    has: (id) => byId.get(id) !== undefined,
    append: ({ id, timestamp, author, changes }) => {
      const sequence = Number(insertTransaction.run(id, timestamp, author).lastInsertRowid)
      for (const change of changes) appendRevision(sequence, change)
      if (sequence % PRUNE_EVERY === 0) prune.run(sequence - KEPT_MUTATIONS)
      return sequence
    },
    after: (sequence, limit) =>
      following
        .all(sequence, limit)
        .map(headOf)
        .map((head) => ({ ...head, changes: changesOf(head.sequence) })),
    latest: () => Number(counter.get()?.seq ?? 0),
    sequenceOf: (id) => {
      const sequence = byId.get(id)?.sequence
      return sequence === undefined ? undefined : Number(sequence)
    },
    sequenceAt: (time) => Number(atTime.get(time)?.sequence ?? 0),
    knows,
    revisionsOf: (document) =>
      revisions.all(document).map(({ sequence, gone }) => ({ sequence: Number(sequence), isGone: gone === 1 })),
    head: (sequence) => {
      const row = bySequence.get(sequence)
      if (row === undefined) return undefined
      const documents = named.all(sequence).map(({ document }) => String(document))
      return { ...headOf(row), documents }
    },
    documentAt,
    clear: () => database.exec('DELETE FROM revisions; DELETE FROM transactions'),
  }
}

/** A mutation with the same result as the pruned ones. */
function mutationTo(id: string, after: LakeDocument | undefined): Mutation {
  return after === undefined ? { delete: { id } } : { createOrReplace: after }
}

function parseMutations(text: SQLOutputValue | undefined): Mutation[] | undefined {
  if (typeof text !== 'string') return undefined
  const value: unknown = JSON.parse(text)
  return Array.isArray(value) ? value.filter(isRecord) : undefined
}
