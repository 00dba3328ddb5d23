/**
 * `npm run lock`: completes package-lock.json after an install from a registry that lacks the packages of other platforms.
 *
 * npm leaves an optional dependency out of the lock when the registry does not have it (the builds of Next's compiler, of
 * the formatter, of sharp … for other systems). `npm ci` then refuses the lock: "Missing: NAME@VERSION from lock file". This
 * adds each missing one as an optional entry bound to its system, which npm skips where it does not apply.
 */
import { readFileSync, writeFileSync } from 'node:fs'

export const usage = {
  name: 'lock',
  description: 'restores entries that an install has removed from package-lock.json. Run it after every install.',
  words: '[<package-lock.json>]',
}

const SYSTEMS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'netbsd', 'openbsd', 'sunos', 'aix', 'openharmony']
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'ppc64le']

/** Whether a package at `from` (a key of the lock) finds `name` in its own or an outer node_modules. */
function resolves(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (!at) return false
  }
}

/** The entry of a package that npm has left out. */
function entryOf(name, range, isDevelopment) {
  const words = name.replace('windows', 'win32').split(/[-/]/)
  const os = SYSTEMS.find((system) => words.includes(system)) ?? 'none' // no platform in its name: never installed
  const cpu = PROCESSORS.find((processor) => words.includes(processor))
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(isDevelopment && { dev: true }),
    optional: true,
    os: [os],
    ...(cpu && { cpu: [cpu] }),
    ...(words.includes('musl') && { libc: ['musl'] }),
  }
}

/** @param {{ words: string[] }} given @returns {Promise<number>} */
export async function run({ words: [file = 'package-lock.json'] }) {
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const added = []
  for (const [key, { dev, optionalDependencies = {} }] of Object.entries(lock.packages))
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (resolves(lock.packages, key, name)) continue
      lock.packages[`node_modules/${name}`] = entryOf(name, range, dev)
      added.push(`${name}@${range}`)
    }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(added.length ? `added ${added.length} optional entries: ${added.join(', ')}` : 'the lock is complete')
  return 0
}
