/**
 * What Next's requests for drafts look like: the cookies with which it marks a browser that sees drafts, with the value that it
 * accepts and their attributes, and the files with a page's props, which its client requests in draft mode. Server only.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The same for all editors until the next build; with it alone Next would show drafts. */
export const DRAFT_COOKIE = '__prerender_bypass'

/** What `setPreviewData` was given. */
export const PREVIEW_DATA_COOKIE = '__next_preview_data'

/** The site's own, beside Next's: the secret with which the Studio has switched drafts on. */
export const SECRET_COOKIE = 'draft-secret'

/** Without a build, in development, there is none to compare with. */
function draftKey(): string | null {
  if (process.env.NODE_ENV !== 'production') return null
  const file = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'prerender-manifest.json')
  const { preview }: { preview: { previewModeId: string } } = JSON.parse(readFileSync(file, 'utf8'))
  return preview.previewModeId
}

let key: string | null | undefined

/** Whether Next would accept a value of DRAFT_COOKIE. proxy.ts has no documented way to ask Next. */
export function isDraftKey(value: string): boolean {
  key ??= draftKey()
  return key === null || value === key
}

/**
 * Restricts a cookie to the same site. Next sets `SameSite=None; Secure` in production, for previews in another site's
 * frame. The Studio is on this site, so that is not needed, and over plain http some browsers would reject such cookies even
 * on localhost.
 */
export function sameSiteCookie(cookie: string, isSecure: boolean): string {
  const bare = cookie.replace(/;\s*SameSite=[^;]*/i, '').replace(/;\s*Secure\b/i, '')
  return `${bare}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Below it Next serves the props of each page. */
const DATA_FOLDER = '/_next/data/'

/** Header of Next's requests for data; without it some responses are those of the page. */
export const DATA_HEADER = 'x-nextjs-data'

export function isDataPath(path: string): boolean {
  return path.startsWith(DATA_FOLDER)
}
