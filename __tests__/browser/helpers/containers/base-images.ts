/**
 * Base images under the names that deploy/ takes, made of the programs of this machine, in seconds and without a registry:
 * busybox for the shell and its tools, and Node, nginx and Redis with the libraries that they load.
 */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import type { Podman } from './podman.ts'

const BUSYBOX = '/bin/busybox'

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

const USERS = [
  'root:x:0:0:root:/root:/bin/sh',
  'node:x:1000:1000::/home/node:/bin/sh',
  'nobody:x:65534:65534::/:/bin/sh',
]
const GROUPS = ['root:x:0:', 'node:x:1000:', 'nogroup:x:65534:']

const FOLDERS = [
  'bin',
  'etc',
  'tmp',
  'proc',
  'sys',
  'dev',
  'root',
  'run',
  'home/node',
  'usr/local/bin',
  'usr/bin',
  'usr/sbin',
]

function copyInto(root: string, from: string, to = from): void {
  const target = join(root, to)
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(realpathSync(from), target)
}

/** The files that a program loads. */
function libraries(program: string): string[] {
  return execFileSync('ldd', [program], { encoding: 'utf8' }).match(/\/\S+/g) ?? []
}

const C_LIBRARY = /\/lib\/\S*\/libc\.so\.6/

/** Parts of the C library that are loaded by name, when a host is looked up, and those that native packages of npm name. */
const PARTS = [
  ...['libnss_dns.so.2', 'libresolv.so.2'],
  ...['libdl.so.2', 'libm.so.6', 'libpthread.so.0', 'librt.so.1', 'libutil.so.1'],
]

/** @returns the folder of a root file system with busybox and the program */
function createRoot(folder: string, program?: { from: string; to: string }): string {
  for (const name of FOLDERS) mkdirSync(join(folder, name), { recursive: true })
  chmodSync(join(folder, 'tmp'), 0o1777)
  copyInto(folder, BUSYBOX)
  for (const applet of execFileSync(BUSYBOX, ['--list'], { encoding: 'utf8' }).trim().split('\n')) {
    if (applet !== 'busybox') symlinkSync('busybox', join(folder, 'bin', applet))
  }
  writeFileSync(join(folder, 'etc', 'passwd'), `${USERS.join('\n')}\n`)
  writeFileSync(join(folder, 'etc', 'group'), `${GROUPS.join('\n')}\n`)
  writeFileSync(join(folder, 'etc', 'nsswitch.conf'), 'hosts: files dns\n')
  if (program) {
    copyInto(folder, program.from, program.to)
    for (const library of libraries(program.from)) {
      copyInto(folder, library)
      if (C_LIBRARY.test(library)) for (const name of PARTS) copyInto(folder, join(dirname(library), name))
    }
  }
  return folder
}

function importImage(podman: Podman, root: string, name: string, changes: readonly string[]): void {
  const archive = `${root}.tar`
  execFileSync('tar', ['-C', root, '-cf', archive, '.'])
  const given = [`ENV PATH=${PATH}`, ...changes].flatMap((change) => ['--change', change])
  podman.run('import', '--quiet', ...given, archive, name)
}

/** The name of an image in one of the files of deploy/, in full. */
function imageName(file: string, pattern: RegExp): string {
  const name = pattern.exec(readFileSync(join('deploy', file), 'utf8'))?.[1]
  if (name === undefined) throw new Error(`deploy/${file} names no image like ${pattern}`)
  return name.includes('/') ? `docker.io/${name}` : `docker.io/library/${name}`
}

/** busybox alone, to find out whether this machine starts any container. */
export const PROBE = 'localhost/probe'

export function importProbe(podman: Podman): void {
  importImage(podman, createRoot(join(podman.folder, 'probe')), PROBE, [])
}

/** What Node and npm trust on this machine, and the registry that npm uses here. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

const npm = (...args: string[]) => execFileSync('npm', args, { encoding: 'utf8' }).trim()

/** Of the npm that runs here. Its own `npm root --global` goes by the Node of the project, which has no npm. */
function npmFolder(): string {
  const programs = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm'))
  const program = programs.find((path) => existsSync(path))
  if (!program) throw new Error('There is no npm')
  return dirname(dirname(realpathSync(program)))
}

/** With npm, by which the second stage installs. */
function importNode(podman: Podman): void {
  const root = createRoot(join(podman.folder, 'node'), { from: process.execPath, to: '/usr/local/bin/node' })
  const modules = join(root, 'usr', 'local', 'lib', 'node_modules')
  cpSync(npmFolder(), join(modules, 'npm'), { recursive: true, dereference: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr', 'local', 'bin', 'npm'))
  // Of the first line of npm's script.
  symlinkSync('../../bin/busybox', join(root, 'usr', 'bin', 'env'))
  const changes = ['CMD ["node"]', `ENV npm_config_registry=${npm('config', 'get', 'registry')}`]
  if (existsSync(CERTIFICATES)) {
    copyInto(root, CERTIFICATES)
    changes.push(`ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`)
  }
  importImage(podman, root, imageName('Dockerfile', /^ARG NODE_IMAGE=(\S+)/m), changes)
}

function importNginx(podman: Podman): void {
  const root = createRoot(join(podman.folder, 'nginx'), { from: '/usr/sbin/nginx', to: '/usr/sbin/nginx' })
  copyInto(root, '/etc/nginx/mime.types')
  for (const name of ['var/cache/nginx', 'var/lib/nginx', 'var/log/nginx'])
    mkdirSync(join(root, name), { recursive: true })
  const changes = ['STOPSIGNAL SIGQUIT', 'CMD ["nginx", "-g", "daemon off;"]']
  importImage(podman, root, imageName('compose.yaml', /NGINX_IMAGE:-([^}]+)/), changes)
}

function importValkey(podman: Podman): void {
  const root = createRoot(join(podman.folder, 'valkey'), { from: '/usr/bin/redis-server', to: '/usr/bin/redis-server' })
  mkdirSync(join(root, 'data'))
  const start = join(root, 'usr', 'local', 'bin', 'valkey-server')
  // The official image is compiled without the protected mode.
  writeFileSync(start, '#!/bin/sh\nexec /usr/bin/redis-server --protected-mode no "$@"\n')
  chmodSync(start, 0o755)
  importImage(podman, root, imageName('compose.yaml', /VALKEY_IMAGE:-([^}]+)/), [
    'WORKDIR /data',
    'CMD ["valkey-server"]',
  ])
}

export function importBaseImages(podman: Podman): void {
  importNode(podman)
  importNginx(podman)
  importValkey(podman)
}
