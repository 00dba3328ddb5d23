/** Document types that are specific to one dataset and excluded from every copy of it. */
import { BROKEN_LINKS } from '../../lib/broken-links/document.ts'

/** Preview secrets of the Studio, and counters of the site. */
export const OWN_TYPES: ReadonlySet<string> = new Set([
  'sanity.previewUrlSecret',
  'sanity.previewUrlShareAccess',
  'sanity.vercelProtectionBypass',
  BROKEN_LINKS,
])
