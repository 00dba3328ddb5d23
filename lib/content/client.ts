/**
 * The Content Lake as the site reads it: published content only, no token, never through a stale cache.
 *
 * Server only. The same client serves the hosted lake and the local one; only the address differs.
 */
import { createClient } from '@sanity/client'
import { env } from '@/lib/env'

/** Dated version of Sanity's API; its default perspective would be "published", said explicitly below all the same. */
const API_VERSION = '2025-02-19'

function createPublishedClient() {
  const { projectId, dataset, localLakeUrl } = env().sanity
  return createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    perspective: 'published',
    // Pages are cached by ISR; a CDN in between would hand one-step-old content to a revalidation.
    useCdn: false,
    stega: false,
    timeout: 10_000,
    maxRetries: 1,
    ...(localLakeUrl && { apiHost: localLakeUrl, useProjectHostname: false }),
  })
}

let client: ReturnType<typeof createPublishedClient> | undefined

/** The published client of this process. */
export function publishedClient() {
  client ??= createPublishedClient()
  return client
}
