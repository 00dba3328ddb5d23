/** Queries texts of the content and fills in their facts, so that no component ever sees one in brackets. */

import type { ClientReturn, QueryParams } from '@sanity/client'
import { type FactsDocument, factsFrom } from '../../facts/facts'
import { fillTexts, type MissingFact } from '../../facts/fill-texts'
import { inBrackets } from '../../format/brackets'
import { logWarning } from '../../log'
import { FACTS_QUERY } from '../queries'
import type { ContentClient } from './client'
import { fetchContent } from './fetch-content'

/** A draft shows the name of a missing fact, so that the editor sees it; visitors read the text without it. */
export function missingFact(client: ContentClient): MissingFact {
  if (client.config().perspective !== 'published') return inBrackets
  return (fact) => {
    logWarning('content.fact_missing', { fact })
    return ''
  }
}

type Texts<Query extends string> = { content: ClientReturn<Query>; facts: FactsDocument | null }

/**
 * A result with all facts filled in, and the document of the facts; both of the client's perspective, and read in one
 * request, so that they are of the same moment.
 */
export async function fetchWithFacts<const Query extends string>(
  client: ContentClient,
  query: Query,
  params: QueryParams = {},
): Promise<Texts<Query>> {
  const both = `{ "content": ${query}, "facts": ${FACTS_QUERY} }`
  const { content, facts } = await fetchContent<string, Texts<Query>>(client, both, params)
  return { content: fillTexts(content, factsFrom(facts), missingFact(client)), facts }
}
