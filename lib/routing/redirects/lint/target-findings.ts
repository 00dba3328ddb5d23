/** Checks where a redirect leads: loops, chains, missing pages, and rows that the table left out. Pure. */
import { isPostPath } from '../../../knowledge-base/paths.ts'
import { isVoicePath } from '../../../voices/paths.ts'
import { examplePathOf, patternOfExamplePath } from '../example-path.ts'
import { fallbackPage } from '../fallback-page.ts'
import type { SitePaths } from '../reserved-paths.ts'
import { type Trace, traceRedirects } from '../resolve.ts'
import { targetFieldOf } from '../target-kinds.ts'
import type { Found, LintContext, LintRow, ParsedRow } from './findings.ts'

/** The full path of a loop, from the first step to the one it returns to. */
function loopSentence({ steps, loopStart }: Trace): string {
  const sources = steps.map(({ key }) => patternOfExamplePath(key))
  if (loopStart < 0) return `This leads on and on without end: ${sources.slice(0, 3).join(' → ')} → …`
  return `This leads round in a circle: ${[...sources, sources[loopStart]].join(' → ')}.`
}

/** What is missing at the end, and where visitors go instead. */
function missingSentence(path: string, known: SitePaths): string {
  const instead = fallbackPage(path, known.isPage)
  if (instead === null) return `There is no page and no article at ${path}.`
  if (isVoicePath(path)) return `It leads to a voice that the API does not have, ${path}: visitors go to ${instead}.`
  return isPostPath(path)
    ? `It leads to an article that the API does not have, ${path}: visitors go to ${instead}.`
    : `There is no page at ${path}: visitors go to ${instead}.`
}

/** Findings about the target. */
export function targetFindings({ row, source }: ParsedRow, { table, known }: LintContext): Found[] {
  const trace = traceRedirects(table, examplePathOf(source.parts), (path) => known.isPage(path))
  if (trace.end === 'loop') return [{ kind: 'loop', problem: loopSentence(trace) }]
  const [first, ...onward] = trace.steps
  const last = trace.steps.at(-1)
  if (first?.id !== row.id || !last) return []
  const destination = patternOfExamplePath(last.href)
  const isPattern = destination !== last.href
  const path = last.next
  const exists = trace.end !== 'no redirect' || path === null || isPattern || known.isOwn(path)
  const found: Found[] = []
  if (onward.length > 0) {
    const problem = `${patternOfExamplePath(first.href)} is itself redirected: people end at ${destination}. Write ${destination} here.`
    found.push({ kind: 'chain', problem })
  }
  if (exists === false) found.push({ kind: 'missing', problem: missingSentence(path, known) })
  return found
}

/** The finding about a row that the table left out because of its target. */
export function invalidTargetFinding({ target, isTargetDraft }: LintRow, problem: string): Found {
  if (targetFieldOf(target) !== 'page' || target?.path) return { kind: 'bad-target', problem }
  if (!isTargetDraft) return { kind: 'bad-target', problem: 'The page it leads to is gone. Choose another one.' }
  return {
    kind: 'unpublished',
    problem: 'This page is not published, so the old address leads nowhere yet. Publish it, or choose another one.',
  }
}
