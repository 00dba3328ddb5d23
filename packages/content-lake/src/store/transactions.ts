/** The types of writes, shared by the store and its subscribers. */
import type { LakeDocument } from '../dataset.ts'

/** One of `create`, `createOrReplace`, `createIfNotExists`, `patch` and `delete`, as in Sanity's mutate endpoint. */
export type Mutation = Readonly<Record<string, unknown>>

/** The effect of one transaction on one document. */
export type DocumentChange = Readonly<{
  id: string
  /** Undefined when the transaction created the document. */
  before: LakeDocument | undefined
  /** Undefined when the transaction deleted the document. */
  after: LakeDocument | undefined
  /** Only those that touched this document; actions are expanded to mutations, queries to ids. */
  mutations: readonly Mutation[]
}>

/** A committed transaction. Its id is the `_rev` of every document it wrote, its timestamp their `_updatedAt`. */
export type Transaction = Readonly<{
  /** Increasing; never reused. */
  sequence: number
  /** Given by the writer, or generated. */
  id: string
  /** ISO date. */
  timestamp: string
  /** Id of the user. */
  author: string
  changes: readonly DocumentChange[]
}>

/** The effect of one mutation; `none` when it did not change the document. */
export type MutationResult = { id: string; operation: 'create' | 'update' | 'delete' | 'none' }

/** An open transaction: the documents as the mutations so far have left them. */
export type OpenTransaction = {
  read: (id: string) => LakeDocument | undefined
  /** The ids of the documents whose ids begin with this, ordered. */
  idsWith: (prefix: string) => string[]
  /** The last state of a document before this transaction, also of one that has been deleted. */
  last: (id: string) => LakeDocument | undefined
  /** ISO date. */
  timestamp: string
  /**
   * Applies one mutation. `patch` and `delete` name their document by id here.
   * @throws MutationError when it cannot be applied
   */
  mutate: (mutation: Mutation) => MutationResult
}

/** A transaction to commit. */
export type TransactionDraft = Readonly<{
  /** Must not have been used before; a random one by default. */
  id?: string
  /** Mutations, or a callback that applies them one by one and can read intermediate states. */
  mutations: readonly Mutation[] | ((transaction: OpenTransaction) => void)
  /** Checks everything without storing the result. */
  dryRun?: boolean
}>
