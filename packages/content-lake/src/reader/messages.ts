/** The messages between the lake and the threads that evaluate its queries. */
import type { Params } from '../groq/parse.ts'
import type { Perspective } from '../store/perspective.ts'

/** A query, and the dataset that it reads. */
export type Job = {
  query: string
  params: Params
  perspective: Perspective
  dataset: DatasetFile
}

/** Where a thread finds a dataset, and how it names it. */
export type DatasetFile = { file: string; projectId: string; dataset: string; origin: string }

/** What a thread sends once it has started. */
export const READY = 'ready'

/** What a thread sends back: the result as JSON text in UTF-8, or an error of HTTP. */
export type Outcome = { json: Uint8Array } | { status: number; message: string; body: unknown }
