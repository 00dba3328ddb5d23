/**
 * Installs the packages when they are missing or differ from the lockfile. Plain JavaScript without dependencies: it
 * runs on a fresh clone, on whatever Node the machine has.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

/** npm's record of the installed packages. */
const INSTALLED = join('node_modules', '.package-lock.json')

/** @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean }>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/**
 * Whether the packages of package-lock.json are installed. Compares versions, not file times, because a checkout
 * touches the file without changing it. Optional packages may be missing: they are for other platforms. A deployed site
 * (NODE_ENV is production) needs no development packages.
 */
function isInstalled() {
  if (!existsSync(INSTALLED) || !existsSync(nodeBinary())) return false
  const installed = packagesOf(INSTALLED)
  return Object.entries(packagesOf('package-lock.json')).every(([path, { version, optional, dev }]) => {
    const mayMiss = optional || (dev && process.env.NODE_ENV === 'production')
    return path === '' || installed[path]?.version === version || (mayMiss && !installed[path])
  })
}

/** Path of the Node 24 that is a dependency of the project. */
export function nodeBinary() {
  return join('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** Duration of an install on a machine with two cores, in seconds. */
const INSTALL_SECONDS = 90

/** Runs `npm ci` if needed. Exits with a one-line message when that fails. */
export async function ensureInstall() {
  if (isInstalled()) return
  console.log(`Installing packages (about ${INSTALL_SECONDS} seconds) …`)
  const child = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  })
  // Otherwise npm would go on alone.
  const stop = () => {
    child.kill()
    process.exit(143)
  }
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, stop)
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const status = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', resolve)
  })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.off(signal, stop)
  if (status === 0 && existsSync(nodeBinary())) return
  const reason = errors
    .split('\n')
    .filter((line) => /npm error/.test(line))
    .slice(0, 6)
    .join('\n')
  console.error(`Installing the packages failed (npm ci: ${status}). Is the npm registry reachable?\n${reason}`)
  process.exit(1)
}
