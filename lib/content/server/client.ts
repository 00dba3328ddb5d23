/**
 * Clients of the Content Lake.
 *
 * Separate clients, never one that switches: `publishedClient` has no token and sees published content only;
 * `draftClient` sees drafts and is reached only through `clientFor`, which requires Next's verified draft mode;
 * `writeClient` is for the site's own data (lib/broken-links) and for launches, and reads nothing that a page shows. The hosted and the
 * local lake differ only in their URL.
 */
import { createClient, type SanityClient } from '@sanity/client'
import { type Perspective, readPerspective } from '@/lib/content/perspective'
import { env } from '@/lib/env'
import { launchInPerspective } from '@/lib/launch/document'
import { clientInLaunch } from '@/lib/launch/server/preview'

/** Dated version of Sanity's API. Its default perspective is "published", but it is set explicitly below. */
const API_VERSION = '2025-02-19'

/** The local lake needs no token, but libraries that read drafts require one. */
const LOCAL_TOKEN = 'local'

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
    maxRetries: 1,
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

/** The context fields of `getStaticProps` and `getServerSideProps` that describe draft mode. */
export type Visitor = { draftMode?: boolean; previewData?: unknown }

/** The client that may render a page for a visitor. */
export function clientFor({ draftMode, previewData }: Visitor): SanityClient {
  if (draftMode !== true) return publishedClient()
  const launch = launchInPerspective(previewData)
  if (launch !== null) return clientInLaunch(draftClient(), launch)
  return draftClient().withConfig({ perspective: readPerspective(previewData) })
}
