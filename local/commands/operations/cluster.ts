/** `npm run cluster`: two instances of the built site behind nginx with one Redis, and the stand-ins. */
import { startCluster } from '../../cluster/cluster.ts'
import { readArguments } from '../../processes/arguments.mjs'
import { exitCode } from '../../processes/processes.ts'
import { runCommand } from '../../processes/start.ts'
import { requireFreePort } from '../../site/next.ts'
import { localEnvironment } from '../../stack/environment.ts'

readArguments({
  name: 'cluster',
  description: 'runs two instances of the built site behind nginx with one Redis, and the stand-ins.',
})

await runCommand(async (site) => {
  await requireFreePort(site)
  const { front, sites, nginx } = await startCluster(site, localEnvironment(process.env))
  const [first, second] = sites
  console.log(`\n  ${front}, from ${first?.origin} and ${second?.origin}`)
  console.log(`  metrics: ${first?.metrics} and ${second?.metrics}\n\n  Ctrl-C stops everything.\n`)
  return exitCode(nginx)
})
