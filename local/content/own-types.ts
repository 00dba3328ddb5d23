/** Documents that belong to one dataset and are kept out of every copy of it. */
import { BROKEN_LINKS } from '../../lib/broken-links/document.ts'

/** Those with which Studio and preview recognise each other, and what the site counts for itself. */
export const OWN_TYPES: ReadonlySet<string> = new Set([
  'sanity.previewUrlSecret',
  'sanity.previewUrlShareAccess',
  'sanity.vercelProtectionBypass',
  BROKEN_LINKS,
])
