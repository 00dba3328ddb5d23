/**
 * `/api/draft/enable` and `/api/draft/disable`: switch previews of drafts on and off.
 *
 * The Studio's Presentation tool stores a secret in the Content Lake and opens the first URL with it. Next then sets
 * signed cookies, and for these visitors every page is rendered from drafts and never cached.
 */
import { urlSearchParamPreviewSecret, validatePreviewUrl } from '@sanity/preview-url-secret'
import type { NextApiRequest, NextApiResponse } from 'next'
import { readPerspective } from '@/lib/content/perspective'
import { draftClient } from '@/lib/content/server/client'
import { env } from '@/lib/env'
import { launchInPerspective, launchPerspective } from '@/lib/launch/document'
import { errorMessage, logError } from '@/lib/log'
import { SECRET_COOKIE, sameSiteCookie } from '@/lib/next/draft-requests'
import { html, plainPage } from '@/lib/server/http/response/plain-page'
import { HttpError, type Reply, type RouteOptions, route } from '@/lib/server/http/response/route'
import { logRefusal } from '@/lib/server/log-refusal'
import { ownPath } from '../own-path'
import { STUDIO_PATH } from '../props'

/**
 * Errors are pages: an editor sees them in a browser. The Studio refuses to be framed, so its link opens outside the
 * frame that the page may be in.
 */
const OPTIONS: RouteOptions = {
  methods: ['GET'],
  headers: { 'X-Robots-Tag': 'noindex' },
  format: ({ message }) => ({
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: plainPage(
      'This preview does not work',
      html`<p>${message}</p><p><a href="${STUDIO_PATH}" target="_top">Open the Studio</a></p>`,
    ),
  }),
}

/** Restricts the cookies of the response to this site. */
function restrictCookies(response: NextApiResponse): void {
  const isSecure = env().siteUrl.startsWith('https:')
  const cookies = response.getHeader('Set-Cookie')
  if (!Array.isArray(cookies)) return
  response.setHeader(
    'Set-Cookie',
    cookies.map((cookie) => sameSiteCookie(cookie, isSecure)),
  )
}

/** Adds a cookie that lasts as long as Next's. @param value null deletes it */
function setSecretCookie(response: NextApiResponse, value: string | null): void {
  const end = value === null ? '; Expires=Thu, 01 Jan 1970 00:00:00 GMT' : ''
  response.appendHeader('Set-Cookie', `${SECRET_COOKIE}=${encodeURIComponent(value ?? '')}; Path=/${end}; HttpOnly`)
}

function redirect(path: string): Reply {
  return { status: 307, headers: { Location: path } }
}

const INVALID = new HttpError(
  401,
  'Preview links last for one hour and are made by the Studio. Open the page again from “Preview” in the Studio.',
)

const UNREACHABLE = new HttpError(
  503,
  'The site could not reach the drafts. Try again in a minute; if it stays like this, tell whoever looks after the site.',
)

/** Rejects without access to drafts, for which there is no client. */
const validate = async (url: string) => validatePreviewUrl(draftClient(), url)

export const enableDrafts = route<NextApiRequest, NextApiResponse>(OPTIONS, async (request, response) => {
  const { url = '' } = request
  const preview = await validate(url).catch((error: unknown) => {
    logError('draft.enable_failed', { reason: errorMessage(error) })
    throw UNREACHABLE
  })
  if (!preview.isValid) {
    logRefusal(INVALID.status, request)
    throw INVALID
  }
  const launch = launchInPerspective(preview.studioPreviewPerspective)
  // Not `setDraftMode`: its cookie cannot hold the perspective that the editor has chosen.
  response.setPreviewData(
    launch === null ? String(readPerspective(preview.studioPreviewPerspective)) : launchPerspective(launch),
  )
  setSecretCookie(response, new URL(url, 'http://own.invalid').searchParams.get(urlSearchParamPreviewSecret))
  restrictCookies(response)
  return redirect(ownPath(preview.redirectTo))
})

/** Redirects to the page named by `path`, or to the home page. */
export const disableDrafts = route<NextApiRequest, NextApiResponse>(OPTIONS, ({ query: { path } }, response) => {
  response.clearPreviewData()
  setSecretCookie(response, null)
  restrictCookies(response)
  return redirect(ownPath(typeof path === 'string' ? path : null))
})
