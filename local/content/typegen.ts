/** `npm run typegen`: generates the lists of sections in the schema and of the site, and the content types. */
import { join } from 'node:path'
import { exitCode, startNode } from '../processes/processes.ts'

export const usage = {
  name: 'typegen',
  description: 'generates the content types from the schema in studio/ and the queries in lib/content.',
}

export function run(): Promise<number> {
  return exitCode(startNode([join('studio', 'tools', 'typegen.mjs')]))
}
