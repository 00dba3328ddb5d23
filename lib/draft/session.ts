/**
 * Draft mode lasts as long as the secret with which it was enabled: an hour, as the Studio makes them, or until somebody
 * deletes it in the Content Lake. Next's own cookies would last until the next build, so the secret is kept in a cookie
 * beside them, and looked up on each request. Server only.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { urlSearchParamPreviewSecret, validatePreviewUrl } from '@sanity/preview-url-secret'
import { errorMessage, logWarning } from '@/lib/log'
import { draftClient } from '../content/client'

/** Next's cookie, the same for all editors until the next build; with it alone Next would show drafts. */
export const DRAFT_COOKIE = '__prerender_bypass'

/** The Studio's secret. */
export const SECRET_COOKIE = 'draft-secret'

/** All cookies of draft mode. */
export const DRAFT_COOKIES = [DRAFT_COOKIE, '__next_preview_data', SECRET_COOKIE]

/** The value of Next's cookie. Without a build, in development, there is none to compare with. */
function draftKey(): string | null {
  if (process.env.NODE_ENV !== 'production') return null
  const file = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'prerender-manifest.json')
  const { preview }: { preview: { previewModeId: string } } = JSON.parse(readFileSync(file, 'utf8'))
  return preview.previewModeId
}

let key: string | null | undefined

/** Whether Next would accept the cookie. Asked first, so that a made-up one costs no request to the Content Lake. */
function isDraftKey(value: string): boolean {
  key ??= draftKey()
  return key === null || value === key
}

/**
 * Whether the cookies of a request give access to drafts.
 * @param cookie returns the value of a cookie by name
 */
export async function isDraftSession(cookie: (name: string) => string | undefined): Promise<boolean> {
  const secret = cookie(SECRET_COOKIE)
  if (!secret || !isDraftKey(cookie(DRAFT_COOKIE) ?? '')) return false
  try {
    const url = `/?${new URLSearchParams({ [urlSearchParamPreviewSecret]: secret })}`
    return (await validatePreviewUrl(draftClient(), url)).isValid
  } catch (error) {
    logWarning('draft.session_unreadable', { reason: errorMessage(error) })
    return false
  }
}
