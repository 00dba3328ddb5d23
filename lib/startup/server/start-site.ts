/** Starts the site's server in this process, outside Next's bundles; server.js runs it. */
import next from 'next'
import { EnvError, readEnv, type SiteEnv } from '../../env.ts'
import { createSiteServer } from '../../server/http/site-server.ts'
import { exitOnSignals } from '../../server/lifecycle/draining.ts'
import { logNextErrors } from './log-next-errors.ts'

/** Exits with one line when the configuration is invalid. */
function requireEnv(): SiteEnv {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Listens on HOST and PORT until a signal ends the process. @throws when the port is taken or there is no build */
export async function startSite(): Promise<void> {
  const { host, port } = requireEnv()
  logNextErrors()
  const app = next({ dev: false, hostname: host, port, webpack: true })
  const server = createSiteServer(app.getRequestHandler())
  await app.prepare()
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
