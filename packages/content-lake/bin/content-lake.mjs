#!/usr/bin/env node
/** Plain JavaScript, so that a Node that cannot run the TypeScript behind it gets one line instead of a stack. */
import process from 'node:process'

if (process.features.typescript) await import('../src/main.ts')
else {
  console.error(`content-lake needs Node 24 or newer; this is ${process.version}.`)
  process.exitCode = 1
}
