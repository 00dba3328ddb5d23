/**
 * Machines as systemd sees them: each has processes, files, a host name and an address of its own, and the programs of this
 * machine. It is switched off at once, and on again with what was on its disk.
 */
import { type ChildProcess, execFileSync, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitFor } from '@bowerbird/content-lake/server/wait-for'

export type Machine = {
  address: string
  /** Its root folder. */
  root: string
  /** Runs a line of the shell as root. */
  attempt(line: string): SpawnSyncReturns<string>
  /** The same. @returns its output @throws with its errors */
  run(line: string): string
  /** Resolves once systemd has started what is enabled. */
  switchOn(): Promise<void>
  /** As if it were unplugged: nothing is stopped or written before. */
  switchOff(): Promise<void>
}

export type Machines = { add(name: string): Machine; remove(): Promise<void> }

const SYSTEMD = '/lib/systemd/systemd'

const BOOT = join(import.meta.dirname, 'boot-machine.sh')

/** First three numbers of the addresses, of this run alone; the last is that of a machine or, 1, of this one. */
const NETWORK = `10.77.${process.pid % 256}`

/** What this machine starts, mounts and is called. */
const OF_THIS_MACHINE = [
  'systemd/system',
  'init.d',
  'fstab',
  ...[0, 1, 2, 3, 4, 5, 6, 'S'].map((level) => `rc${level}.d`),
]

const FOLDERS = ['usr', 'proc', 'sys', 'dev', 'run', 'tmp', 'root', 'srv', 'host', 'stand-ins', 'programs/bin']
const WRITTEN = ['lib', 'cache', 'tmp', 'spool', 'log/nginx', 'lib/nginx', 'log/redis', 'lib/redis']

const execute = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' })

function createRoot(root: string): void {
  for (const name of [...FOLDERS, 'programs.work']) mkdirSync(join(root, name), { recursive: true })
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${name}`, join(root, name))
  execute('cp', '--archive', '/etc', root)
  for (const name of OF_THIS_MACHINE) rmSync(join(root, 'etc', name), { recursive: true, force: true })
  mkdirSync(join(root, 'etc', 'systemd', 'system'))
  for (const name of WRITTEN) mkdirSync(join(root, 'var', name), { recursive: true })
  for (const name of ['log/redis', 'lib/redis']) execute('chown', 'redis:redis', join(root, 'var', name))
  // Node 24 as /usr/bin/node.
  copyFileSync(process.execPath, join(root, 'programs', 'bin', 'node'))
}

/** Why this machine can make none; null when it can. */
export function obstacleToMachines(): string | null {
  const { status } = spawnSync('unshare', ['--fork', '--pid', '--mount', '--cgroup', 'test', '-x', SYSTEMD])
  return status === 0 ? null : `there is no ${SYSTEMD}, or no namespaces`
}

/** @param folder where their roots are @param standIns the folder of the stand-ins' sockets */
export function createMachines(folder: string, standIns: string): Machines {
  const id = String(process.pid)
  const bridge = `bb${id}`
  const added: { machine: Machine; network: string }[] = []
  execute('ip', 'link', 'add', bridge, 'type', 'bridge')
  execute('ip', 'address', 'add', `${NETWORK}.1/24`, 'dev', bridge)
  execute('ip', 'link', 'set', bridge, 'up')

  /** Joins a network of its own to the bridge. @returns its name */
  function addNetwork(address: string): string {
    const number = added.length
    const [network, here, there] = [`${bridge}-${number}`, `bh${id}${number}`, `bt${id}${number}`]
    const within = (...args: string[]) => execute('ip', '-n', network, ...args)
    execute('ip', 'netns', 'add', network)
    execute('ip', 'link', 'add', here, 'type', 'veth', 'peer', 'name', there)
    execute('ip', 'link', 'set', here, 'master', bridge, 'up')
    execute('ip', 'link', 'set', there, 'netns', network)
    within('link', 'set', there, 'name', 'eth0')
    within('address', 'add', `${address}/24`, 'dev', 'eth0')
    for (const name of ['lo', 'eth0']) within('link', 'set', name, 'up')
    return network
  }

  function add(name: string): Machine {
    const address = `${NETWORK}.${11 + added.length}`
    const network = addNetwork(address)
    const root = join(folder, name)
    createRoot(root)
    writeFileSync(join(root, 'etc', 'hosts'), `127.0.0.1 localhost\n${address} ${name}\n`)
    let power: ChildProcess | null = null

    function attempt(line: string): SpawnSyncReturns<string> {
      const { stdout: init } = spawnSync('pgrep', ['--parent', String(power?.pid)], { encoding: 'utf8' })
      const within = ['--target', init.trim(), '--all', '--wdns=/']
      const shell = ['env', '-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/root', 'sh', '-c', line]
      return spawnSync('nsenter', [...within, ...shell], { encoding: 'utf8' })
    }

    function run(line: string): string {
      const { status, stdout, stderr, error } = attempt(line)
      if (status !== 0) throw new Error(`${name}: ${line}: ${error?.message ?? stdout + stderr}`)
      return stdout.trim()
    }

    async function switchOn(): Promise<void> {
      const namespaces = ['--fork', '--kill-child', '--pid', '--mount', '--uts', '--ipc', '--cgroup']
      const boot = ['unshare', ...namespaces, 'sh', BOOT, root, name, standIns]
      power = spawn('ip', ['netns', 'exec', network, ...boot], { stdio: ['ignore', 'ignore', 'inherit'] })
      // "degraded": a service of Debian's own did not start. The site needs none of them.
      await waitFor(() => /running|degraded/.test(attempt('systemctl is-system-running').stdout), {
        what: `${name}, switched on`,
      })
    }

    async function switchOff(): Promise<void> {
      const off = power
      if (off === null) return
      power = null
      const hasEnded = new Promise((resolve) => off.once('exit', resolve))
      off.kill('SIGKILL')
      await hasEnded
    }

    const machine = { address, root, attempt, run, switchOn, switchOff }
    added.push({ machine, network })
    return machine
  }

  async function remove(): Promise<void> {
    for (const { machine, network } of added) {
      await machine.switchOff()
      execute('ip', 'netns', 'delete', network)
      rmSync(machine.root, { recursive: true, force: true })
    }
    execute('ip', 'link', 'delete', bridge)
  }

  return { add, remove }
}
