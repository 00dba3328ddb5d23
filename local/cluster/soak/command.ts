/**
 * `npm run soak`: visitors, editors and enquiries on the built site as a cluster that is broken again and again, for SOAK_SECONDS
 * (300 by default, at most 3600). It ends with a table, and with 1 when a visitor got an error, the history of the pages
 * has an anomaly, or when an enquiry was lost or doubled. SOAK_SEED repeats the order of an earlier run; with SOAK_DELETIONS=on editors delete
 * pages as well.
 */
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '../../../lib/env.ts'
import { CommandError } from '../../processes/command.mjs'
import { table } from '../../processes/markdown-table.ts'
import { cleanUpAtExit } from '../../processes/processes.ts'
import { buildFolder, requireFreePort } from '../../site/next.ts'
import { localEnvironment } from '../../stack/environment.ts'
import { startCluster } from '../cluster.ts'
import { addTo, type Counts, describeCounts } from '../visitor.ts'
import type { HistoryEvent } from './history.ts'
import { type SoakReport, soak } from './soak.ts'

/** Anomalies that are printed; the history has all. */
const MAX_PRINTED = 10

/** A whole number in a variable. @throws CommandError */
function wholeNumber(name: string, byDefault: number, least: number, most: number): number {
  const given = Number(process.env[name] || byDefault)
  if (Number.isInteger(given) && given >= least && given <= most) return given
  throw new CommandError(`${name} must be a whole number from ${least} to ${most}.`)
}

/** @returns the file with one event a line */
function writeHistory(history: readonly HistoryEvent[], seed: number): string {
  const folder = join('.local', 'soak')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${seed}.ndjson`)
  writeFileSync(file, history.map((event) => `${JSON.stringify(event)}\n`).join(''))
  return file
}

function print(report: SoakReport, seed: number): void {
  const { requests, errors, slowestMs, enquiries, seenAfterMs, before, after, faults, history, anomalies, unsettled } =
    report
  const inTwoSeconds = seenAfterMs.filter((ms) => ms <= 2000)
  const never = seenAfterMs.filter((ms) => ms === Number.POSITIVE_INFINITY)
  const countOf = (kind: HistoryEvent['kind']) => history.filter((event) => event.kind === kind).length
  const byRule: Counts = {}
  for (const { rule } of anomalies) addTo(byRule, rule)
  const rows = [
    ['seed', String(seed)],
    ['faults', String(faults)],
    ['requests for pages', String(requests)],
    ['errors of visitors', describeCounts(errors)],
    ['slowest page', `${slowestMs} ms`],
    ['enquiries', String(enquiries.sent)],
    ['attempts that failed', describeCounts(enquiries.failedAttempts)],
    ['lost, doubled', `${enquiries.lost}, ${enquiries.doubled}`],
    ['received again after a failure or a death', String(enquiries.repeated)],
    ['writes, reads of written pages', `${countOf('write')}, ${countOf('read')}`],
    ['anomalies', describeCounts(byRule)],
    ['pages not settled', unsettled.join(', ') || 'none'],
    ['publishes', String(seenAfterMs.length)],
    ['seen within 2 s, never', `${inTwoSeconds.length}, ${never.length}`],
    ['slowest publish', `${Math.max(...seenAfterMs)} ms`],
    ['MB of the sites, before and after', `${before.memoryMb.join(' and ')} → ${after.memoryMb.join(' and ')}`],
    ['descriptors', `${before.descriptors.join(' and ')} → ${after.descriptors.join(' and ')}`],
  ]
  console.log(`\n${table(['', 'soak'], rows)}\n`)
  for (const { rule, what } of anomalies.slice(0, MAX_PRINTED)) console.log(`${rule}: ${what}`)
  console.log(`The history of the pages is in ${writeHistory(history, seed)}.`)
}

export const usage = {
  name: 'soak',
  description:
    'runs visitors, editors and enquiries on the built site as a cluster that is broken again and again, for SOAK_SECONDS (300, from 10 to 3600), and checks what they saw. SOAK_SEED repeats the order of an earlier run; SOAK_DELETIONS=on deletes pages as well.',
}

export async function run(): Promise<number> {
  const site = readEnv(process.env)
  const durationMs = wholeNumber('SOAK_SECONDS', 300, 10, 3600) * 1000
  const seed = wholeNumber('SOAK_SEED', Date.now() % 1_000_000, 0, 999_999)
  await requireFreePort(site)
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-soak-'))
  cleanUpAtExit([dataDir])
  const env = localEnvironment({ ...process.env, LOCAL_DATA_DIR: dataDir })
  // Pages with the same paths that an earlier soak has left, rendered from another Content Lake.
  for (const file of globSync(join(buildFolder(env), 'server', 'route-cache', '**', 'soak-*'))) rmSync(file)
  const cluster = await startCluster(site, env, { hasLinks: true })
  const { sanity, apiBaseUrl } = readEnv(env)
  const lakeOrigin = sanity.localLakeUrl ?? ''
  const deletes = process.env.SOAK_DELETIONS === 'on'
  const report = await soak(cluster, { durationMs, seed, deletes, dataDir, lakeOrigin, apiOrigin: apiBaseUrl })
  print(report, seed)
  const { errors, enquiries, anomalies, unsettled } = report
  const isAllWell =
    Object.keys(errors).length + enquiries.lost + enquiries.doubled + anomalies.length + unsettled.length === 0
  return isAllWell ? 0 : 1
}
