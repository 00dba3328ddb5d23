/** Lists the transactions that changed given documents. */
import type { Store } from '../store/store.ts'
import { effectsOf } from './effects.ts'

/** The query. Both ends are included; ids of unknown transactions stand for the beginning. */
export type TransactionQuery = {
  documents: readonly string[]
  fromTransaction?: string
  toTransaction?: string
  /** Newest first. */
  isReverse: boolean
  limit: number
  hasEffects: boolean
  /** Omits other documents changed by the same transactions. */
  isIdentifiedOnly: boolean
}

/** The entries in the format of Sanity's history API, one per line. */
export function listTransactions(store: Store, query: TransactionQuery): Record<string, unknown>[] {
  const { log } = store
  const from = query.fromTransaction ? (log.sequenceOf(query.fromTransaction) ?? 1) : 1
  const to = query.toTransaction ? (log.sequenceOf(query.toTransaction) ?? 0) : log.latest()
  const sequences = query.documents.flatMap((id) => log.revisionsOf(id).map(({ sequence }) => sequence))
  const inRange = [...new Set(sequences)].filter((sequence) => sequence >= from && sequence <= to)
  const ordered = inRange.sort((a, b) => (query.isReverse ? b - a : a - b))
  const entries: Record<string, unknown>[] = []
  for (const sequence of ordered) {
    if (entries.length >= query.limit) break
    const head = log.head(sequence)
    if (head === undefined) continue
    const documents = query.isIdentifiedOnly
      ? head.documents.filter((id) => query.documents.includes(id))
      : head.documents
    entries.push({
      id: head.id,
      timestamp: head.timestamp,
      author: head.author,
      documentIDs: documents,
      ...(query.hasEffects ? { effects: effectsOn(store, documents, sequence) } : {}),
    })
  }
  return entries
}

function effectsOn(store: Store, documents: readonly string[], sequence: number): Record<string, unknown> {
  const effects = documents.map((id) => [
    id,
    effectsOf(store.log.documentAt(id, sequence - 1), store.log.documentAt(id, sequence)),
  ])
  return Object.fromEntries(effects)
}
