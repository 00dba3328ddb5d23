/**
 * Two machines with a site each, nginx and Redis on the first, set up by the commands of docs/OPERATING.md ("systemd", "Two
 * machines").
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import type { ContainerStack } from './container-stack.ts'
import { createMachines, type Machine, type Machines } from './machines.ts'
import type { Podman } from './podman.ts'

const RUNBOOK = readFileSync(join('docs', 'OPERATING.md'), 'utf8')

/** Of the runbook, on a machine with systemd. */
export const LIST_HELD_ENQUIRIES = /systemd-run [^`]+ enquiries list/.exec(RUNBOOK)?.[0] ?? ''

const UNIT = 'bowerbird@3001'
const PASSWORD = 'of-the-test'

/** Runs a command of the runbook. @throws when the runbook does not have it, or it fails */
function follow(machine: Machine, command: string): void {
  if (!RUNBOOK.includes(`\`${command}\``)) throw new Error(`docs/OPERATING.md does not say: ${command}`)
  machine.run(command)
}

export type TwoMachines = {
  first: Machine
  second: Machine
  /** Where nginx listens. */
  front: string
  /** Puts a release on both, one after the other. */
  deploy(release: string): Promise<void>
  /** Resolves once the site of a machine is ready. */
  untilReady(machine: Machine): Promise<unknown>
  remove(): Promise<void>
}

/** Copies a release out of its image. */
function takeRelease(podman: Podman, release: string, machines: readonly Machine[]): void {
  const container = podman.run('create', `bowerbird:${release}`).trim()
  for (const { root } of machines) podman.run('cp', `${container}:/app`, join(root, 'srv', 'bowerbird', release))
  podman.run('rm', container)
  for (const machine of machines) machine.run(`chown -R bowerbird:bowerbird /srv/bowerbird/${release}`)
}

/** Values of the site, from those of the containers. */
function siteValues({ env }: ContainerStack, first: Machine): string {
  const names = ['API_BASE_URL', 'NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SANITY_PROJECT_ID', 'SANITY_WEBHOOK_SECRET']
  const given = [...names, 'ENQUIRY_KEY'].map((name) => `${name}=${env[name]}`)
  const own = [
    `REDIS_URL=redis://:${PASSWORD}@${first.address}:6379`,
    `TRUSTED_PROXIES=${first.address}`,
    'NODE_OPTIONS=--import=/forward.mjs',
  ]
  return [...given, ...own, ''].join('\n')
}

function setUpSite(machine: Machine, values: string): void {
  const { root, address } = machine
  follow(machine, 'useradd --system --home-dir /srv/bowerbird --shell /usr/sbin/nologin bowerbird')
  follow(machine, 'install -d -o bowerbird -g bowerbird /srv/bowerbird')
  writeFileSync(join(root, 'etc', 'bowerbird.env'), values, { mode: 0o600 })
  copyFileSync(join(import.meta.dirname, 'forward.mjs'), join(root, 'forward.mjs'))
  const units = join(root, 'etc', 'systemd', 'system')
  copyFileSync(join('deploy', 'systemd', 'bowerbird@.service'), join(units, 'bowerbird@.service'))
  // As `systemctl edit` writes it.
  mkdirSync(join(units, `${UNIT}.service.d`))
  writeFileSync(join(units, `${UNIT}.service.d`, 'override.conf'), `[Service]\nEnvironment=HOST=${address}\n`)
  machine.run('systemctl daemon-reload')
}

function setUpRedis({ root, address, run }: Machine): void {
  const file = join(root, 'etc', 'redis', 'redis.conf')
  const settings = readFileSync(file, 'utf8').replace(/^bind .*/m, `bind ${address}\nrequirepass ${PASSWORD}`)
  writeFileSync(file, settings)
  run('systemctl enable --now redis-server')
}

function setUpNginx(machine: Machine, sites: readonly Machine[]): void {
  const settings = readFileSync(join('deploy', 'nginx.conf'), 'utf8')
  const [one, two] = sites.map(({ address }) => `${address}:3001`)
  const adapted = settings
    .replaceAll('site-1:3000', `${one}`)
    .replaceAll('site-2:3000', `${two}`)
    .replaceAll('8080', '80')
  const text = `error_log /var/log/nginx/error.log crit;\n${adapted}`
  writeFileSync(join(machine.root, 'etc', 'nginx', 'nginx.conf'), text)
  machine.run('mkdir -p /var/cache/nginx /etc/nginx/tls /etc/nginx/include && systemctl enable --now nginx')
  follow(machine, 'nginx -t && systemctl reload nginx')
}

/** @param releases of which there are images; the first is what runs */
export async function startTwoMachines(
  podman: Podman,
  stack: ContainerStack,
  releases: string[],
): Promise<TwoMachines> {
  const machines: Machines = createMachines(join(podman.folder, 'machines'), join(podman.folder, 'stand-ins'))
  const [first, second] = [machines.add('first'), machines.add('second')]
  const both = [first, second]

  const untilReady = ({ address, attempt }: Machine) =>
    waitFor(() => attempt(`curl -sf "http://${address}:3001/api/health?ready"`).status === 0, {
      what: `The site at ${address}`,
    })

  async function deploy(release: string): Promise<void> {
    for (const machine of both) {
      machine.run(`ln -sfn ${release} /srv/bowerbird/current && systemctl restart ${UNIT}`)
      await untilReady(machine)
    }
  }

  async function setUp(): Promise<void> {
    await Promise.all(both.map((machine) => machine.switchOn()))
    for (const machine of both) setUpSite(machine, siteValues(stack, first))
    setUpRedis(first)
    setUpNginx(first, both)
    for (const release of releases) takeRelease(podman, release, both)
    for (const machine of both) machine.run(`systemctl enable ${UNIT}`)
    await deploy(releases[0] ?? '')
  }

  try {
    await setUp()
  } catch (error) {
    // Nobody else could: their processes and networks outlive the test.
    await machines.remove()
    throw error
  }
  return { first, second, front: `http://${first.address}`, deploy, untilReady, remove: machines.remove }
}
