/**
 * `npm run dev`, `build` and `start`: starts the stand-ins that the environment does not replace by hosted services,
 * builds the Studio when it has changed, then runs Next.
 */
import { localEnvironment } from './environment.ts'
import { build, develop, requireFreePort, requireUnservedFolder, serve } from './next.ts'
import { exitCode } from './processes.ts'
import { startStandIns } from './stand-ins.ts'
import { runCommand } from './start.ts'
import { buildStudio, isStudioStale } from './studio.ts'

const [, , name] = process.argv

async function studio(env: NodeJS.ProcessEnv): Promise<void> {
  if (!isStudioStale()) return
  console.log('Building the Studio …')
  await buildStudio(env)
}

await runCommand(async (site) => {
  switch (name) {
    case 'dev': {
      await requireFreePort(site)
      const env = localEnvironment(process.env)
      await Promise.all([startStandIns(env), studio(env)])
      return exitCode(develop(site, env))
    }
    case 'build': {
      requireUnservedFolder(process.env)
      const env = localEnvironment(process.env)
      await Promise.all([startStandIns(env), studio(env)])
      return exitCode(build(env))
    }
    case 'start': {
      await requireFreePort(site)
      const env = localEnvironment(process.env)
      await startStandIns(env)
      return exitCode(serve(site, env))
    }
    default:
      console.error('Usage: node local/run.ts dev | build | start')
      return 2
  }
})
