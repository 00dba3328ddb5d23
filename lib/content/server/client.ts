/**
 * Clients of the Content Lake.
 *
 * Separate clients, never one that switches: `publishedClient` has no token and sees published content only;
 * `draftClient` sees drafts and is reached only through `clientFor` (lib/draft/server/client-for.ts), which requires Next's
 * verified draft mode; `writeClient` is for the site's own data and reads nothing that a page shows. The hosted and the local
 * lake differ only in their URL.
 */
import { createClient, type QueryParams, type SanityClient } from '@sanity/client'
import { env } from '@/lib/env'
import { API_VERSION } from '@/lib/lake-defaults'
import { LAKE_QUERY } from '@/lib/retries'
import type { Perspective } from '../perspective'

/** The local lake needs no token, but libraries that read drafts require one. */
const LOCAL_TOKEN = 'local'

/**
 * What a page reads content with. Sanity's clients are such, and so is whatever else shows the content in another state, such
 * as a preview of changes that will be published together (lib/launch/server/preview.ts).
 */
export type ContentClient = {
  /** Whether it sees published content only. */
  config(): { perspective?: unknown }
  fetch<Result>(query: string, params: QueryParams): Promise<Result>
}

function createLakeClient(options: { perspective: Perspective | 'raw'; token?: string }): SanityClient {
  const { projectId, dataset, localLakeUrl } = env().sanity
  return createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    // Pages are cached by ISR; a CDN in between could return stale content to a revalidation.
    useCdn: false,
    stega: false,
    timeout: 10_000,
    maxRetries: LAKE_QUERY.clientRetries,
    ...(localLakeUrl && { apiHost: localLakeUrl, useProjectHostname: false }),
    ...options,
  })
}

let published: SanityClient | undefined
let drafts: SanityClient | undefined
let writing: SanityClient | undefined

/** The published client of this process. */
export function publishedClient(): SanityClient {
  published ??= createLakeClient({ perspective: 'published' })
  return published
}

/** The client of this process that reads drafts. @throws on the hosted lake without a token */
export function draftClient(): SanityClient {
  const { readToken, localLakeUrl } = env().sanity
  const token = readToken ?? (localLakeUrl && LOCAL_TOKEN)
  if (!token) throw new Error('Drafts cannot be read: SANITY_API_READ_TOKEN is not set.')
  drafts ??= createLakeClient({ perspective: 'drafts', token })
  return drafts
}

/** The client of this process that writes; null on the hosted lake without a write token. */
export function writeClient(): SanityClient | null {
  const { writeToken, localLakeUrl } = env().sanity
  const token = writeToken ?? (localLakeUrl && LOCAL_TOKEN)
  if (!token) return null
  writing ??= createLakeClient({ perspective: 'raw', token })
  return writing
}
