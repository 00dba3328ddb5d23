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
import { freePorts } from '../../local/free-ports.ts'
import { build, serve } from '../../local/next.ts'
import { exitCode, stopChildrenOnSignals } from '../../local/processes.ts'
import { startStandIns } from '../../local/stand-ins.ts'
import { setFaults } from './helpers/stand-ins.ts'

async function waitUntilUp(url: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}

export default async function setUp(): Promise<void> {
  stopChildrenOnSignals()
  const [site = 0, api = 0, lake = 0] = await freePorts(3)
  Object.assign(process.env, {
    PORT: String(site),
    LOCAL_API_PORT: String(api),
    LOCAL_LAKE_PORT: String(lake),
    LOCAL_DATA_DIR: mkdtempSync(join(tmpdir(), 'bowerbird-test-')),
    NEXT_DIST_DIR: '.next-test',
    SITE_ORIGIN: `http://localhost:${site}`,
    API_ORIGIN: `http://127.0.0.1:${api}`,
  })
  await startStandIns(process.env)
  await setFaults([{ match: '*', drop: true }])

  const building = build(process.env, 'pipe')
  let output = ''
  for (const stream of [building.stdout, building.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  if ((await exitCode(building)) !== 0) throw new Error(`The build for the browser tests failed:\n${output}`)

  const server = serve(readEnv(process.env), process.env, 'pipe')
  server.stdout?.resume()
  server.stderr?.resume()
  await waitUntilUp(`http://127.0.0.1:${site}/api/health`)
}
