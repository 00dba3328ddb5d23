/** The messages between the lake and the threads that evaluate its queries. */
import type { Params } from '../groq/parse.ts'
import type { Perspective } from '../store/perspective.ts'

/** A query, and the dataset that it reads. */
export type Job = {
  query: string
  params: Params
  perspective: Perspective
  /** The form of the content source map that is wanted with the result, if any. */
  sourceMap?: SourceMapForm
  /** Whether what the query reads is wanted with the result. */
  explain?: boolean
  /** What `now()` is, where it is not the time of the machine. */
  nowMs?: number
  dataset: DatasetFile
}

/** How a content source map names items of arrays in paths of documents. */
export type SourceMapForm = 'indexes' | 'keys'

/** What a query gives, as JSON text in UTF-8. */
export type QueryResult = {
  json: Uint8Array
  sourceMap?: Uint8Array
  explain?: Uint8Array
  /** The types of the documents that it depends on; undefined for all. */
  types?: readonly string[]
}

/** Where a thread finds a dataset, and how it names it. */
export type DatasetFile = { file: string; projectId: string; dataset: string; origin: string }

/** What a thread sends once it has started, with its number for the system, where there is one. */
export type Ready = { systemId: number | undefined }

/** What a thread sends back: the result, or an error of HTTP. */
export type Outcome = QueryResult | { status: number; message: string; body: unknown }
