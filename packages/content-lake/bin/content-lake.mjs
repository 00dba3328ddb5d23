#!/usr/bin/env node
/** Plain JavaScript, so that a Node that cannot run what is behind it gets one line instead of a stack. */
import module from 'node:module'
import process from 'node:process'

const OLDEST = 24

if (Number.parseInt(process.version.slice(1), 10) >= OLDEST) {
  // What was compiled at an earlier start is read from the disk: the lake starts twice as fast.
  module.enableCompileCache()
  await import('../src/main.ts')
} else {
  console.error(`content-lake needs Node ${OLDEST} or newer; this is ${process.version}.`)
  process.exitCode = 1
}
