/** Where a redirect may lead: pages of this site and nothing else. Pure. */

/** Stands for the site while addresses are resolved; nobody can have it. */
const OWN = 'http://own.invalid'

/** Long enough for any page with its query. */
const MAX_LENGTH = 2000

/** Doors for programs: landing there from a preview would be no page. */
const NOT_PAGES = /^\/(api|_next)(\/|$)/i

/** What the Studio adds to the address of a preview; the secret must not stay in the address bar. */
const STUDIO_PARAMETERS = /^sanity-preview-|^x-vercel-/

/**
 * The target as a path of this site, "/" when it is anything else: another origin, `//host`, backslashes, another scheme, a door of the
 * API. Resolved as a browser resolves it, and checked again afterwards: "/.//host" resolves to "//host".
 */
export function ownPath(target: string | null | undefined): string {
  if (!target || target.length > MAX_LENGTH || !target.startsWith('/') || !URL.canParse(target, OWN)) return '/'
  const { origin, pathname, searchParams, hash } = new URL(target, OWN)
  if (origin !== OWN || !/^\/(?![/\\])/.test(pathname) || NOT_PAGES.test(pathname)) return '/'
  for (const name of Array.from(searchParams.keys())) if (STUDIO_PARAMETERS.test(name)) searchParams.delete(name)
  const query = searchParams.toString()
  return pathname + (query && `?${query}`) + hash
}
