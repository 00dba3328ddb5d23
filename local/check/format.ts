/** `npm run format`: formats, sorts imports and applies the safe fixes of the linter. */
import { join } from 'node:path'
import type { Arguments } from '../processes/command.mjs'
import { exitCode, startNode } from '../processes/processes.ts'

const BIOME = join('node_modules', '@biomejs', 'biome', 'bin', 'biome')

export const usage = {
  name: 'format',
  description:
    'formats, sorts imports and applies the safe fixes of the linter, in the whole project or in these paths.',
  words: '[<path> …]',
}

export function run({ words }: Arguments): Promise<number> {
  return exitCode(startNode([BIOME, 'check', '--write', ...(words.length > 0 ? words : ['.'])]))
}
