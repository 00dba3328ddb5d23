/**
 * A stack: a Content Lake, an API and a site with their own ports, data and copy of the build of the browser tests.
 *
 * Files that write content or break the API share one with the other such files of their worker, which run one after the
 * other (own-stack.ts). All other files share a single one, which refuses both (shared-stack.ts).
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readEnv } from '../../lib/env.ts'
import { freePorts } from '../../local/processes/free-ports.ts'
import { stopAll } from '../../local/processes/processes.ts'
import { serve, untilServing } from '../../local/site/next.ts'
import { BUILD_FOLDER } from '../../local/site/test-build.ts'
import { READ_ONLY, stackEnvironment } from '../../local/stack/stack-environment.ts'
import { startStandIns } from '../../local/stack/stand-ins.ts'
import { copySharedBuild } from './helpers/servers/copy-shared-build.ts'
import { htmlWith } from './helpers/servers/stand-ins.ts'

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

/** @param name part of the name of its folder; READ_ONLY is added to the environment of one that is shared */
export async function startStack(name: string | number, settings: Partial<typeof READ_ONLY> = {}): Promise<Stack> {
  const [site = 0, api = 0, lake = 0] = await freePorts(3)
  const ports = { site, api, lake }
  const folder = `${BUILD_FOLDER}-${name}`
  const dataFolder = mkdtempSync(join(tmpdir(), 'bowerbird-test-'))
  const env = { ...stackEnvironment(ports, folder, dataFolder), ...settings }
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

/** Waits until the first pages hold data of the API; the build has none. */
export async function loadApiData({ env }: Pick<Stack, 'env'>): Promise<void> {
  for (const path of ['/', '/voice-over-artists']) await htmlWith('Tamsin Reed', path, env.SITE_ORIGIN)
}

/** Variable with the URL at which workers get the shared stack. */
const SHARED_STACK = 'SHARED_STACK_URL'

/**
 * Offers the workers one stack, started when the first of them requests it. It belongs to the process of the runner, because
 * a worker ends with the first test that fails.
 * @returns what stops it
 */
export async function offerSharedStack(): Promise<() => Promise<void>> {
  let started: Promise<Stack> | undefined
  async function start(): Promise<Stack> {
    const stack = await startStack('shared', READ_ONLY)
    await loadApiData(stack)
    return stack
  }
  const server = createServer(async (_, response) => {
    started ??= start()
    try {
      const { env, pid } = await started
      response.end(JSON.stringify({ env, pid }))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: AddressInfo = Object.assign({ port: 0, family: '', address: '' }, server.address())
  process.env[SHARED_STACK] = `http://127.0.0.1:${port}`
  return async () => {
    server.close()
    const stack = await started?.catch(() => undefined)
    await stack?.stop()
  }
}

/** In a worker: the shared stack. @throws when it has not started */
export async function sharedStack(): Promise<Pick<Stack, 'env' | 'pid'>> {
  const response = await fetch(process.env[SHARED_STACK] ?? '')
  if (!response.ok) throw new Error(`The shared stack has not started: ${await response.text()}`)
  return response.json()
}
