/** deploy/compose.yaml as it is, on this machine, with base images and a build of this machine. */
import { execFileSync, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePorts } from '../../../../local/processes/free-ports.ts'
import { startNode, stopAll } from '../../../../local/processes/processes.ts'
import { BUILD_FOLDER } from '../../../../local/site/test-build.ts'
import { stackEnvironment } from '../../../../local/stack/stack-environment.ts'
import { startStandIns } from '../../../../local/stack/stand-ins.ts'
import type { Podman } from './podman.ts'

/**
 * Names the network as well. Podman's name server answers for all networks of one name, so that a run whose predecessor was
 * killed, and left its containers running, would otherwise find the Valkey of that one.
 */
const PROJECT = `bowerbird-test-${process.pid}`

/** Not the one of the checkout, whose files may be changed. */
export const SOURCE_COMMIT = 'c0ffee'.padEnd(40, '0')

/** What every container of the test gets beyond compose.yaml: the way to the stand-ins. */
function additions(folder: string): string {
  const site = {
    environment: { NODE_OPTIONS: '--import=/forward.mjs' },
    volumes: [
      `${resolve(import.meta.dirname, 'forward.mjs')}:/forward.mjs:ro`,
      `${join(folder, 'stand-ins')}:/stand-ins:ro`,
    ],
  }
  return JSON.stringify({ services: { 'site-1': site, 'site-2': site } })
}

export type ContainerStack = {
  /** nginx. */
  front: string
  env: NodeJS.ProcessEnv
  /** Runs podman-compose, with other variables. */
  compose(over: Record<string, string | undefined>, ...args: string[]): SpawnSyncReturns<string>
  /** Builds the image of RELEASE with all its stages, as docs/OPERATING.md says. @throws with the output when there is none */
  build(): void
  /** Runs deploy/roll-out.sh, and meanwhile this process goes on. @returns its exit code and output */
  rollOut(release: string): Promise<{ code: number | null; output: string }>
  /** Name of a service's container. */
  container(service: string): string
  stop(): Promise<void>
}

export async function startContainerStack(podman: Podman, release: string): Promise<ContainerStack> {
  const [front = 0, tls = 0, api = 0, lake = 0] = await freePorts(4)
  const standIns = stackEnvironment({ site: front, api, lake }, BUILD_FOLDER, join(podman.folder, 'data'))
  Object.assign(process.env, standIns)
  const file = join(podman.folder, 'additions.yaml')
  writeFileSync(file, additions(podman.folder))
  const env: NodeJS.ProcessEnv = {
    ...podman.env,
    RELEASE: release,
    SOURCE_COMMIT,
    API_BASE_URL: 'http://127.0.0.1:4000',
    NEXT_PUBLIC_SITE_URL: `http://127.0.0.1:${front}`,
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'localdemo',
    SANITY_WEBHOOK_SECRET: standIns.SANITY_WEBHOOK_SECRET,
    ENQUIRY_KEY: standIns.ENQUIRY_KEY,
    HTTP_PORT: `127.0.0.1:${front}`,
    HTTPS_PORT: `127.0.0.1:${tls}`,
  }
  const command = ['podman-compose', '-p', PROJECT, '-f', join('deploy', 'compose.yaml'), '-f', file]
  const compose = (over: Record<string, string | undefined>, ...args: string[]) => {
    const options = { env: { ...env, ...over }, encoding: 'utf8', maxBuffer: 2 ** 26 } as const
    return spawnSync(command[0] ?? '', [...command.slice(1), ...args], options)
  }
  function build(): void {
    const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()
    // What npm has here already is not downloaded again.
    const options = ['--podman-build-args', `--pull=never --volume ${cache}:/root/.npm`]
    const [program = '', ...args] = [command[0], ...options, ...command.slice(1), 'build', 'site-1']
    const { stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8', maxBuffer: 2 ** 26 })
    // podman-compose ends with 0 whatever has failed.
    if (podman.attempt('image', 'exists', `bowerbird:${release}`).status !== 0) throw new Error(`${stdout}\n${stderr}`)
  }
  await startStandIns(standIns)
  const sockets = join(podman.folder, 'stand-ins')
  mkdirSync(sockets)
  startNode([join(import.meta.dirname, 'sockets.ts'), sockets, `lake=${lake}`, `api=${api}`])

  async function rollOut(to: string) {
    const given = { ...env, RELEASE: to, COMPOSE: command.join(' ') }
    const child = spawn('sh', [join('deploy', 'roll-out.sh')], { env: given, stdio: ['ignore', 'pipe', 'pipe'] })
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    return { code: child.exitCode, output: out + errors }
  }

  async function stop(): Promise<void> {
    compose({}, 'down', '-v')
    await stopAll()
  }
  const container = (service: string) => `${PROJECT}_${service}_1`
  return { front: `http://127.0.0.1:${front}`, env, compose, build, rollOut, container, stop }
}
