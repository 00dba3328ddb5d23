/**
 * Determines the Content Lake that the Studio connects to.
 *
 * One build works with any lake: the site that serves the Studio adds `<meta name="bowerbird-studio"
 * content='{"projectId":…,"dataset":…,"apiHost":…,"siteUrl":…,"canRelease":…}'>` to its page (lib/studio/configuration.ts). Sanity's CLI and Node
 * have no such page and use the environment, with the site's variable names; the default is the local lake.
 */
import { LOCAL_LAKE } from '../../lib/lake-defaults.ts'
import type { StudioConfiguration } from '../../lib/studio/configuration.ts'

type Source = Readonly<Record<string, string | undefined>>

/** Reads environment variables, for the CLI and for Node. */
export function studioEnvironmentFrom(source: Source): StudioConfiguration {
  const projectId = source.NEXT_PUBLIC_SANITY_PROJECT_ID || LOCAL_LAKE.projectId
  const isLocal = projectId === LOCAL_LAKE.projectId
  return {
    projectId,
    dataset: source.NEXT_PUBLIC_SANITY_DATASET || LOCAL_LAKE.dataset,
    apiHost: isLocal ? `http://localhost:${source.LOCAL_LAKE_PORT || LOCAL_LAKE.port}` : null,
    siteUrl: source.NEXT_PUBLIC_SITE_URL || null,
    canRelease: isLocal || Boolean(source.SANITY_API_WRITE_TOKEN),
  }
}

function readConfiguration(): StudioConfiguration {
  const meta = typeof document === 'undefined' ? null : document.querySelector('meta[name="bowerbird-studio"]')
  const content = meta?.getAttribute('content')
  if (content) return JSON.parse(content)
  // Browsers have no `process`, and the bundler does not replace the object as a whole.
  return studioEnvironmentFrom(typeof process === 'undefined' ? {} : process.env)
}

const configuration = readConfiguration()

export const { projectId, dataset, canRelease } = configuration

/** Origin of a local lake; undefined for the hosted one, whose URL the Studio knows. */
export const apiHost = configuration.apiHost ?? undefined

/** Hosts of this site, with their ports: of the Studio's own page, and the canonical one. Browser only. */
export function ownHosts(): string[] {
  const { siteUrl } = configuration
  return [window.location.host, ...(siteUrl ? [new URL(siteUrl).host] : [])]
}
