/** Names of the cookies with which Next marks a browser that sees drafts. Pure. */

/** The same for all editors until the next build; with it alone Next would show drafts. */
export const DRAFT_COOKIE = '__prerender_bypass'

/** What `setPreviewData` was given. */
export const PREVIEW_DATA_COOKIE = '__next_preview_data'
