/**
 * Before any page: an address that editors have redirected leads to its new place, one that is written untidily to its tidy form, and where
 * there is nothing at all the page for that answers.
 *
 * It has to happen here. Pages are made without the visitor's query and kept, one file for each address; a redirect carries the query
 * on, counts from the moment it is published, and a pattern covers addresses without number. The table of redirects and pages lies in
 * memory (lib/routing/routes.ts), so an unknown address costs a look-up and nothing else: it reaches no page that would be made and kept for it.
 */
import { type NextRequest, NextResponse } from 'next/server'
import { recordNotFound } from '@/lib/broken-links/record'
import { errorMessage, logWarning } from '@/lib/log'
import { redirectOnTheWay } from '@/lib/routing/find-redirect'
import { isUnknownPath } from '@/lib/routing/known-paths'
import { carryQuery } from '@/lib/routing/redirects/resolve'

/** Set in draft mode, where a draft may stand at an address that visitors are sent on from. */
const DRAFT_COOKIE = '__prerender_bypass'

export const config = { matcher: '/((?!_next/static/|_next/image|api/|studio(?:/|$)).*)' }

/** The query as the visitor wrote it: on the way from page to page Next adds the name of the catch-all route's parameter. */
function searchOf(request: NextRequest): string {
  if (!request.headers.has('x-nextjs-data')) return request.nextUrl.search
  const query = new URLSearchParams(request.nextUrl.search)
  query.delete('path')
  return query.size > 0 ? `?${query}` : ''
}

/** Nothing is here: to a browser the page that says so, to a page that asked for data what Next's own answer says. */
function notFound(request: NextRequest): NextResponse {
  if (request.headers.has('x-nextjs-data')) return NextResponse.json({ notFound: true }, { status: 404 })
  recordNotFound({ method: request.method, url: request.nextUrl.pathname, headers: request.headers })
  return NextResponse.rewrite(new URL('/404', request.nextUrl.origin))
}

export default async function proxy(request: NextRequest): Promise<NextResponse> {
  if (request.cookies.has(DRAFT_COOKIE)) return NextResponse.next()
  try {
    const { pathname } = request.nextUrl
    const redirect = await redirectOnTheWay(pathname)
    if (!redirect) return (await isUnknownPath(pathname)) ? notFound(request) : NextResponse.next()
    const destination = carryQuery(redirect.destination, searchOf(request))
    return NextResponse.redirect(new URL(destination, request.nextUrl.origin), {
      status: redirect.permanent ? 308 : 307,
      // Browsers would keep a 308 for good, and editors could not take it back.
      headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
    })
  } catch (error) {
    // The table has never been read. Without it there is the page, or there is none.
    logWarning('redirects.unreadable', { reason: errorMessage(error) })
    return NextResponse.next()
  }
}
