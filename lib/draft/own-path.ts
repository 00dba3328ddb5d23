/** Restricts redirect targets to pages of this site. Pure. */

/** Placeholder origin for resolving URLs; `.invalid` cannot be registered. */
const OWN = 'http://own.invalid'

/** API routes and assets: not a page that a preview could open. */
const NOT_PAGES = /^\/(api|_next)(\/|$)/i

/** Parameters that the Studio adds to a preview's URL; the secret must not stay in the address bar. */
const STUDIO_PARAMETERS = /^sanity-preview-|^x-vercel-/

/**
 * The target as a path of this site, "/" when it is anything else: another origin, `//host`, backslashes, another
 * scheme, an API route. Resolved as a browser resolves it, and checked again afterwards, because "/.//host" resolves
 * to "//host".
 */
export function ownPath(target: string | null | undefined): string {
  if (!target?.startsWith('/') || !URL.canParse(target, OWN)) return '/'
  const { origin, pathname, searchParams, hash } = new URL(target, OWN)
  if (origin !== OWN || !/^\/(?![/\\])/.test(pathname) || NOT_PAGES.test(pathname)) return '/'
  for (const name of Array.from(searchParams.keys())) if (STUDIO_PARAMETERS.test(name)) searchParams.delete(name)
  const query = searchParams.toString()
  return pathname + (query && `?${query}`) + hash
}
