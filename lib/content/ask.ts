/**
 * Asking the Content Lake, once more when the connection was lost before the answer. Server only.
 *
 * A server ends connections on which nothing has happened for a while, and a question that is on its way just then is lost. Sanity's client
 * asks again by itself when the question went in a GET; a long one, such as that for a page, goes in a POST. Questions change nothing, so
 * asking twice does no harm.
 */
import type { QueryParams, SanityClient } from '@sanity/client'

/** Each attempt meets another of the connections that the client keeps; those ended at the same time are known to be ended soon after. */
const ATTEMPTS = 3

/** Milliseconds between two attempts. */
const PAUSE = 50

const LOST = new Set(['ECONNRESET', 'EPIPE'])

function isLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOST.has(String(error.code))
}

/**
 * @param client decides who sees drafts (client.ts)
 * @throws what the client throws: no answer, or one that is an error
 */
export async function ask<R>(client: SanityClient, query: string, params: QueryParams = {}): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await client.fetch<R>(query, params)
    } catch (error) {
      if (attempt === ATTEMPTS || !isLost(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}
