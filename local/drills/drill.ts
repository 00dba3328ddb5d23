/** What a drill is: it breaks one thing of a cluster, mends it, and says what was lost and how long it took. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster/cluster.ts'

export type DrillContext = {
  cluster: Cluster
  /** Environment of the sites and stand-ins. */
  env: NodeJS.ProcessEnv
  lakeOrigin: string
  /** Data of the stand-ins. */
  dataDir: string
  /** A folder of its own, which is deleted afterwards. */
  folder: string
}

/** A line of the report. */
export type Finding = readonly [what: string, value: string]

export type DrillReport = { isPassed: boolean; findings: readonly Finding[] }

export type Drill = { description: string; run(context: DrillContext): Promise<DrillReport> }

/** For a finding. */
export function seconds(milliseconds: number): string {
  return Number.isFinite(milliseconds) ? `${(milliseconds / 1000).toFixed(1)} s` : 'never'
}

/** Waits until a condition holds. @returns after how many milliseconds; Infinity when it does not within `limitMs` */
export async function until(isSo: () => Promise<boolean>, limitMs = 30_000): Promise<number> {
  const start = Date.now()
  while (!(await isSo())) {
    if (Date.now() - start > limitMs) return Number.POSITIVE_INFINITY
    await pause(50)
  }
  return Date.now() - start
}
