/**
 * Before the browser tests: the real thing on free ports, with data and a build folder of its own, so that a site that runs on the same
 * machine is not disturbed.
 *
 * The build is made while the API drops every connection. So the first pages are pages that were made without it, and the tests see
 * them heal (api-down.test.ts, which the sequencer runs first).
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '../../lib/env.ts'
import { localEnvironment } from '../../local/environment.ts'
import { freePorts } from '../../local/free-ports.ts'
import { build, serve, untilServing } from '../../local/next.ts'
import { collectOutput, exitCode, stopChildrenOnSignals } from '../../local/processes.ts'
import { startStandIns } from '../../local/stand-ins.ts'
import { buildStudio } from '../../local/studio.ts'
import { setFaults } from './helpers/stand-ins.ts'

/** The Studio is kept from one run to the next, and made while the stand-ins start. */
async function makeStudio(): Promise<void> {
  const problem = await buildStudio(process.env)
  if (problem !== undefined) throw new Error(`The build of the Studio for the browser tests failed:\n${problem}`)
}

async function makeSite(): Promise<void> {
  const building = build(process.env, 'pipe')
  const output = collectOutput(building)
  if ((await exitCode(building)) !== 0) throw new Error(`The build for the browser tests failed:\n${output()}`)
}

export default async function setUp(): Promise<void> {
  stopChildrenOnSignals()
  const [site = 0, api = 0, lake = 0] = await freePorts(3)
  const environment = localEnvironment({
    ...process.env,
    PORT: String(site),
    LOCAL_API_PORT: String(api),
    LOCAL_LAKE_PORT: String(lake),
    LOCAL_DATA_DIR: mkdtempSync(join(tmpdir(), 'bowerbird-test-')),
    NEXT_DIST_DIR: '.next-test',
    SITE_ORIGIN: `http://localhost:${site}`,
    API_ORIGIN: `http://127.0.0.1:${api}`,
    LAKE_ORIGIN: `http://127.0.0.1:${lake}`,
  })
  Object.assign(process.env, environment)
  await startStandIns(process.env)
  await setFaults([{ match: '*', drop: true }])
  await makeStudio()
  await makeSite()

  const server = serve(readEnv(process.env), process.env, 'pipe')
  server.stdout?.resume()
  server.stderr?.resume()
  if (!(await untilServing(`http://127.0.0.1:${site}/api/health`))) throw new Error('The site does not answer')
}
