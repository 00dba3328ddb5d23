/** For how many seconds a page, and the table of paths, are fresh when no webhook tells of a change: the ISR interval. */
export const PAGE_LIFETIME_SECONDS = 60

/** The same for a page that lacks data of the API. */
export const INCOMPLETE_LIFETIME_SECONDS = 5

/** For how many seconds more a cache in front may serve a page while it fetches the next one. */
export const STALE_SECONDS = 600

/**
 * After how many seconds Next serves a page no more, but renders it first: never, in effect. An old page is better than none,
 * and `site_stale_page_seconds` reports it (lib/page-cache/server/stale-pages.ts).
 */
export const EXPIRY_SECONDS = 365 * 86_400
