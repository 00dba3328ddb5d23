/** `npm run format`: formats, sorts imports and applies the safe fixes of the linter. */
import { join } from 'node:path'
import { readArguments } from '../processes/arguments.mjs'
import { exitCode, startNode } from '../processes/processes.ts'
import { runCommand } from '../processes/start.ts'

const { words } = readArguments({
  name: 'format',
  description:
    'formats, sorts imports and applies the safe fixes of the linter, in the whole project or in these paths.',
  words: '[<path> …]',
})

const BIOME = join('node_modules', '@biomejs', 'biome', 'bin', 'biome')

await runCommand(() => exitCode(startNode([BIOME, 'check', '--write', ...(words.length > 0 ? words : ['.'])])))
