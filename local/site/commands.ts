/**
 * The commands that build and serve the site. Each starts the stand-ins that the environment does not replace by hosted
 * services, and builds the Studio when it has changed.
 */
import { readEnv } from '../../lib/env.ts'
import { exitCode, finish } from '../processes/processes.ts'
import { localEnvironment } from '../stack/environment.ts'
import { requireLake } from '../stack/require-lake.ts'
import { startStandIns } from '../stack/stand-ins.ts'
import { hasFreshBuild, portsOf, writeBuildRecord } from './build-record.ts'
import { siteFingerprint } from './fingerprint.ts'
import { buildFolder, build as buildSite, develop, requireFreePort, serve, untilServing } from './next.ts'
import { prepareDevelopment } from './prepare-development.ts'
import { buildStudio } from './studio.ts'

/** `npm run dev`. The first page does not wait for the Studio. */
export const dev = {
  usage: {
    name: 'dev',
    description: 'starts the site with hot reload, and the stand-ins. .env.example lists its settings.',
  },
  async run(): Promise<number> {
    const site = readEnv(process.env)
    const env = localEnvironment(process.env)
    await requireFreePort(site)
    await startStandIns(env)
    const server = develop(site, env)
    void prepareDevelopment(site, env, server)
    return exitCode(server)
  },
}

/** `npm run build`. */
export const build = {
  usage: {
    name: 'build',
    description: 'creates a production build of the site and the Studio. .env.example lists its settings.',
  },
  async run(): Promise<number> {
    const env = localEnvironment(process.env)
    await requireLake(readEnv(process.env))
    await Promise.all([startStandIns(env), buildStudio(env)])
    return exitCode(buildSite(env))
  },
}

/** `npm start`. */
export const start = {
  usage: {
    name: 'start',
    description: 'serves the production build, and starts the stand-ins. .env.example lists its settings.',
  },
  async run(): Promise<number> {
    const site = readEnv(process.env)
    const env = localEnvironment(process.env)
    await requireFreePort(site)
    await startStandIns(env)
    return exitCode(serve(site, env))
  },
}

/** Durations of builds on a machine with two cores, in seconds. */
const BUILD_SECONDS = 90
const STUDIO_SECONDS = 20
const STEPS = 4

function step(number: number, what: string): void {
  console.log(`[${number}/${STEPS}] ${what}`)
}

/** `npm run site`. */
export const site = {
  usage: {
    name: 'site',
    description:
      'starts the local services, builds the site and the Studio, serves them and prints the URLs. .env.example lists its settings.',
  },
  async run(): Promise<number> {
    const siteEnv = readEnv(process.env)
    await requireFreePort(siteEnv)
    const env = localEnvironment(process.env)
    step(1, 'Starting the content and the API on this machine (a few seconds) …')
    const standIns = await startStandIns(env)

    step(2, `Building the Studio (about ${STUDIO_SECONDS} seconds; kept for the next time) …`)
    await buildStudio(env)

    if (hasFreshBuild(env)) step(3, 'The site is built, and nothing has changed since.')
    else {
      step(3, `Building the site (about ${BUILD_SECONDS} seconds; kept for the next time) …`)
      const fingerprint = siteFingerprint()
      await finish(buildSite(env, 'pipe'), 'The build')
      writeBuildRecord(buildFolder(env), { fingerprint, ports: portsOf(env) })
    }

    step(4, 'Serving …')
    const siteUrl = `http://localhost:${siteEnv.port}`
    const server = serve(siteEnv, env, 'pipe')
    server.stderr?.pipe(process.stderr)
    await untilServing(`http://${siteEnv.host}:${siteEnv.port}/api/health`, server)
    const rows = [
      ['Site', siteUrl],
      ['Studio', `${siteUrl}/studio`],
      ...standIns.map(({ name, origin }) => [name, origin]),
    ]
    console.log(
      `\n${rows.map(([name = '', origin]) => `  ${name.padEnd(14)}${origin}`).join('\n')}\n\n  Ctrl-C stops everything.\n`,
    )
    return exitCode(server)
  },
}
