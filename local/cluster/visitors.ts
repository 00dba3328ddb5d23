/** Visitors who read the pages of a cluster all the time. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Counts, count, type Outcome, send } from './visitor.ts'

const PATHS = ['/', '/voice-over-artists', '/our-story', '/knowledge-base', '/contact-us', '/services/jingles']

/** Visitors at a time, and milliseconds between two pages of each. */
const VISITORS = 4
const THINK_MS = 40

export type Visits = { requests: number; errors: Counts; slowestMs: number }

export type Visitors = {
  /** Once the last requests have ended. */
  ended: Promise<Visits>
  /** Ends them. */
  stop(): Promise<Visits>
}

/** Renders what visitors will request, so that they find what a site at work has. */
export async function warmPages(front: string): Promise<void> {
  for (const path of PATHS) await send(front + path)
}

/** @param options `until`: whether they end; by default they go on until `stop`. `visit` requests a URL. */
export function startVisitors(
  front: string,
  { until = () => false, visit = send }: { until?: () => boolean; visit?: (url: string) => Promise<Outcome> } = {},
): Visitors {
  const visits: Visits = { requests: 0, errors: {}, slowestMs: 0 }
  let isStopped = false
  async function read(first: number): Promise<void> {
    for (let at = first; !isStopped && !until(); at += 1) {
      const start = Date.now()
      const outcome = await visit(front + (PATHS[at % PATHS.length] ?? '/'))
      visits.requests += 1
      visits.slowestMs = Math.max(visits.slowestMs, Date.now() - start)
      if (outcome.status !== 200) count(visits.errors, outcome)
      await pause(THINK_MS)
    }
  }
  const ended = Promise.all(Array.from({ length: VISITORS }, (_, index) => read(index))).then(() => visits)
  return {
    ended,
    stop() {
      isStopped = true
      return ended
    },
  }
}
