/** `npm run site` after the install: starts the stand-ins, builds, serves, and prints all URLs. */
import { readArguments } from '../processes/arguments.mjs'
import { exitCode, finish } from '../processes/processes.ts'
import { runCommand } from '../processes/start.ts'
import { build, requireFreePort, serve, untilServing } from '../site/next.ts'
import { buildStudio } from '../site/studio.ts'
import { localEnvironment } from '../stack/environment.ts'
import { startStandIns } from '../stack/stand-ins.ts'

/** Duration of a build on a machine with two cores, in seconds. */
const BUILD_SECONDS = 90
/** The same for the Studio. */
const STUDIO_SECONDS = 20
const STEPS = 4

function step(number: number, what: string): void {
  console.log(`[${number}/${STEPS}] ${what}`)
}

readArguments({
  name: 'site',
  description:
    'starts the local services, builds the site and the Studio, serves them and prints the URLs. .env.example lists its settings.',
})

await runCommand(async (site) => {
  await requireFreePort(site)
  const env = localEnvironment(process.env)
  step(1, 'Starting the content and the API on this machine (a few seconds) …')
  const standIns = await startStandIns(env)

  step(2, `Building the Studio (about ${STUDIO_SECONDS} seconds; kept for the next time) …`)
  await buildStudio(env)

  step(3, `Building the site (about ${BUILD_SECONDS} seconds) …`)
  await finish(build(env, 'pipe'), 'The build')

  step(4, 'Serving …')
  const siteUrl = `http://localhost:${site.port}`
  const server = serve(site, env, 'pipe')
  server.stderr?.pipe(process.stderr)
  await untilServing(`http://${site.host}:${site.port}/api/health`, server)
  const rows = [
    ['Site', siteUrl],
    ['Studio', `${siteUrl}/studio`],
    ...standIns.map(({ name, origin }) => [name, origin]),
  ]
  console.log(
    `\n${rows.map(([name = '', origin]) => `  ${name.padEnd(14)}${origin}`).join('\n')}\n\n  Ctrl-C stops everything.\n`,
  )
  return exitCode(server)
})
