/**
 * `npm run check`: format, lint, types, stale generated files, unused code, redirects and links, facts, and the sizes of
 * the pages. Every check runs even after a failure, so that one run reports all problems.
 *
 * - `npm run check -- --quick`: all but the sizes, which need a build of the site.
 * - `npm run check -- types format`: only the checks whose name begins with one of the words.
 */
import { join } from 'node:path'
import { readArguments } from '../processes/arguments.mjs'
import { collectOutput, exitCode, startNode } from '../processes/processes.ts'
import { runCommand } from '../processes/start.ts'
import { StartError } from '../processes/start-error.ts'

const bin = (name: string, ...path: string[]) => join('node_modules', name, ...path)

type Check = { name: string; args: string[] }

const checks: Check[] = [
  // The longest first: they run in parallel.
  { name: 'generated content types', args: ['studio/tools/typegen.mjs', '--check'] },
  { name: 'types', args: [bin('typescript', 'bin', 'tsc'), '--noEmit'] },
  { name: 'format and lint', args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'redirects and links', args: [join('local', 'tools', 'lint-redirects.ts')] },
  { name: 'names', args: [join('local', 'tools', 'lint-names.ts')] },
  { name: 'facts', args: [join('local', 'tools', 'lint-facts.ts')] },
  { name: 'unused code', args: [bin('knip', 'bin', 'knip.js'), '--no-progress'] },
]

const PAGE_SIZES: Check = { name: 'page sizes', args: [join('local', 'tools', 'page-sizes.ts')] }

/** Runs a check and prints its output when it has ended, so that outputs do not interleave. */
async function passes({ name, args }: Check): Promise<boolean> {
  const startedAt = Date.now()
  const child = startNode(args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const output = collectOutput(child)
  const ok = (await exitCode(child)) === 0
  process.stdout.write(output())
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
  return ok
}

const { values, words } = readArguments({
  name: 'check',
  description:
    'checks format, lint, types, generated files, unused code, redirects, facts and sizes of pages, or only what one of the words names.',
  options: { quick: { type: 'boolean', description: 'all but the sizes of pages, which need a build' } },
  words: '[<word> …]',
})

await runCommand(async () => {
  const isAsked = ({ name }: Check) => words.length === 0 || words.some((word) => name.startsWith(word))
  const asked = checks.filter(isAsked)
  const hasSizes = !values.quick && isAsked(PAGE_SIZES)
  if (asked.length === 0 && !hasSizes)
    throw new StartError(`No check has a name that begins with ${words.join(' or ')}.`)
  const results = await Promise.all(asked.map(async (check) => ({ check, ok: await passes(check) })))
  if (hasSizes) results.push({ check: PAGE_SIZES, ok: await passes(PAGE_SIZES) })
  const failed = results.filter(({ ok }) => !ok).map(({ check }) => check.name)
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
  return failed.length > 0 ? 1 : 0
})
