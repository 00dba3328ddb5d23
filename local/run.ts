/**
 * `npm run dev`, `build` and `start`: starts the stand-ins that the environment does not replace by hosted services,
 * builds the Studio when it has changed, then runs Next. In development the first page does not wait for the Studio.
 */
import type { SiteEnv } from '../lib/env.ts'
import { readArguments } from './processes/arguments.mjs'
import { exitCode } from './processes/processes.ts'
import { runCommand } from './processes/start.ts'
import { build, develop, requireFreePort, serve } from './site/next.ts'
import { prepareDevelopment } from './site/prepare-development.ts'
import { buildStudio } from './site/studio.ts'
import { localEnvironment } from './stack/environment.ts'
import { startStandIns } from './stack/stand-ins.ts'

type Command = { description: string; run: (site: SiteEnv, env: NodeJS.ProcessEnv) => Promise<number> }

const COMMANDS: Record<string, Command> = {
  dev: {
    description: 'starts the site with hot reload, and the stand-ins.',
    run: async (site, env) => {
      await requireFreePort(site)
      await startStandIns(env)
      const server = develop(site, env)
      void prepareDevelopment(site, env, server)
      return exitCode(server)
    },
  },
  build: {
    description: 'creates a production build of the site and the Studio.',
    run: async (_, env) => {
      await Promise.all([startStandIns(env), buildStudio(env)])
      return exitCode(build(env))
    },
  },
  start: {
    description: 'serves the production build, and starts the stand-ins.',
    run: async (site, env) => {
      await requireFreePort(site)
      await startStandIns(env)
      return exitCode(serve(site, env))
    },
  },
}

const [name = '', ...given] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) {
  console.error(`Usage: node local/run.ts ${Object.keys(COMMANDS).join(' | ')}`)
  process.exit(2)
}
readArguments({ name, description: `${command.description} .env.example lists its settings.` }, given)
await runCommand((site) => command.run(site, localEnvironment(process.env)))
