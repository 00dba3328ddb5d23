/** Finds a Chromium for the browser tests, or installs Debian's where allowed. */
import { existsSync } from 'node:fs'
import { CommandError } from '../processes/command.mjs'
import { installDebianPackages } from './debian-packages.ts'

/**
 * Flags for every Chromium that this project starts: no sandbox, so that it runs as root, and no background network
 * traffic.
 */
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
 * Debian's headless build of the same Chromium version, without the browser UI: the browser tests take a third less
 * time.
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

/** Path of a Chromium, if there is one; installs nothing. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || find()
}

/**
 * Path of a Chromium.
 * @throws CommandError that explains how to install one
 */
export function ensureChromium(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!existsSync(given))
      throw new CommandError(`CHROMIUM_PATH is "${given}", expected the path of a Chromium. ${HELP}`)
    return given
  }
  const found = find()
  const install = () => (installDebianPackages(['chromium-headless-shell']) ? find() : undefined)
  // In CI the faster build is worth its installation.
  const path = process.env.CI && found !== HEADLESS_SHELL ? (install() ?? found) : (found ?? install())
  if (!path) throw new CommandError(`The browser tests need a Chromium, and none was found. ${HELP}`)
  return path
}
