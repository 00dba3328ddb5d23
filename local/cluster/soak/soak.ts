/**
 * Visitors, editors and enquiries on a cluster whose processes are killed and hung in turn. Reports what each of them saw,
 * and compares the enquiries with what the API has received.
 */
import type { Cluster } from '../cluster.ts'
import { receivedEnquiries } from '../enquiries.ts'
import { startVisitors, type Visits, warmPages } from '../visitors.ts'
import { publishEditions } from './edits.ts'
import { compareEnquiries, type EnquiryReport, sendEnquiries } from './enquirers.ts'
import { breakProcesses } from './faults.ts'
import { startPeriod } from './period.ts'
import { type Resources, readResources } from './resources.ts'

export type SoakOptions = { durationMs: number; lakeOrigin: string; dataDir: string }

export type SoakReport = {
  pages: Visits
  enquiries: EnquiryReport
  /** Of each publish, after how many milliseconds a visitor saw it; Infinity when none did. */
  seenAfterMs: number[]
  faults: number
  before: Resources
  after: Resources
}

/** Runs for the given time, and a little longer until everything has been answered. */
export async function soak(cluster: Cluster, { durationMs, lakeOrigin, dataDir }: SoakOptions): Promise<SoakReport> {
  const { front, members } = cluster
  await warmPages(front)
  const before = await readResources(cluster)
  const period = startPeriod(durationMs)
  const [pages, sent, seenAfterMs, faults] = await Promise.all([
    startVisitors(front, { until: period.isOver }).ended,
    sendEnquiries(front, period),
    publishEditions(front, lakeOrigin, period),
    breakProcesses(members, period),
  ])
  const after = await readResources(cluster)
  return { pages, enquiries: compareEnquiries(sent, receivedEnquiries(dataDir)), seenAfterMs, before, after, faults }
}
