/** Opens previews of drafts, as the Studio does. */
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { lake } from '../content/lake.ts'
import { siteOrigin } from '../servers/stand-ins.ts'

/** @returns the URL that switches a visitor to drafts and shows a page */
export async function previewUrl(path: string): Promise<string> {
  const { secret } = await createPreviewSecret(lake(), 'sanity/presentation', `${siteOrigin()}/studio`)
  return `/api/draft/enable?${new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-perspective': 'drafts',
    'sanity-preview-pathname': path,
  })}`
}
