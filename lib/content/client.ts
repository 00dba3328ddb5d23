/**
 * The Content Lake as the site reads it. Server only.
 *
 * Separate clients, never one that switches: `publishedClient` has no token and can see nothing but what is published; `draftClient` sees drafts
 * and is reached only through `clientFor`, which wants Next's own word that the visitor's draft cookie is genuine; `writeClient` is for what
 * the site itself keeps (lib/broken-links) and reads nothing that a page shows. The same code serves the hosted lake and the local one; only
 * the address differs.
 */
import { createClient, type SanityClient } from '@sanity/client'
import { type Perspective, perspectiveOf } from '@/lib/content/perspective'
import { env } from '@/lib/env'

/** Dated version of Sanity's API; its default perspective would be "published", said explicitly below all the same. */
const API_VERSION = '2025-02-19'

/** The local lake asks for no token; libraries that read drafts do. */
const LOCAL_TOKEN = 'local'

/** Drafts of the hosted lake cannot be read: there is no token. */
class DraftsUnavailable extends Error {
  constructor() {
    super('Drafts cannot be read: SANITY_API_READ_TOKEN is not set.')
    this.name = 'DraftsUnavailable'
  }
}

function createLakeClient(options: { perspective: Perspective | 'raw'; token?: string }): SanityClient {
  const { projectId, dataset, localLakeUrl } = env().sanity
  return createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    // Pages are cached by ISR; a CDN in between would hand one-step-old content to a revalidation.
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

/** The client of this process that reads drafts. @throws DraftsUnavailable on the hosted lake without a token */
export function draftClient(): SanityClient {
  const { readToken, localLakeUrl } = env().sanity
  const token = readToken ?? (localLakeUrl && LOCAL_TOKEN)
  if (!token) throw new DraftsUnavailable()
  drafts ??= createLakeClient({ perspective: 'drafts', token })
  return drafts
}

/** The client of this process that writes; null on the hosted lake without a token for it. */
export function writeClient(): SanityClient | null {
  const { writeToken, localLakeUrl } = env().sanity
  const token = writeToken ?? (localLakeUrl && LOCAL_TOKEN)
  if (!token) return null
  writing ??= createLakeClient({ perspective: 'raw', token })
  return writing
}

/** What Next says of a visitor to `getStaticProps` and `getServerSideProps`. */
export type Visitor = { draftMode?: boolean; previewData?: unknown }

/** The client that may make a page for a visitor. */
export function clientFor({ draftMode, previewData }: Visitor): SanityClient {
  if (draftMode !== true) return publishedClient()
  return draftClient().withConfig({ perspective: perspectiveOf(previewData) })
}
