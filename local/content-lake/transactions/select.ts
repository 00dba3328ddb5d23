/** Resolves the query of a patch or deletion to documents. */
import { HttpError } from '../../http/json.ts'
import { isRecord } from '../dataset.ts'
import { QueryError } from '../groq/errors.ts'
import { answer } from '../groq/evaluate.ts'
import { type Params, parseQuery } from '../groq/parse.ts'
import type { Views } from '../store/views.ts'
import { invalid } from './errors.ts'

/**
 * @returns the ids of all matching documents, including drafts
 * @throws HttpError 400 when it is not valid GROQ or returns something other than documents
 */
export async function selectIds(views: Views, query: string, params: Params): Promise<string[]> {
  const found = await evaluate(views, query, params)
  const documents: unknown[] = Array.isArray(found) ? found : [found]
  return documents.flatMap((document) => {
    if (document === null) return []
    if (isRecord(document) && typeof document._id === 'string') return [document._id]
    throw invalid('"query" must give documents with their "_id"')
  })
}

async function evaluate(views: Views, query: string, params: Params): Promise<unknown> {
  try {
    return await answer({ ...parseQuery(query, params), text: query }, params, views.of({ name: 'raw' }))
  } catch (error) {
    throw error instanceof QueryError ? new HttpError(400, error.message, { body: error.body }) : error
  }
}
