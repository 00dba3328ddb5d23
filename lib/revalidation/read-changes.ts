/** Queries of the webhook to the Content Lake. */
import type { Dependents } from '@/lib/revalidation/paths'
import type { SeenRevision } from '@/lib/revalidation/visible'
import { ask } from '../content/ask'
import { publishedClient } from '../content/client'
import { DEPENDENTS_QUERY, REVISION_QUERY } from '../content/queries'
import type { DEPENDENTS_QUERY_RESULT, REVISION_QUERY_RESULT } from '../content/sanity.types'

/** The published revision of a document, uncached; null when it is not published. */
export function readRevision(id: string): Promise<SeenRevision> {
  return ask<REVISION_QUERY_RESULT>(publishedClient(), REVISION_QUERY, { id })
}

/** Where a document is shown. @param sections section types that list documents of its type */
export async function readDependents(id: string, sections: readonly string[]): Promise<Dependents> {
  const { pages, settings } = await ask<DEPENDENTS_QUERY_RESULT>(publishedClient(), DEPENDENTS_QUERY, { id, sections })
  return { pages: pages.map(({ path }) => path), settings }
}
