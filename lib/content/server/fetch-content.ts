/**
 * Queries the Content Lake and retries when the connection was lost before the response.
 *
 * Servers close idle keep-alive connections, and a request sent at that moment is lost. Sanity's client retries GETs
 * itself, but sends long queries, such as that for a page, as POST. Queries have no side effects, so a retry is safe.
 */

import type { ClientReturn, QueryParams, SanityClient } from '@sanity/client'
import { ConstantBackoff, handleWhen, retry } from 'cockatiel'
import { fetchInLaunch } from '../../launch/server/preview'

/** Each attempt uses another pooled connection; several may have been closed at the same time. */
const RETRIES = 2

/** Milliseconds between two attempts. */
const PAUSE_MS = 50

const LOST = new Set(['ECONNRESET', 'EPIPE'])

function isLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOST.has(String(error.code))
}

const retrying = retry(handleWhen(isLost), { maxAttempts: RETRIES, backoff: new ConstantBackoff(PAUSE_MS) })

/**
 * The result of a query, with the type that TypeGen generated for it.
 * @param client decides whether drafts are visible (client.ts)
 * @param query from queries.ts
 * @throws what the client throws: no response, or an error status
 */
export async function fetchContent<const Query extends string, Result = ClientReturn<Query>>(
  client: SanityClient,
  query: Query,
  params: QueryParams = {},
): Promise<Result> {
  return retrying.execute(() => fetchInLaunch<Result>(client, query, params) ?? client.fetch<Result>(query, params))
}
