/** Starts the site's server in this process, outside Next's bundles; server.js runs it. */
import next from 'next'
import { EnvError, readEnv, type SiteEnv } from '../../env.ts'
import { errorMessage } from '../../log.ts'
import { exitOnSignals } from '../../server/http/draining.ts'
import { storeBuild, withPreviousBuilds } from '../../server/http/previous-builds.ts'
import { createSiteServer } from '../../server/http/site-server.ts'
import { type Build, differenceFromBuild, readBuild } from '../build-values.ts'
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

/** Exits with one line when there is no build, or one that was made with other values. */
function requireBuild(folder: string, env: SiteEnv): Build {
  const build = readBuild(folder) ?? refuse(`There is no build of this version in ${folder}.`)
  const difference = differenceFromBuild(build, env)
  return difference === null ? build : refuse(difference)
}

/** Listens on HOST and PORT until a signal ends the process. @throws when the port is taken */
export async function startSite(): Promise<void> {
  const env = requireEnv()
  const folder = process.env.NEXT_DIST_DIR || '.next'
  const { id } = requireBuild(folder, env)
  const { host, port, stateDir } = env
  logNextErrors()
  // Next makes the URL of a request of it, and names every loopback address localhost in what proxy.ts gets: a rewrite would
  // then be to another host, so that Next sends a request of its own, over TLS where a proxy in front has it, which fails.
  const app = next({ dev: false, hostname: 'localhost', port, webpack: true })
  const server = createSiteServer(withPreviousBuilds(app.getRequestHandler(), stateDir, folder))
  await Promise.all([
    // Next's reason, such as a build that was not finished.
    app.prepare().catch((error: unknown) => refuse(errorMessage(error).split('\n')[0] ?? '')),
    storeBuild(stateDir, { id, folder }),
  ])
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
