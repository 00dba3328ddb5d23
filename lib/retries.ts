/**
 * How often and when the site repeats each kind of request after a failure. What is not named here is sent once: an enquiry,
 * and whatever else has an effect that a second request would double. (The Studio's requests: `studio/connection`, `studio/common/lake`.)
 *
 * | request | repeated after | times |
 * | --- | --- | --- |
 * | a read of the API by the browser (`lib/api/fetch-api.ts`) | no response, or 5xx | `BROWSER_READ`; a price with a button for it, by that alone |
 * | a read of the API by the server (`lib/api/server/client.ts`) | no response, or 502, 503, 504 | `API_READ` |
 * | a query of the Content Lake (`lib/content/server`) | a lost connection | `LAKE_QUERY` |
 * | a list of the API's articles or voices (`lib/routing/server`) | it could not be read | `UNREADABLE_LIST`, with the next visitor |
 * | a launch that is due (`lib/launch/server/watch.ts`) | any failure | `LAUNCH_RETRY`, until it is done |
 * | the transaction of a launch (`lib/launch/server/run-launch.ts`) | somebody else has changed a document of it | `LAUNCH_CONFLICT` |
 * | a batch of broken links (`lib/broken-links/server/store.ts`) | another process has written | `BROKEN_LINKS_CONFLICT` |
 * | the render of a changed page (`lib/revalidation/server/revalidate-paths.ts`) | Next gave the result of a render that began before the change | `RENDER` |
 * | a write that Redis has missed (`lib/state`) | any failure | `MISSED_WRITE`, until it is done |
 * | the connection to Redis (`lib/state`) | its end | `REDIS`, for as long as the process lives |
 */

/** Three times, after 1, 2 and 4 seconds. @param attempt from 0 */
export const BROWSER_READ = {
  retries: 3,
  delayMs: (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000),
}

/**
 * Once, where the table of calls (`lib/api/calls.ts`) says nothing else. After five failures in a row a call is not tried for
 * two seconds.
 */
export const API_READ = {
  retries: 1,
  pauseMs: 150,
  statuses: [502, 503, 504],
  breakAfterFailures: 5,
  breakMs: 2000,
}

/** Each attempt uses another pooled connection; several may have been closed at the same time. */
export const LAKE_QUERY = {
  retries: 2,
  pauseMs: 50,
  /** Of Sanity's client, for the requests that it repeats by itself: GET. */
  clientRetries: 1,
}

export const UNREADABLE_LIST = { pauseMs: 5000 }

export const LAUNCH_RETRY = { pauseMs: 1000 }

export const LAUNCH_CONFLICT = { attempts: 5 }

export const BROKEN_LINKS_CONFLICT = { attempts: 2 }

/** A path that never marks the start of a render (a static file) uses up all attempts. */
export const RENDER = { attempts: 3 }

export const MISSED_WRITE = { pauseMs: 1000 }

/** @param attempt from 0 */
export const REDIS = { delayMs: (attempt: number) => Math.min(50 * 2 ** attempt, 500) }
