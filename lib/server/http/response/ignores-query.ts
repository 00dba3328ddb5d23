/** A response that is the same whatever the query of its URL, and says so. Pure. */

/** Name and value of its header, for caches, browsers and prefetches. */
export const IGNORES_QUERY = ['No-Vary-Search', 'params'] as const
