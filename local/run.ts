/**
 * `npm run dev | build | start`: starts whatever the environment does not point elsewhere, then runs Next.
 */
import { build, develop, requireFreePort, serve } from './next.ts'
import { exitCode } from './processes.ts'
import { startStandIns } from './stand-ins.ts'
import { runCommand } from './start.ts'

const [, , name] = process.argv

await runCommand(async (site) => {
  switch (name) {
    case 'dev':
      await requireFreePort(site)
      await startStandIns(process.env)
      return exitCode(develop(site, process.env))
    case 'build':
      await startStandIns(process.env)
      return exitCode(build(process.env))
    case 'start':
      await requireFreePort(site)
      await startStandIns(process.env)
      return exitCode(serve(site, process.env))
    default:
      console.error('Usage: node local/run.ts dev | build | start')
      return 2
  }
})
