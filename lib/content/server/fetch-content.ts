/**
 * Queries the Content Lake and retries when the connection was lost before the response.
 *
 * Servers close idle keep-alive connections, and a request sent at that moment is lost. Sanity's client retries GETs
 * itself, but sends long queries, such as that for a page, as POST. Queries have no side effects, so a retry is safe.
 */

import type { ClientReturn, QueryParams } from '@sanity/client'
import { ConstantBackoff, handleWhen, retry } from 'cockatiel'
import { LAKE_QUERY } from '@/lib/retries'
import type { ContentClient } from './client'

const LOST = new Set(['ECONNRESET', 'EPIPE'])

function isLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOST.has(String(error.code))
}

const retrying = retry(handleWhen(isLost), {
  maxAttempts: LAKE_QUERY.retries,
  backoff: new ConstantBackoff(LAKE_QUERY.pauseMs),
})

/**
 * The result of a query, with the type that TypeGen generated for it.
 * @param client decides whether drafts are visible (lib/draft/server/client-for.ts)
 * @param query from queries.ts
 * @throws what the client throws: no response, or an error status
 */
export async function fetchContent<const Query extends string, Result = ClientReturn<Query>>(
  client: ContentClient,
  query: Query,
  params: QueryParams = {},
): Promise<Result> {
  return retrying.execute(() => client.fetch<Result>(query, params))
}
