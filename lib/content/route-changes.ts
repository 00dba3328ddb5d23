/**
 * Has any address changed since the routes were read? Told by a question whose answer is small, however many redirects there are. Pure.
 *
 * It cannot miss a change. Whatever is made or changed after a reading gets a newer time than the reading had, by the Content Lake's own
 * clock; so revisions from a minute before the reading on (clocks of its machines differ, hosted times have whole seconds) hold it, also when
 * two things change in the same second, and one that is deleted while another is made. What is deleted alone changes the count. Times that
 * somebody imports and that lie in the past are seen by the reading that is due every few minutes.
 */
import type { ROUTES_CHANGES_QUERY_RESULT } from './sanity.types'

export type RouteChanges = ROUTES_CHANGES_QUERY_RESULT

/** Milliseconds by which what is looked at begins before a reading. */
const MARGIN = 60_000

/** As many revisions as the question asks for; a list of that length may lack some. */
export const MOST_RECENT = 100

/** Later than everything: for the first question, whose answer tells the time at the Content Lake. */
export const NOTHING_YET = '9999'

/** What was known when the routes were read. */
export type RouteState = Pick<RouteChanges, 'pages' | 'redirects'> & {
  /** From when on revisions are compared. */
  since: string
}

type Kind = RouteChanges['pages']

/** Revisions from a time on: the list of an earlier time holds those of a later one. */
function from(since: string, { count, recent }: Kind): Kind {
  return { count, recent: recent.filter(({ at }) => at >= since) }
}

/** What to remember of a reading. @param changes what was answered before it began */
export function stateOf({ now, pages, redirects }: RouteChanges): RouteState {
  const since = new Date(Date.parse(now) - MARGIN).toISOString()
  return { since, pages: from(since, pages), redirects: from(since, redirects) }
}

function isSame(before: Kind, after: Kind): boolean {
  return (
    before.count === after.count &&
    before.recent.length === after.recent.length &&
    after.recent.length < MOST_RECENT &&
    after.recent.every(({ id, rev }, index) => before.recent[index]?.id === id && before.recent[index]?.rev === rev)
  )
}

/** @param changes the answer for `state.since` */
export function isUnchanged(state: RouteState, { pages, redirects }: RouteChanges): boolean {
  return isSame(state.pages, pages) && isSame(state.redirects, redirects)
}
