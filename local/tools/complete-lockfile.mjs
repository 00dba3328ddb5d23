#!/usr/bin/env node
// Completes package-lock.json after an install from a registry that lacks the packages of other platforms.
//
// npm leaves an optional dependency out of the lock when the registry does not have it (the builds of Next's compiler,
// of the formatter, of sharp … for other systems). `npm ci` then refuses the lock: "Missing: NAME@VERSION from lock
// file". This adds each missing one as an optional entry bound to its system, which npm skips where it does not apply.
//   node complete-lockfile.mjs [package-lock.json]      run it after every install that rewrites the lock
import { readFileSync, writeFileSync } from 'node:fs'
import { readArguments } from '../processes/arguments.mjs'

const {
  words: [file = 'package-lock.json'],
} = readArguments({
  name: 'lock',
  description: 'restores entries that an install has removed from package-lock.json. Run it after every install.',
  words: '[<package-lock.json>]',
})
const lock = JSON.parse(readFileSync(file, 'utf8'))
const systems = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'netbsd', 'openbsd', 'sunos', 'aix', 'openharmony']
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'ppc64le']

/** Does a package at `from` (a key of the lock) find `name` in its own or an outer node_modules? */
function resolves(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (!at) return false
  }
}

const added = []
for (const [key, entry] of Object.entries(lock.packages))
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolves(key, name)) continue
    const words = name.replace('windows', 'win32').split(/[-/]/)
    const os = systems.find((s) => words.includes(s)) ?? 'none' // no platform in its name: never installed
    const cpu = processors.find((p) => words.includes(p))
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      ...(entry.dev && { dev: true }),
      optional: true,
      os: [os],
      ...(cpu && { cpu: [cpu] }),
      ...(words.includes('musl') && { libc: ['musl'] }),
    }
    added.push(`${name}@${range}`)
  }

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length ? `added ${added.length} optional entries: ${added.join(', ')}` : 'the lock is complete')
