/** The checks of a deployment by name, in the order in which they are printed. Each returns what it found, or throws Problem. */
import { checkCertificate } from './checks/certificate.ts'
import { checkHeaders } from './checks/headers.ts'
import { checkFeed, checkSitemap } from './checks/lists.ts'
import { checkMissing, checkRoutes } from './checks/pages.ts'
import { checkPictures } from './checks/pictures.ts'
import { checkRedirects } from './checks/redirects.ts'
import { checkSample } from './checks/sample.ts'
import { checkScripts } from './checks/scripts.ts'
import { checkCanonical, checkIndexing } from './checks/search-engines.ts'
import { checkHealth, checkServices, checkTexts } from './checks/services.ts'
import { checkStudio } from './checks/studio.ts'
import type { Site } from './site.ts'

type Check = (site: Site) => Promise<string>

export const CHECKS = {
  health: checkHealth,
  routes: checkRoutes,
  missing: checkMissing,
  headers: checkHeaders,
  canonical: checkCanonical,
  indexing: checkIndexing,
  redirects: checkRedirects,
  scripts: checkScripts,
  pictures: checkPictures,
  services: checkServices,
  texts: checkTexts,
  sample: checkSample,
  studio: checkStudio,
  feed: checkFeed,
  sitemap: checkSitemap,
  certificate: checkCertificate,
} as const satisfies Readonly<Record<string, Check>>

export type CheckName = keyof typeof CHECKS

export function isCheckName(name: string): name is CheckName {
  return Object.hasOwn(CHECKS, name)
}
