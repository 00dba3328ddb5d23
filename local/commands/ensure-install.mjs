/**
 * Installs the packages when they are not there or not those of the lockfile. Plain JavaScript without dependencies: it runs on a
 * fresh clone, on whatever Node the machine has.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { countdown } from './countdown.mjs'

/** What npm says it has installed. */
const INSTALLED = join('node_modules', '.package-lock.json')

/** @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/**
 * Is what package-lock.json asks for installed? Compared by version and not by file times: a checkout or a completed lock touches the file
 * without changing what it asks for. Optional packages may be missing, they belong to other systems.
 */
function isInstalled() {
  if (!existsSync(INSTALLED) || !existsSync(nodeBinary())) return false
  const installed = packagesOf(INSTALLED)
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  )
}

/** The Node 24 that the project brings. */
export function nodeBinary() {
  return join('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** What an install takes on a machine with two cores, in seconds; only for the words on the screen. */
const INSTALL_SECONDS = 90

/** Runs `npm ci` if needed. Ends the process with one clear line when that fails. */
export async function ensureInstall() {
  if (isInstalled()) return
  console.log(`Installing packages (about ${INSTALL_SECONDS} seconds) …`)
  const stopCountdown = countdown(INSTALL_SECONDS)
  const child = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const status = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', resolve)
  })
  stopCountdown()
  if (status === 0 && existsSync(nodeBinary())) return
  const reason = errors
    .split('\n')
    .filter((line) => /npm error/.test(line))
    .slice(0, 6)
    .join('\n')
  console.error(`Installing the packages failed (npm ci: ${status}). Is the npm registry reachable?\n${reason}`)
  process.exit(1)
}
