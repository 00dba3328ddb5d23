/**
 * `npm run cluster`: two instances of the built site behind nginx with one Redis, and the stand-ins. A copy of the site, made
 * every ten minutes, is served while both are down.
 */
import { fileURLToPath } from 'node:url'
import { startCluster } from '../../cluster/cluster.ts'
import { readArguments } from '../../processes/arguments.mjs'
import { exitCode, startNode } from '../../processes/processes.ts'
import { runCommand } from '../../processes/start.ts'
import { requireFreePort } from '../../site/next.ts'
import { localEnvironment } from '../../stack/environment.ts'

const MIRROR = fileURLToPath(new URL('mirror.ts', import.meta.url))
const MIRROR_SECONDS = '600'

readArguments({
  name: 'cluster',
  description: 'runs two instances of the built site behind nginx with one Redis, and the stand-ins.',
})

await runCommand(async (site) => {
  await requireFreePort(site)
  const { front, sites, nginx, mirrorFolder } = await startCluster(site, localEnvironment(process.env))
  const [first, second] = sites
  console.log(`\n  ${front}, from ${first?.origin} and ${second?.origin}`)
  console.log(`  metrics: ${first?.metrics} and ${second?.metrics}\n\n  Ctrl-C stops everything.\n`)
  startNode([MIRROR, '--every', MIRROR_SECONDS, front, mirrorFolder])
  return exitCode(nginx)
})
