/**
 * Run-time configuration of the Studio, so that one build serves any Content Lake on any port.
 *
 * The site writes it into the Studio's page as `<meta name="bowerbird-studio">`; studio/common/environment.ts reads it.
 */
import type { SiteEnv } from '../env.ts'

export type StudioConfiguration = {
  projectId: string
  dataset: string
  /** URL of the local Content Lake for browsers; null for the hosted one, which the Studio finds by itself. */
  apiHost: string | null
  /** Public origin of the site, which may differ from the one that serves the Studio; null when unknown. */
  siteUrl: string | null
  /** Whether the site can release launches at their time: it needs a token that writes. */
  canRelease: boolean
}

/**
 * The local lake is addressed as `localhost`: the Studio prefixes the project (`localdemo.localhost`), which browsers
 * resolve to this machine, and which an IP address would not allow.
 */
export function studioConfiguration({ sanity, siteUrl }: Pick<SiteEnv, 'sanity' | 'siteUrl'>): StudioConfiguration {
  const { projectId, dataset, localLakeUrl, writeToken } = sanity
  const apiHost = localLakeUrl && `http://localhost:${new URL(localLakeUrl).port}`
  return { projectId, dataset, apiHost, siteUrl, canRelease: localLakeUrl !== null || writeToken !== null }
}
