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

/** Whether it was `npm ci --omit=dev` that has installed: the installation of a deployed site. */
function isWithoutDevelopment(installed) {
  return !Object.values(installed).some(({ dev, optional }) => dev && !optional)
}

/**
 * Whether the packages of package-lock.json are installed. Compares versions, not file times, because a checkout
 * touches the file without changing it. Optional packages may be missing: they are for other platforms.
 * @param {boolean} isServing the command serves a deployed site, which needs no development packages
 */
function isInstalled(isServing) {
  if (!existsSync(INSTALLED) || !existsSync(nodeBinary())) return false
  const installed = packagesOf(INSTALLED)
  const isDeployed = process.env.NODE_ENV === 'production' || (isServing && isWithoutDevelopment(installed))
  return Object.entries(packagesOf('package-lock.json')).every(([path, { version, optional, dev }]) => {
    const mayMiss = optional || (dev && isDeployed)
    return path === '' || installed[path]?.version === version || (mayMiss && !installed[path])
  })
}

/** Path of the Node 24 that is a dependency of the project. */
export function nodeBinary() {
  return join('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** Duration of an install on a machine with two cores, in seconds. */
const INSTALL_SECONDS = 90

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Ends an installation with this process: on signals, and when npm, which does not pass SIGTERM on, has left this process
 * behind. The installation leads a process group of its own, because it starts others.
 * @param start starts it, once this process can no longer end without it
 * @returns the installation, and a function that ends the watch
 */
function startWithThisProcess(start) {
  const stop = () => {
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid)
    } catch {
      // It has just ended.
    }
    process.exit(143)
  }
  const parent = process.ppid
  const timer = setInterval(() => process.ppid !== parent && stop(), 500)
  for (const signal of SIGNALS) process.once(signal, stop)
  const child = start()
  function endWatch() {
    clearInterval(timer)
    for (const signal of SIGNALS) process.off(signal, stop)
  }
  return { child, endWatch }
}

/**
 * Runs `npm ci` if needed. Exits with a one-line message when that fails.
 * @param {boolean} isServing the command serves a deployed site
 */
export async function ensureInstall(isServing = false) {
  if (isInstalled(isServing)) return
  console.log(`Installing packages (about ${INSTALL_SECONDS} seconds) …`)
  const { child, endWatch } = startWithThisProcess(() =>
    spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
      detached: process.platform !== 'win32',
    }),
  )
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const status = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', resolve)
  })
  endWatch()
  if (status === 0 && existsSync(nodeBinary())) return
  const reason = errors
    .split('\n')
    .filter((line) => /npm error/.test(line))
    .slice(0, 6)
    .join('\n')
  console.error(`Installing the packages failed (npm ci: ${status}). Is the npm registry reachable?\n${reason}`)
  process.exit(1)
}
