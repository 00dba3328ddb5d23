/** Runs drills one after the other on one cluster, which has a copy of the build and data of its own. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv, type SiteEnv } from '../../lib/env.ts'
import { startCluster } from '../cluster/cluster.ts'
import { CommandError } from '../command.mjs'
import { cleanUpAtExit } from '../processes/clean-up.ts'
import { copyBuild } from '../site/next.ts'
import { localEnvironment } from '../stack/environment.ts'
import type { DrillReport } from './drill.ts'
import { DRILLS } from './drills.ts'

/** The link that is served, in the project, because the packages are found from there. */
const RELEASE = '.next-drill'

export type DrillOutcome = DrillReport & { name: string; tookMs: number }

/**
 * @param names of {@link DRILLS}
 * @param onOutcome is called after each
 * @returns whether all have passed @throws CommandError without a build, or when the cluster does not start
 */
export async function runDrills(
  site: SiteEnv,
  source: NodeJS.ProcessEnv,
  names: readonly string[],
  onOutcome: (outcome: DrillOutcome) => void,
): Promise<boolean> {
  const build = source.NEXT_DIST_DIR || '.next'
  if (!existsSync(join(build, 'BUILD_ID'))) {
    throw new CommandError(`There is no build in ${build}. Run "npm run build" first.`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-drill-'))
  // nginx gives up root's rights, and has to enter the folder.
  chmodSync(folder, 0o755)
  const copy = `${RELEASE}-build`
  cleanUpAtExit([folder, RELEASE, copy])
  copyBuild(build, copy)
  rmSync(RELEASE, { force: true })
  symlinkSync(copy, RELEASE)
  const dataDir = join(folder, 'data')
  const env = localEnvironment({ ...source, NEXT_DIST_DIR: RELEASE, LOCAL_DATA_DIR: dataDir })
  const lakeOrigin = readEnv(env).sanity.localLakeUrl
  if (lakeOrigin === null) throw new CommandError('A drill breaks things: it runs with the local Content Lake only.')
  const cluster = await startCluster(site, env, () => undefined)
  let isPassed = true
  for (const name of names) {
    const own = join(folder, name)
    mkdirSync(own)
    const start = Date.now()
    const report = await DRILLS.get(name)?.run({ cluster, env, lakeOrigin, dataDir, folder: own })
    if (!report) throw new CommandError(`There is no drill "${name}".`)
    onOutcome({ ...report, name, tookMs: Date.now() - start })
    isPassed &&= report.isPassed
  }
  return isPassed
}
