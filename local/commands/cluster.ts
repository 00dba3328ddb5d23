/** `npm run cluster`: two instances of the built site behind nginx with one Redis, and the stand-ins. */
import { readArguments } from '../arguments.mjs'
import { startCluster } from '../cluster/cluster.ts'
import { localEnvironment } from '../environment.ts'
import { requireFreePort } from '../next.ts'
import { exitCode } from '../processes.ts'
import { runCommand } from '../start.ts'

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
