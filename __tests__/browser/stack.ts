/**
 * The stack of one worker: a Content Lake, an API and a site with their own ports, data and copy of the shared build,
 * so that test files run in parallel though they edit content and break the API.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readEnv } from '../../lib/env.ts'
import { freePorts } from '../../local/processes/free-ports.ts'
import { stopAll } from '../../local/processes/processes.ts'
import { serve, untilServing } from '../../local/site/next.ts'
import { BUILD_FOLDER } from '../../local/site/test-build.ts'
import { stackEnvironment } from '../../local/stack/stack-environment.ts'
import { startStandIns } from '../../local/stack/stand-ins.ts'
import { copySharedBuild } from './helpers/servers/copy-shared-build.ts'

/** @returns the id of the server's process */
async function serveSite(env: NodeJS.ProcessEnv): Promise<number> {
  const server = serve(readEnv(env), env, 'pipe')
  // Tests make the API fail all the time; errors of the site itself are shown beside the test that met them.
  if (server.stderr) {
    createInterface(server.stderr).on('line', (line) => {
      if (/⨯|"level":"error","event":"(?!api\.)/.test(line)) console.error(`site ${env.PORT}: ${line}`)
    })
  }
  await untilServing(`${env.SITE_ORIGIN}/api/health`, server)
  return server.pid ?? 0
}

export type Stack = {
  env: NodeJS.ProcessEnv
  /** Of the site's server. */
  pid: number
  /** Ends its processes and deletes its data and its copy of the build. */
  stop(): Promise<void>
}

/** @param index number of the worker */
export async function startStack(index: number): Promise<Stack> {
  const [site = 0, api = 0, lake = 0] = await freePorts(3)
  const ports = { site, api, lake }
  const folder = `${BUILD_FOLDER}-${index}`
  const dataFolder = mkdtempSync(join(tmpdir(), 'bowerbird-test-'))
  const env = stackEnvironment(ports, folder, dataFolder)
  async function stop(): Promise<void> {
    await stopAll()
    for (const made of [dataFolder, folder]) rmSync(made, { recursive: true, force: true })
  }
  try {
    copySharedBuild(folder, ports)
    await startStandIns(env)
    return { env, pid: await serveSite(env), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
