/**
 * Visitors, editors and enquiries on a cluster that is broken again and again. What they did and saw is a history, which is checked at
 * the end (history.ts), and the enquiries are compared with what the API has received.
 */
import type { Cluster } from '../cluster.ts'
import { receivedEnquiries } from '../enquiries.ts'
import { addTo, type Counts } from '../visitor.ts'
import { startVisitors, warmPages } from '../visitors.ts'
import { compareEnquiries, type EnquiryReport, sendEnquiries } from './enquirers.ts'
import { breakCluster } from './faults.ts'
import { type Anomaly, checkReads, checkWrites, deathsIn, type HistoryEvent, seenAfter } from './history.ts'
import { publishFirstEditions, readPages, storedEditions, unsettledPages, writePages } from './pages.ts'
import { type Resources, readResources } from './resources.ts'
import { startSchedule } from './schedule.ts'

export type SoakOptions = {
  durationMs: number
  /** Decides which page, which fault and which pause is next. */
  seed: number
  /** Whether editors delete pages as well. */
  deletes: boolean
  lakeOrigin: string
  apiOrigin: string
  /** Of the stand-ins. */
  dataDir: string
}

export type SoakReport = {
  /** Requests for pages, and the errors of all visitors. */
  requests: number
  errors: Counts
  /** Milliseconds that the slowest page took a visitor, of those that are on every site. */
  slowestMs: number
  enquiries: EnquiryReport
  /** Of each publish, after how many milliseconds a visitor saw it or a later one; Infinity when none did. */
  seenAfterMs: number[]
  faults: number
  /** All that happened to the pages of the soak, in the order in which it ended. */
  history: HistoryEvent[]
  anomalies: Anomaly[]
  /** Pages of which a site does not show the last edition, long after the faults. */
  unsettled: string[]
  before: Resources
  after: Resources
}

/** Runs for the given time, and a little longer until everything has been answered. */
export async function soak(cluster: Cluster, options: SoakOptions): Promise<SoakReport> {
  const { durationMs, seed, deletes, lakeOrigin, apiOrigin, dataDir } = options
  const { front, sites } = cluster
  await warmPages(front)
  const before = await readResources(cluster)
  const history: HistoryEvent[] = []
  const record = (event: HistoryEvent) => void history.push(event)
  const origins = sites.map(({ origin }) => origin)
  await publishFirstEditions(lakeOrigin, origins, record)
  const schedule = startSchedule(durationMs, seed)
  const [visits, readErrors, sent, , faults] = await Promise.all([
    startVisitors(front, { until: schedule.isOver }).ended,
    readPages(front, schedule, record),
    sendEnquiries(front, schedule),
    writePages(lakeOrigin, deletes, schedule, record),
    breakCluster(cluster, { lakeOrigin, apiOrigin }, schedule, record),
  ])
  const errors = { ...visits.errors }
  for (const [kind, times] of Object.entries(readErrors)) addTo(errors, kind, times)
  const stored = await storedEditions(lakeOrigin)
  const unsettled = await unsettledPages(origins, stored, record)
  return {
    requests: visits.requests + history.filter(({ kind }) => kind === 'read').length,
    errors,
    slowestMs: visits.slowestMs,
    enquiries: compareEnquiries(sent, receivedEnquiries(dataDir), deathsIn(history)),
    seenAfterMs: seenAfter(history),
    faults,
    history,
    anomalies: [...checkReads(history), ...checkWrites(history, stored)],
    unsettled,
    before,
    after: await readResources(cluster),
  }
}
