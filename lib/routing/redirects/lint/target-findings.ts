/** Checks where a redirect leads: loops, chains, missing pages, and rows that the table left out. Pure. */
import { NO_SOURCE, type Source } from '../pattern.ts'
import { type Step, type Trace, traceRedirects } from '../resolve.ts'
import { patternOfSamplePath, samplePathOf } from '../sample-path.ts'
import { LEADS_TO_ITSELF } from '../table.ts'
import type { LintContext } from './context.ts'
import type { Found, LintRow } from './findings.ts'

/** Rewords a problem of the table in terms of the form's fields. */
function asSentence(problem: string): string {
  if (problem === NO_SOURCE) return 'The old address is missing.'
  if (problem === LEADS_TO_ITSELF) return 'It leads back to the old address.'
  const reworded = problem.replace('its source', 'the old address').replace('its target', 'the new address')
  return `${reworded.charAt(0).toUpperCase()}${reworded.slice(1)}.`
}

function idsOf(steps: readonly Step[], except: string): string[] {
  return [...new Set(steps.map(({ id }) => id))].filter((id) => id !== except)
}

/** The full path of a loop, from the first step to the one it returns to. */
function loopSentence({ steps, circle }: Trace): string {
  const sources = steps.map(({ key }) => patternOfSamplePath(key))
  if (circle < 0) return `This leads on and on without end: ${sources.slice(0, 3).join(' → ')} → …`
  return `This leads round in a circle: ${[...sources, sources[circle]].join(' → ')}.`
}

/** Findings about the target. */
export function targetFindings(row: LintRow, source: Source, context: LintContext): Found[] {
  const { table, known, loops } = context
  const loop = loops.get(row.id)
  if (loop) return [{ kind: 'loop', problem: loopSentence(loop), related: idsOf(loop.steps, row.id) }]
  const { steps, end } = traceRedirects(table, samplePathOf(source.parts), (path) => known.isPage(path))
  const [first, ...onward] = steps
  const last = steps.at(-1)
  if (first?.id !== row.id || !last) return []
  const destination = patternOfSamplePath(last.href)
  const isPattern = destination !== last.href
  const path = last.next
  const exists = end !== 'address' || path === null || isPattern || known.isOwn(path)
  const found: Found[] = []
  if (onward.length > 0) {
    const problem = `${patternOfSamplePath(first.href)} is itself redirected: people end at ${destination}. Write ${destination} here.`
    found.push({ kind: 'chain', problem, related: idsOf(onward, row.id) })
  }
  if (exists === false) found.push({ kind: 'missing', problem: `There is no page and no article at ${path}.` })
  return found
}

/** Findings about a row that the table left out; null for one that it holds. */
export function invalidRowFindings(
  { id, target, isTargetDraft }: LintRow,
  { problemById, sourceById }: LintContext,
): Found[] | null {
  const problem = problemById.get(id)
  if (problem === undefined) return null
  if (!sourceById.has(id)) return [{ kind: 'bad-source', problem: asSentence(problem) }]
  if (target?.kind !== 'page' || target.path) return [{ kind: 'bad-target', problem: asSentence(problem) }]
  if (!isTargetDraft) return [{ kind: 'bad-target', problem: 'The page it leads to is gone. Choose another one.' }]
  return [
    {
      kind: 'unpublished',
      problem: 'This page is not published, so the old address leads nowhere yet. Publish it, or choose another one.',
    },
  ]
}
