/** Queries of the webhook to the Content Lake. */
import type { Dependents } from '@/lib/revalidation/server/paths'
import { DEPENDENTS_QUERY, REVISION_QUERY } from '../../content/queries'
import type { SeenRevision } from '../../content/revisions'
import { publishedClient } from '../../content/server/client'
import { fetchContent } from '../../content/server/fetch-content'

/** The published revision of a document, uncached; null when it is not published. */
export function readRevision(id: string): Promise<SeenRevision> {
  return fetchContent(publishedClient(), REVISION_QUERY, { id })
}

/** Where a document is shown. @param sections section types that list documents of its type */
export async function readDependents(id: string, sections: readonly string[]): Promise<Dependents> {
  const { pages, settings } = await fetchContent(publishedClient(), DEPENDENTS_QUERY, { id, sections })
  return { pages: pages.map(({ path }) => path), settings }
}
