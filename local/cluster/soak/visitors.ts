/** Visitors who go from page to page. */
import { type Counts, count } from '../counts.ts'
import { send } from '../visitor.ts'
import { type Period, sleep } from './period.ts'

const PATHS = ['/', '/voice-over-artists', '/our-story', '/knowledge-base', '/contact-us', '/services/jingles']

/** Visitors at a time, and milliseconds between two pages of each. */
const VISITORS = 4
const THINK_MS = 40

export type PageVisits = { requests: number; errors: Counts }

/** Renders what the visitors will request, so that the soak begins with what a site at work has. */
export async function warmPages(front: string): Promise<void> {
  for (const path of PATHS) await send(front + path)
}

export async function visitPages(front: string, period: Period): Promise<PageVisits> {
  const visits: PageVisits = { requests: 0, errors: {} }
  async function visit(first: number): Promise<void> {
    for (let at = first; !period.isOver(); at += 1) {
      const outcome = await send(front + (PATHS[at % PATHS.length] ?? '/'))
      visits.requests += 1
      if (outcome.status !== 200) count(visits.errors, outcome)
      await sleep(THINK_MS)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, index) => visit(index)))
  return visits
}
