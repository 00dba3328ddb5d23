#!/usr/bin/env node
/** Plain JavaScript, so that a Node that cannot run what is behind it gets one line instead of a stack. */
import { spawn } from 'node:child_process'
import module from 'node:module'
import process from 'node:process'

const OLDEST = [22, 12]

const [major = 0, minor = 0] = process.version.slice(1).split('.').map(Number)

if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(`content-lake needs Node ${OLDEST.join('.')} or newer; this is ${process.version}.`)
  process.exitCode = 1
} else if (module.isBuiltin('node:sqlite')) {
  // What was compiled at an earlier start is read from the disk: the lake starts twice as fast.
  module.enableCompileCache()
  await import('../src/main.ts')
} else {
  // Node 22.12 has SQLite with this flag only.
  const args = ['--experimental-sqlite', ...process.execArgv, ...process.argv.slice(1)]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('close', (code) => {
    process.exitCode = code ?? 1
  })
}
