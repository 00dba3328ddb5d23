/**
 * `npm run dev`, `build` and `start`: starts the stand-ins that the environment does not replace by hosted services,
 * builds the Studio when it has changed, then runs Next.
 */
import type { ChildProcess } from 'node:child_process'
import type { SiteEnv } from '../lib/env.ts'
import { localEnvironment } from './environment.ts'
import { build, develop, requireFreePort, serve } from './next.ts'
import { exitCode } from './processes.ts'
import { startStandIns } from './stand-ins.ts'
import { runCommand } from './start.ts'
import { buildStudio } from './studio.ts'

const COMMANDS: Record<string, (site: SiteEnv, env: NodeJS.ProcessEnv) => ChildProcess> = {
  dev: develop,
  build: (_, env) => build(env),
  start: serve,
}

const [, , name = ''] = process.argv

await runCommand(async (site) => {
  const run = COMMANDS[name]
  if (!run) {
    console.error(`Usage: node local/run.ts ${Object.keys(COMMANDS).join(' | ')}`)
    return 2
  }
  if (name !== 'build') await requireFreePort(site)
  const env = localEnvironment(process.env)
  await Promise.all([startStandIns(env), name === 'start' ? undefined : buildStudio(env)])
  return exitCode(run(site, env))
})
