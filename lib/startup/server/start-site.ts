/** Starts the site's server in this process, outside Next's bundles; server.js runs it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import next from 'next'
import { EnvError, readEnv, type SiteEnv } from '../../env.ts'
import { BUILD_VALUES, differenceFromBuild } from '../../next/build-values.ts'
import { keepBuild, withKeptBuilds } from '../../next/kept-builds.ts'
import { createSiteServer } from '../../server/http/site-server.ts'
import { exitOnSignals } from '../../server/lifecycle/draining.ts'
import { logNextErrors } from './log-next-errors.ts'

/** Exits with one line. */
function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** Exits with one line when the configuration is invalid. */
function requireEnv(): SiteEnv {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return refuse(error.message)
  }
}

/** Exits with one line when there is no build, or one that was made with other values. @returns its folder */
function requireBuildOf(env: SiteEnv): string {
  const folder = process.env.NEXT_DIST_DIR || '.next'
  const isComplete = ['BUILD_ID', BUILD_VALUES].every((file) => existsSync(join(folder, file)))
  if (!isComplete) refuse(`There is no build of this version in ${folder}.`)
  const difference = differenceFromBuild(folder, env)
  if (difference !== null) refuse(difference)
  return folder
}

/** Listens on HOST and PORT until a signal ends the process. @throws when the port is taken */
export async function startSite(): Promise<void> {
  const env = requireEnv()
  const buildFolder = requireBuildOf(env)
  const { host, port, stateDir } = env
  logNextErrors()
  const app = next({ dev: false, hostname: host, port, webpack: true })
  const server = createSiteServer(withKeptBuilds(app.getRequestHandler(), stateDir, buildFolder))
  await Promise.all([app.prepare(), keepBuild(stateDir, buildFolder)])
  exitOnSignals(async () => {
    await new Promise((resolve) => server.close(resolve))
    await app.close()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  process.stdout.write(`Ready in ${Math.round(performance.now())} ms at http://${host}:${port}\n`)
}
