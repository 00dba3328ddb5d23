/**
 * `/api/draft/enable` and `/api/draft/disable`: switch previews of drafts on and off. Server only.
 *
 * The Studio's Presentation tool stores a secret in the Content Lake and opens the first URL with it. Next then sets
 * signed cookies, and for these visitors every page is rendered from drafts and never cached.
 */
import { type SanityClientLike, validatePreviewUrl } from '@sanity/preview-url-secret'
import type { NextApiRequest, NextApiResponse } from 'next'
import { errorMessage, logError } from '@/lib/log'
import { draftCookie } from '../content/perspective'
import { messagePage } from './message-page'
import { ownPath } from './own-path'

/** Longer URLs do not come from the Studio. */
const MAX_URL = 4000

type Site = {
  /** Whether the site is served over https. */
  isSecure: boolean
}

type Handler = (request: NextApiRequest, response: NextApiResponse) => Promise<void>

/** Responds 405 to anything but GET. @returns whether the handler shall continue */
function isGet(request: NextApiRequest, response: NextApiResponse): boolean {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Robots-Tag', 'noindex')
  if (request.method === 'GET') return true
  response.setHeader('Allow', 'GET')
  say(response, 405, 'This address can only be opened', 'Open it in a browser.')
  return false
}

function say(response: NextApiResponse, status: number, heading: string, text: string): void {
  response.status(status)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.send(messagePage(heading, text))
}

/**
 * Restricts Next's draft cookies to the same site. Next sets `SameSite=None; Secure` in production, for previews in
 * another site's frame. The Studio is on this site, so that is not needed, and over plain http some browsers would
 * reject such cookies even on localhost.
 */
function restrictCookies(response: NextApiResponse, { isSecure }: Site): void {
  const cookies = response.getHeader('Set-Cookie')
  if (!Array.isArray(cookies)) return
  const restricted = cookies.map((cookie) => {
    const bare = cookie.replace(/;\s*SameSite=[^;]*/i, '').replace(/;\s*Secure\b/i, '')
    return `${bare}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  })
  response.setHeader('Set-Cookie', restricted)
}

function redirect(response: NextApiResponse, path: string): void {
  response.status(307).setHeader('Location', path)
  response.end()
}

/** @param client reads the secrets; throws when this site has no access to drafts */
export function createEnableHandler({ client, ...site }: Site & { client: () => SanityClientLike }): Handler {
  return async (request, response) => {
    if (!isGet(request, response)) return
    const url = request.url ?? ''
    try {
      const answer = url.length <= MAX_URL ? await validatePreviewUrl(client(), url) : null
      if (!answer?.isValid) {
        say(
          response,
          401,
          'This preview link does not work',
          'Preview links last for one hour and are made by the Studio. Open the page again from “Preview” in the Studio.',
        )
        return
      }
      // Not `setDraftMode`: its cookie cannot hold the perspective that the editor has chosen.
      response.setPreviewData(draftCookie(answer.studioPreviewPerspective))
      restrictCookies(response, site)
      redirect(response, ownPath(answer.redirectTo))
    } catch (error) {
      logError('draft.enable_failed', { reason: errorMessage(error) })
      say(
        response,
        503,
        'Previews do not work right now',
        'The site could not reach the drafts. Try again in a minute; if it stays like this, tell whoever looks after the site.',
      )
    }
  }
}

/** Redirects to the page named by `path`, or to the home page. */
export function createDisableHandler(site: Site): Handler {
  return async (request, response) => {
    if (!isGet(request, response)) return
    const { path } = request.query
    response.clearPreviewData()
    restrictCookies(response, site)
    redirect(response, ownPath(typeof path === 'string' ? path : null))
  }
}
