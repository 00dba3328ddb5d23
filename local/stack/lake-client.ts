/** A client of the local Content Lake. */

import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { LOCAL } from '../../lib/env.ts'
import { API_VERSION } from '../../lib/lake-defaults.ts'

/** Sanity's client for the local Content Lake, with drafts. Sanity's tools require a token, which the lake ignores. */
export function createLakeClient(origin: string, options: ClientConfig = {}): SanityClient {
  return createClient({
    projectId: LOCAL.projectId,
    dataset: LOCAL.dataset,
    apiVersion: API_VERSION,
    apiHost: origin,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: 'none-needed-here',
    ...options,
  })
}
