/** What a write is: the shapes that the store keeps and everything that follows writes reads. */
import type { LakeDocument } from '../dataset.ts'

/** One of `create`, `createOrReplace`, `createIfNotExists`, `patch` and `delete`, as in Sanity's mutate endpoint. */
export type Mutation = Readonly<Record<string, unknown>>

/** What one transaction did to one document. */
export type DocumentChange = Readonly<{
  id: string
  /** Undefined when the transaction made the document. */
  before: LakeDocument | undefined
  /** Undefined when the transaction removed the document. */
  after: LakeDocument | undefined
  /** Only those that touched this document; actions are expanded into mutations, selections by query into ids. */
  mutations: readonly Mutation[]
}>

/** What was written in one go. Every document it left has the transaction's id as `_rev`, its timestamp as `_updatedAt`. */
export type Transaction = Readonly<{
  /** Counts up; never used twice. */
  sequence: number
  /** The id the writer gave it, or one that the store made. */
  id: string
  /** ISO date. */
  timestamp: string
  /** Id of the user. */
  author: string
  changes: readonly DocumentChange[]
}>

/** What one mutation did; `none` when it left the document alone. */
export type MutationResult = { id: string; operation: 'create' | 'update' | 'delete' | 'none' }

/** What a writer works on: the documents as the mutations so far have left them. */
export type Unit = {
  read: (id: string) => LakeDocument | undefined
  /**
   * Applies one mutation. `patch` and `delete` name their document by id here.
   * @throws MutationError when it cannot be applied
   */
  mutate: (mutation: Mutation) => MutationResult
}

/** What is to be written. */
export type TransactionDraft = Readonly<{
  /** Must not have been used before; a random one by default. */
  id?: string
  /** Id of the user; the local user by default. */
  author?: string
  /** Mutations, or work that makes them one by one and reads what the ones before have left. */
  mutations: readonly Mutation[] | ((unit: Unit) => void)
  /** Does everything but keep the result. */
  dryRun?: boolean
}>
