/** Queries of the webhook to the Content Lake. */

import { DEPENDENTS_QUERY, REVISION_QUERY } from '@/lib/content/queries'
import type { SeenRevision } from '@/lib/content/revisions'
import { publishedClient } from '@/lib/content/server/client'
import { fetchContent } from '@/lib/content/server/fetch-content'
import type { Dependents } from './paths'

/** The published revision of a document, uncached; null when it is not published. */
export function readRevision(id: string): Promise<SeenRevision> {
  return fetchContent(publishedClient(), REVISION_QUERY, { id })
}

/** Where a document is shown. @param sections section types that list documents of its type */
export async function readDependents(id: string, sections: readonly string[]): Promise<Dependents> {
  const { pages, settings } = await fetchContent(publishedClient(), DEPENDENTS_QUERY, { id, sections })
  return { pages: pages.map(({ path }) => path), settings }
}
