/**
 * The page of the status 503, to which proxy.ts rewrites what cannot be served at the moment, and to which a draft leads that
 * cannot be read. Pure.
 */

export const UNAVAILABLE_PATH = '/503'

/** Parameter with the path and query that the visitor asked for. */
export const UNAVAILABLE_PARAMETER = 'path'
