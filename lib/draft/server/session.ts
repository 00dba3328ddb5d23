/**
 * Draft mode lasts as long as the secret with which it was enabled: an hour, as the Studio makes them, or until somebody
 * deletes it in the Content Lake. Next's own cookies would last until the next build, so the secret is kept in a cookie
 * beside them, and looked up on each request.
 */
import { urlSearchParamPreviewSecret, validatePreviewUrl } from '@sanity/preview-url-secret'
import { draftClient } from '@/lib/content/server/client'
import { errorMessage, logWarning } from '@/lib/log'
import { DRAFT_COOKIE, isDraftKey, PREVIEW_DATA_COOKIE, SECRET_COOKIE } from '@/lib/next/draft-requests'

/** All cookies of draft mode. */
export const DRAFT_COOKIES = [DRAFT_COOKIE, PREVIEW_DATA_COOKIE, SECRET_COOKIE]

/**
 * Whether the cookies of a request give access to drafts.
 * @param cookie returns the value of a cookie by name
 */
export async function isDraftSession(cookie: (name: string) => string | undefined): Promise<boolean> {
  const secret = cookie(SECRET_COOKIE)
  // A made-up cookie costs no request to the Content Lake.
  if (!secret || !isDraftKey(cookie(DRAFT_COOKIE) ?? '')) return false
  try {
    const url = `/?${new URLSearchParams({ [urlSearchParamPreviewSecret]: secret })}`
    return (await validatePreviewUrl(draftClient(), url)).isValid
  } catch (error) {
    logWarning('draft.session_unreadable', { reason: errorMessage(error) })
    return false
  }
}
