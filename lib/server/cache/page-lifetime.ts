/** For how many seconds a page, and the table of paths, are fresh when no webhook tells of a change: the ISR interval. */
export const PAGE_LIFETIME_SECONDS = 60
