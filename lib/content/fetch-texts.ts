/** Queries texts of the content and fills in their facts, so that no component ever sees a token. Server only. */
import type { ClientReturn, QueryParams, SanityClient } from '@sanity/client'
import { type FactsDocument, factsFrom } from '../facts/facts'
import { fillTexts, tokenOf } from '../facts/tokens'
import { logWarning } from '../log'
import { fetchContent } from './fetch-content'
import { FACTS_QUERY } from './queries'

/** A draft shows the token of a missing fact, so that the editor sees it; visitors read the text without it. */
export function missingFact(client: SanityClient): (name: string) => string {
  if (client.config().perspective !== 'published') return tokenOf
  return (fact) => {
    logWarning('content.fact_missing', { fact })
    return ''
  }
}

/** A result with all facts filled in, and the document of the facts; both of the client's perspective. */
export async function fetchTexts<const Query extends string>(
  client: SanityClient,
  query: Query,
  params: QueryParams = {},
): Promise<{ content: ClientReturn<Query>; facts: FactsDocument | null }> {
  const [content, facts] = await Promise.all([fetchContent(client, query, params), fetchContent(client, FACTS_QUERY)])
  return { content: fillTexts(content, factsFrom(facts), missingFact(client)), facts }
}
