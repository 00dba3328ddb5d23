#!/usr/bin/env node
/** Plain JavaScript, so that a Node that cannot run what is behind it gets one line instead of a stack. */
import process from 'node:process'

const OLDEST = 24

if (Number.parseInt(process.version.slice(1), 10) >= OLDEST) await import('../src/main.ts')
else {
  console.error(`content-lake needs Node ${OLDEST} or newer; this is ${process.version}.`)
  process.exitCode = 1
}
