/**
 * What proxy.ts and the page behind it share of one visit: the time that the API may take in all, and its responses, so
 * that finding out whether an article or a voice exists costs no request of its own.
 */

import { LRUCache } from 'lru-cache'
import { singleton } from '@/lib/singleton'
import { API_BUDGET_MS } from '../calls'
import type { UpstreamError } from './client'

/** What a page has for its further requests when proxy.ts has used up nearly all. */
const LEAST_MS = 1000

/** After that a response belongs to an earlier visit, whose page was never rendered. */
const VISIT_MS = 2 * API_BUDGET_MS

/** The body of a response as the API sent it, or why there is none. */
export type ReadOutcome = { body: unknown; failure: null } | { failure: UpstreamError }

type Visits = { starts: LRUCache<string, number>; outcomes: LRUCache<string, Promise<ReadOutcome>> }

const visits = singleton<Visits>('visits', () => ({
  starts: new LRUCache({ max: 500, ttl: VISIT_MS }),
  outcomes: new LRUCache({ max: 100, ttl: VISIT_MS }),
}))

/** Of proxy.ts. @param page what page and proxy know it by @returns aborts when the API has taken too long */
export function startVisit(page: string): AbortSignal {
  visits.get().starts.set(page, Date.now())
  return AbortSignal.timeout(API_BUDGET_MS)
}

/** Of the page: what is left of the visit's time; all of it when nobody waits since before. */
export function continueVisit(page: string): AbortSignal {
  const { starts } = visits.get()
  const usedMs = Date.now() - (starts.get(page) ?? Date.now())
  starts.delete(page)
  return AbortSignal.timeout(Math.max(LEAST_MS, API_BUDGET_MS - usedMs))
}

/** Lets the page use a request of proxy.ts, whether or not its response has arrived. @param key of the request */
export function shareOutcome(key: string, outcome: Promise<ReadOutcome>): void {
  visits.get().outcomes.set(key, outcome)
}

/** The outcome that proxy.ts has shared; each is used once. */
export function takeOutcome(key: string): Promise<ReadOutcome> | undefined {
  const { outcomes } = visits.get()
  const outcome = outcomes.get(key)
  outcomes.delete(key)
  return outcome
}
