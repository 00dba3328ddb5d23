/** Documents with which Studio and preview recognise each other. They belong to one dataset and are kept out of every copy of it. */
export const SECRET_TYPES: ReadonlySet<string> = new Set([
  'sanity.previewUrlSecret',
  'sanity.previewUrlShareAccess',
  'sanity.vercelProtectionBypass',
])
