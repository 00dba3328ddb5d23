/**
 * What this process counts and times, for Prometheus. Names of routes, calls and outcomes only: nothing of a visitor.
 */
import { statfsSync } from 'node:fs'
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import { env } from '@/lib/env'
import { stalePageSeconds } from '@/lib/page-cache/server/stale-pages'
import { configuredRedis } from '@/lib/state/server/shared-redis'
import { createVisitMetrics, startAtZero } from './create-visit-metrics'

/** From a page in memory to a call that times out. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

const ENQUIRIES = ['sent', 'trapped', 'invalid', 'limited', 'conflict', 'failed'].map((outcome) => ({ outcome }))
const REVALIDATIONS = ['revalidated', 'failed'].map((outcome) => ({ outcome }))
const TRAPPED = ['honeypot', 'fast', 'failed'].map((trap) => ({ trap, outcome: 'failed' }))

/** Bytes that are free on the disk of the state; NaN where there is no such folder, as with state in memory only. */
function freeStateBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(env().stateDir)
    return bavail * bsize
  } catch {
    return Number.NaN
  }
}

/** Memory, descriptors and event loop lag of the process come with it. */
export function createMetrics(registry: Registry) {
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    requests: new Histogram({
      name: 'site_request_seconds',
      help: 'Responses by route, status and cache (HIT, STALE, MISS)',
      labelNames: ['route', 'status', 'cache'],
      buckets: SECONDS,
      registers,
    }),
    apiCalls: new Histogram({
      name: 'site_api_call_seconds',
      help: 'Calls of the external API by outcome; "broken" was not tried',
      labelNames: ['call', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    renders: new Counter({ name: 'site_renders_total', help: 'Renders of pages', registers }),
    stalePage: new Gauge({
      name: 'site_stale_page_seconds',
      help: 'Age of the oldest page that is served because rendering it again fails; 0 when there is none',
      registers,
      collect() {
        this.set(stalePageSeconds())
      },
    }),
    stateFree: new Gauge({
      name: 'site_state_free_bytes',
      help: 'Bytes that are free on the disk of STATE_DIR',
      registers,
      collect() {
        this.set(freeStateBytes())
      },
    }),
    redisAway: new Gauge({
      name: 'site_redis_away',
      help: '1 while Redis does not respond to the site; 0 without REDIS_URL',
      registers,
      collect() {
        this.set(configuredRedis()?.isAway() ? 1 : 0)
      },
    }),
    revalidations: startAtZero(
      new Counter({
        name: 'site_revalidations_total',
        help: 'Pages that a webhook has revalidated',
        labelNames: ['outcome'],
        registers,
      }),
      REVALIDATIONS,
    ),
    publishes: new Histogram({
      name: 'site_publish_seconds',
      help: 'From a change of content to its fresh pages',
      buckets: SECONDS,
      registers,
    }),
    enquiries: startAtZero(
      new Counter({
        name: 'site_enquiries_total',
        help: 'Enquiries by outcome; "trapped" was caught by a spam check',
        labelNames: ['outcome'],
        registers,
      }),
      ENQUIRIES,
    ),
    trappedEnquiries: startAtZero(
      new Counter({
        name: 'site_trapped_enquiries_total',
        help: 'Enquiries that a spam check has caught, by the check, or that have failed; and what became of them',
        labelNames: ['trap', 'outcome'],
        registers,
      }),
      TRAPPED,
    ),
    heldEnquiries: new Gauge({
      name: 'site_held_enquiries',
      help: 'Enquiries that are held back until an operator releases or discards them',
      registers,
    }),
    visits: createVisitMetrics(registry),
  }
}
