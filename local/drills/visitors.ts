/** Visitors who read pages all the time of a drill. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Counts, count, describeCounts } from '../cluster/counts.ts'
import { type Outcome, send } from '../cluster/visitor.ts'
import { type Finding, seconds } from './drill.ts'

const PATHS = ['/', '/voice-over-artists', '/our-story', '/knowledge-base', '/contact-us', '/services/jingles']
const VISITORS = 3
const THINK_MS = 30

export type Visits = {
  requests: number
  errors: Counts
  slowestMs: number
}

export type Visitors = {
  /** Ends them once their last requests have been answered. */
  stop(): Promise<Visits>
}

/** @param visit requests a URL */
export function startVisitors(front: string, visit: (url: string) => Promise<Outcome> = send): Visitors {
  const visits: Visits = { requests: 0, errors: {}, slowestMs: 0 }
  let isOver = false
  async function read(index: number): Promise<void> {
    for (let at = index; !isOver; at += 1) {
      const start = Date.now()
      const outcome = await visit(front + (PATHS[at % PATHS.length] ?? '/'))
      visits.requests += 1
      visits.slowestMs = Math.max(visits.slowestMs, Date.now() - start)
      if (outcome.status !== 200) count(visits.errors, outcome)
      await pause(THINK_MS)
    }
  }
  const all = Promise.all(Array.from({ length: VISITORS }, (_, index) => read(index)))
  return {
    async stop() {
      isOver = true
      await all
      return visits
    },
  }
}

export function hasErrors({ errors }: Visits): boolean {
  return Object.keys(errors).length > 0
}

export function findingsOf({ requests, errors, slowestMs }: Visits): Finding[] {
  return [
    ['requests of visitors', String(requests)],
    ['their errors', describeCounts(errors)],
    ['slowest response', seconds(slowestMs)],
  ]
}
