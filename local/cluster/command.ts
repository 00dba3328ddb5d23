/**
 * `npm run cluster`: two instances of the built site behind nginx with one Redis, and the stand-ins. A copy of the site, made
 * every ten minutes, is served while both are down.
 */
import { fileURLToPath } from 'node:url'
import { readEnv } from '../../lib/env.ts'
import { exitCode, startNode } from '../processes/processes.ts'
import { requireFreePort } from '../site/next.ts'
import { localEnvironment } from '../stack/environment.ts'
import { startCluster } from './cluster.ts'

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url))
const MIRROR_SECONDS = '600'

export const usage = {
  name: 'cluster',
  description: 'runs two instances of the built site behind nginx with one Redis, and the stand-ins.',
}

export async function run(): Promise<number> {
  const site = readEnv(process.env)
  await requireFreePort(site)
  const { front, sites, nginx, mirrorFolder } = await startCluster(site, localEnvironment(process.env))
  const [first, second] = sites
  console.log(`\n  ${front}, from ${first?.origin} and ${second?.origin}`)
  console.log(`  metrics: ${first?.metrics} and ${second?.metrics}\n\n  Ctrl-C stops everything.\n`)
  startNode([CLI, 'mirror', '--every', MIRROR_SECONDS, front, mirrorFolder])
  return exitCode(nginx)
}
