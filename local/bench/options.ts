/** Parses the command-line options of `npm run bench`. */
import { parseArgs } from 'node:util'
import { StartError } from '../http/listen.ts'
import type { Paths } from './pages.ts'

const PARTS = ['js', 'lighthouse', 'phone', 'publish', 'scale', 'redirects', 'voices'] as const

export type Part = (typeof PARTS)[number]

export type BenchOptions = {
  parts: readonly Part[]
  pages: Paths
  /** Whether to write docs/BENCHMARK.md. */
  write: boolean
}

const USAGE = `npm run bench -- [--only ${PARTS.join('|')}] [--pages /,/services] [--write]`

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { only: { type: 'string' }, pages: { type: 'string' }, write: { type: 'boolean', default: false } },
    }).values
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\nUsage: ${USAGE}`)
  }
}

/** @throws StartError that names the wrong option */
export function readOptions(args: readonly string[]): BenchOptions {
  const { only, pages, write } = parse(args)
  const part = PARTS.find((name) => name === only)
  if (only !== undefined && !part) throw new StartError(`--only is "${only}", expected one of ${PARTS.join(', ')}.`)
  const paths = pages?.split(',').map((path) => path.trim())
  const wrong = paths?.find((path) => !path.startsWith('/'))
  if (wrong !== undefined) throw new StartError(`--pages holds "${wrong}", expected paths such as /,/services.`)
  if (write && (part || paths)) {
    throw new StartError('--write documents a whole run: leave out --only and --pages.')
  }
  return { parts: part ? [part] : PARTS, pages: paths ?? null, write }
}
