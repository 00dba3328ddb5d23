/**
 * `npm run soak`: visitors, editors and enquiries on the built site as a cluster, whose processes are killed and hung in
 * turn, for SOAK_SECONDS (300 by default, at most 3600). It ends with a table, and with 1 when a visitor got an error or an
 * enquiry was lost or doubled.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '../../../lib/env.ts'
import { CommandError } from '../../processes/command.mjs'
import { table } from '../../processes/markdown-table.ts'
import { cleanUpAtExit } from '../../processes/processes.ts'
import { requireFreePort } from '../../site/next.ts'
import { localEnvironment } from '../../stack/environment.ts'
import { startCluster } from '../cluster.ts'
import { describeCounts } from '../visitor.ts'
import { type SoakReport, soak } from './soak.ts'

function seconds(): number {
  const given = Number(process.env.SOAK_SECONDS || 300)
  if (Number.isInteger(given) && given >= 10 && given <= 3600) return given
  throw new CommandError('SOAK_SECONDS must be a whole number from 10 to 3600.')
}

function print({ pages, enquiries, seenAfterMs, before, after, faults }: SoakReport): void {
  const inTwoSeconds = seenAfterMs.filter((ms) => ms <= 2000)
  const never = seenAfterMs.filter((ms) => ms === Number.POSITIVE_INFINITY)
  const rows = [
    ['faults', String(faults)],
    ['requests for pages', String(pages.requests)],
    ['errors of visitors', describeCounts(pages.errors)],
    ['enquiries', String(enquiries.sent)],
    ['attempts that failed', describeCounts(enquiries.failedAttempts)],
    ['lost, doubled', `${enquiries.lost}, ${enquiries.doubled}`],
    ['received again after a failed attempt', String(enquiries.repeated)],
    ['publishes', String(seenAfterMs.length)],
    ['seen within 2 s, never', `${inTwoSeconds.length}, ${never.length}`],
    ['slowest publish', `${Math.max(...seenAfterMs)} ms`],
    ['MB of the sites, before and after', `${before.memoryMb.join(' and ')} → ${after.memoryMb.join(' and ')}`],
    ['descriptors', `${before.descriptors.join(' and ')} → ${after.descriptors.join(' and ')}`],
  ]
  console.log(`\n${table(['', 'soak'], rows)}\n`)
}

export const usage = {
  name: 'soak',
  description:
    'runs visitors, editors and enquiries on the built site as a cluster while its processes are killed, for SOAK_SECONDS (300, from 10 to 3600).',
}

export async function run(): Promise<number> {
  const site = readEnv(process.env)
  const durationMs = seconds() * 1000
  await requireFreePort(site)
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-soak-'))
  cleanUpAtExit([dataDir])
  const env = localEnvironment({ ...process.env, LOCAL_DATA_DIR: dataDir })
  const cluster = await startCluster(site, env)
  const report = await soak(cluster, { durationMs, dataDir, lakeOrigin: readEnv(env).sanity.localLakeUrl ?? '' })
  print(report)
  const { pages, enquiries } = report
  return Object.keys(pages.errors).length > 0 || enquiries.lost + enquiries.doubled > 0 ? 1 : 0
}
