/**
 * `npm run check`: format, lint, types, stale generated files, unused code, boundaries between folders, redirects and
 * links, names, facts, age and signatures of new packages, the proof of security, and the sizes of the pages. Every check
 * runs even after a failure, so that one run reports all problems.
 *
 * - `npm run check -- --quick`: all but the sizes, which need a build of the site.
 * - `npm run check -- types format`: only the checks whose name begins with one of the words.
 */
import { join } from 'node:path'
import { type Arguments, CommandError } from '../processes/command.mjs'
import { collectOutput, exitCode, startNode } from '../processes/processes.ts'
import { checkPageSizes } from './page-sizes.ts'

const bin = (name: string, ...path: string[]) => join('node_modules', name, ...path)

/** Its output is printed when it has ended, so that outputs do not interleave. */
type Check = { name: string; args: string[] }

const CHECKS: readonly Check[] = [
  // The longest first: they run in parallel.
  { name: 'generated content types', args: ['studio/tools/typegen.mjs', '--check'] },
  { name: 'types', args: [bin('typescript', 'bin', 'tsc'), '--noEmit'] },
  { name: 'format and lint', args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'redirects and links', args: [join('local', 'check', 'redirects.ts')] },
  { name: 'names', args: [join('local', 'check', 'names.ts')] },
  { name: 'boundaries', args: [join('local', 'check', 'boundaries.ts')] },
  { name: 'proof of security', args: [join('local', 'check', 'proof.ts')] },
  { name: 'packages', args: [join('local', 'check', 'packages.ts')] },
  { name: 'facts', args: [join('local', 'check', 'facts.ts')] },
  { name: 'unused code', args: [bin('knip', 'bin', 'knip.js'), '--no-progress'] },
]

/** Needs a build, and so the whole machine: it runs after the others. */
const PAGE_SIZES = 'page sizes'

/** Runs a check. @returns its name, and whether it has passed */
async function report(name: string, check: () => Promise<boolean>): Promise<{ name: string; isPassed: boolean }> {
  const startedAt = Date.now()
  const isPassed = await check()
  console.log(`${isPassed ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
  return { name, isPassed }
}

async function passes(args: readonly string[]): Promise<boolean> {
  const child = startNode(args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const output = collectOutput(child)
  const code = await exitCode(child)
  process.stdout.write(output())
  return code === 0
}

export const usage = {
  name: 'check',
  description:
    'checks format, lint, types, generated files, unused code, redirects, facts and sizes of pages, or only what one of the words names.',
  options: { quick: { type: 'boolean', description: 'all but the sizes of pages, which need a build' } },
  words: '[<word> …]',
} as const

export async function run({ values, words }: Arguments<typeof usage>): Promise<number> {
  const isSelected = (name: string) => words.length === 0 || words.some((word) => name.startsWith(word))
  const selected = CHECKS.filter(({ name }) => isSelected(name))
  const hasSizes = !values.quick && isSelected(PAGE_SIZES)
  if (selected.length === 0 && !hasSizes) {
    throw new CommandError(`No check has a name that begins with ${words.join(' or ')}.`)
  }
  const results = await Promise.all(selected.map(({ name, args }) => report(name, () => passes(args))))
  if (hasSizes) results.push(await report(PAGE_SIZES, checkPageSizes))
  const failed = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name)
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
  return failed.length > 0 ? 1 : 0
}
