/** Installs Debian packages that tests need. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Names of packages by a file that each installs. */
type Packages = Readonly<Record<string, string>>

/** What the tests of several instances start. */
export const SERVERS: Packages = {
  '/usr/bin/redis-server': 'redis-server',
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/bin/openssl': 'openssl',
}

/** What the test of the containers needs. */
export const CONTAINERS: Packages = {
  '/usr/bin/podman': 'podman',
  '/usr/bin/podman-compose': 'podman-compose',
  '/usr/sbin/runc': 'runc',
  '/usr/lib/podman/netavark': 'netavark',
  '/usr/lib/podman/aardvark-dns': 'aardvark-dns',
  '/usr/sbin/iptables': 'iptables',
  '/bin/busybox': 'busybox-static',
  // Two machines with systemd.
  '/usr/bin/ip': 'iproute2',
  '/usr/bin/pgrep': 'procps',
  '/usr/bin/curl': 'curl',
}

/** @returns the packages whose file is not there */
export function missingPackages(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, name]) => (existsSync(path) ? [] : [name]))
}

/** By apt-get as root, or through sudo where it needs no password. Returns whether it succeeded. */
export function installDebianPackages(names: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/etc/debian_version')) return false
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  console.log(`Installing ${names.join(', ')} (about a minute) …`)
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ].every((step) => {
    const [command = 'apt-get', ...args] = [...prefix, 'apt-get', ...step]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, args, { stdio: 'ignore', env }).status === 0
  })
}
