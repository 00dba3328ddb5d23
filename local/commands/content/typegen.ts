/** `npm run typegen`: generates the list of sections in the schema, and the content types. */
import { join } from 'node:path'
import { readArguments } from '../../processes/arguments.mjs'
import { exitCode, startNode } from '../../processes/processes.ts'
import { runCommand } from '../../processes/start.ts'

readArguments({
  name: 'typegen',
  description: 'generates the content types from the schema in studio/ and the queries in lib/content.',
})

await runCommand(() => exitCode(startNode([join('studio', 'tools', 'typegen.mjs')])))
