/**
 * Runs before every page: redirects by the editors' rules and to canonical paths, and responds 404 to unknown paths.
 *
 * It has to run before the pages, because they are rendered without the visitor's query and cached per path, whereas a
 * redirect keeps the query, takes effect when it is published, and may be a pattern that matches any number of paths.
 * The tables of redirects and pages are in memory (lib/routing/server/routes.ts), so an unknown path costs a lookup, and no
 * page is rendered and cached for it.
 */
import { type NextRequest, NextResponse } from 'next/server'
import { recordNotFound } from '@/lib/broken-links/server/record'
import { DRAFT_COOKIES, isDraftSession } from '@/lib/draft/server/session'
import { errorMessage, logWarning } from '@/lib/log'
import { DATA_HEADER, DRAFT_COOKIE } from '@/lib/next/draft-requests'
import { isRendered } from '@/lib/next/rendered-pages'
import { normaliseSource } from '@/lib/routing/redirects/normalise'
import { isReservedPath, SECURITY_TEXT_PAGE, SECURITY_TEXT_PATH } from '@/lib/routing/redirects/reserved-paths'
import { carryQuery, withoutParameter } from '@/lib/routing/redirects/resolve'
import { apiPagesOf, isApiPage } from '@/lib/routing/server/api-pages'
import { findRedirect, redirectWithoutEnding } from '@/lib/routing/server/find-redirect'
import { isUnknownPath } from '@/lib/routing/server/known-paths'
import { isContentReadable } from '@/lib/routing/server/routes'
import { PUBLIC_FILES } from '@/lib/server/http/public-files'
import { SEARCH_HEADER } from '@/lib/server/http/request/search-header'
import { UNAVAILABLE_PARAMETER, UNAVAILABLE_PATH } from '@/lib/server/http/response/unavailable'

export const config = { matcher: '/((?!_next/static/|_next/image|api/|studio(?:/|$)).*)' }

/** The visitor's query as it was sent: Next writes it anew. Next's router adds the parameter of the catch-all route. */
function searchOf(request: NextRequest): string {
  const search = request.headers.get(SEARCH_HEADER) ?? request.nextUrl.search
  return request.headers.has(DATA_HEADER) ? withoutParameter(search, 'path') : search
}

/** Responds with the 404 page, or to a data request with the JSON that Next itself sends. */
function notFound(request: NextRequest): NextResponse {
  if (request.headers.has(DATA_HEADER)) return NextResponse.json({ notFound: true }, { status: 404 })
  recordNotFound({ method: request.method, url: request.nextUrl.pathname, headers: request.headers })
  return NextResponse.rewrite(new URL('/404', request.nextUrl.origin))
}

/** Responds 503 for what nobody can say exists: Next would keep whatever is rendered without it. */
function unavailable(request: NextRequest): NextResponse {
  const url = new URL(UNAVAILABLE_PATH, request.nextUrl.origin)
  url.searchParams.set(UNAVAILABLE_PARAMETER, request.nextUrl.pathname + searchOf(request))
  return NextResponse.rewrite(url)
}

/** Redirects to a path of this site, with the visitor's query. */
function redirectTo(request: NextRequest, destination: string, permanent: boolean): NextResponse {
  const target = carryQuery(destination, searchOf(request))
  return NextResponse.redirect(new URL(target, request.nextUrl.origin), {
    status: permanent ? 308 : 307,
    // Browsers would otherwise cache a 308 permanently, and editors could not undo it.
    // A client navigation gets the target in another header.
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate', Vary: DATA_HEADER },
  })
}

/** Whether a page needs no content, or has been rendered with it before. */
function isServedWithoutContent(pathname: string): boolean {
  const path = normaliseSource(pathname)
  return isReservedPath(path) || PUBLIC_FILES.has(path) || isRendered(pathname)
}

/** A path without a redirect: 404 and 503 are decided here, so that no page is rendered and cached for them. */
async function respond(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  if (await isUnknownPath(pathname)) return notFound(request)
  if (!(await isApiPage(pathname))) {
    // Next would respond 500 to the first visit of a page that cannot be rendered now.
    const isServed = isServedWithoutContent(pathname) || (await isContentReadable())
    return isServed ? NextResponse.next() : unavailable(request)
  }
  const isThere = isRendered(pathname)
  // Also where the API takes another spelling for the same: an article has one canonical path, and so has a voice.
  const pages = apiPagesOf(pathname)
  const [state, canonical] = await Promise.all([
    isThere ? 'found' : pages.state(pathname),
    pages.canonicalPath(pathname, isThere),
  ])
  if (canonical) return redirectTo(request, canonical, true)
  if (state === 'found') return NextResponse.next()
  if (state !== 'missing') return unavailable(request)
  const meant = await redirectWithoutEnding(pathname)
  return meant ? redirectTo(request, meant.destination, meant.permanent) : notFound(request)
}

async function respondToVisitor(request: NextRequest): Promise<NextResponse> {
  try {
    const redirect = await findRedirect(request.nextUrl.pathname)
    if (!redirect) return await respond(request)
    return redirectTo(request, redirect.destination, redirect.permanent)
  } catch (error) {
    // The table has never been loaded: what needs no content is served, and what the build has rendered.
    logWarning('redirects.unreadable', { reason: errorMessage(error) })
    return isServedWithoutContent(request.nextUrl.pathname) ? NextResponse.next() : unavailable(request)
  }
}

/** The folders of a path, whose cookies its request has too. */
function foldersOf(path: string): string[] {
  const steps = path.split('/').filter(Boolean)
  return ['/', ...steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)]
}

/**
 * Redirects nothing in draft mode, because a draft may have the path of a redirect. If no draft has it, `getStaticProps` redirects
 * (lib/page/server/static-page.ts). Cookies of a draft session that has ended are deleted, and
 * Next, which would show drafts for them, does not get them: a browser may keep those of another path or host, so asking
 * for the same page without them might never end.
 */
async function respondInDraftMode(request: NextRequest): Promise<NextResponse> {
  if (await isDraftSession((name) => request.cookies.get(name)?.value)) return NextResponse.next()
  const headers = new Headers(request.headers)
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const others = cookies.filter((cookie) => !DRAFT_COOKIES.includes(cookie.split('=')[0]?.trim() ?? ''))
  if (others.length > 0) headers.set('cookie', others.join('; '))
  else headers.delete('cookie')
  const response = await respondToVisitor(request)
  NextResponse.next({ request: { headers } }).headers.forEach((value, name) => {
    if (name !== 'x-middleware-next') response.headers.set(name, value)
  })
  for (const name of DRAFT_COOKIES) {
    for (const path of foldersOf(request.nextUrl.pathname)) {
      response.headers.append('set-cookie', `${name}=; Path=${path}; Expires=Thu, 01 Jan 1970 00:00:00 GMT`)
    }
  }
  return response
}

export default async function proxy(request: NextRequest): Promise<NextResponse> {
  // A page cannot have a folder that begins with a dot.
  if (request.nextUrl.pathname === SECURITY_TEXT_PATH) {
    return NextResponse.rewrite(new URL(SECURITY_TEXT_PAGE, request.nextUrl.origin))
  }
  if (request.cookies.has(DRAFT_COOKIE)) return respondInDraftMode(request)
  return respondToVisitor(request)
}
