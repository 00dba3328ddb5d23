/**
 * Finds a Chromium for the browser tests, or installs Debian's when it may.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { StartError } from './http/listen.ts'

/** Flags for every Chromium that this project starts: without a sandbox it runs as root too, and none of it calls out. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Chromium without the windows of a browser around it, which nobody looks at here: the same engine, of the same version and package, and
 * the browser tests take two thirds of the time.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const CANDIDATES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const HELP =
  'Install one (Debian: "sudo apt-get install chromium-headless-shell"; Ubuntu: "sudo apt-get install chromium"; macOS: "brew install --cask chromium") or set CHROMIUM_PATH.'

function find(): string | undefined {
  return CANDIDATES.find((path) => existsSync(path))
}

/** apt-get as root, or through sudo where that needs no password. Returns the path when it worked. */
function installOnDebian(): string | undefined {
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/etc/debian_version')) return undefined
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  console.log('Installing Debian’s headless Chromium (about a minute) …')
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
  ]) {
    const [command = 'apt-get', ...args] = [...prefix, 'apt-get', ...step]
    const { status } = spawnSync(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) return undefined
  }
  return find()
}

/**
 * Path of a Chromium.
 * @throws StartError that says how to get one
 */
export function ensureChromium(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!existsSync(given))
      throw new StartError(`CHROMIUM_PATH is "${given}", expected the path of a Chromium. ${HELP}`)
    return given
  }
  const found = find()
  // On a machine that does nothing but test, the quicker one is worth its installation.
  const path = process.env.CI && found !== HEADLESS_SHELL ? (installOnDebian() ?? found) : (found ?? installOnDebian())
  if (!path) throw new StartError(`The browser tests need a Chromium, and none was found. ${HELP}`)
  return path
}
