/** The compiled redirects and everything that the checks of single rows look up in them. Pure. */
import { parseSource, type Source } from '../pattern.ts'
import { type KnownAddresses, SERVICE_PATHS } from '../reserved-paths.ts'
import { type Trace, traceRedirects } from '../resolve.ts'
import { createPatternCover, samplePathOf } from '../sample-path.ts'
import { compileRedirects, type RedirectRow, type RedirectTable } from '../table.ts'
import type { LintRow } from './findings.ts'

type ParsedRow = { row: LintRow; source: Source }

export type LintContext = {
  table: RedirectTable
  known: KnownAddresses
  /** Unpublished redirects, whose sources count as used. */
  drafts: readonly RedirectRow[]
  /** What is wrong with the rows that the table left out, by id. */
  problemById: ReadonlyMap<string, string>
  /** Valid sources by id of their row. */
  sourceById: ReadonlyMap<string, Source>
  rowsByKey: ReadonlyMap<string, readonly ParsedRow[]>
  /** Loops by the ids of all redirects that are part of them or lead into them. */
  loops: ReadonlyMap<string, Trace>
  /** Paths that a pattern matches. */
  pagesWithin(parts: Source['parts']): string[]
  articlesWithin(parts: Source['parts']): string[]
  servicePathsWithin(parts: Source['parts']): string[]
}

function findLoops(
  rows: readonly ParsedRow[],
  { table, known, problemById }: Pick<LintContext, 'table' | 'known' | 'problemById'>,
): Map<string, Trace> {
  const found = new Map<string, Trace>()
  for (const { row, source } of rows) {
    if (problemById.has(row.id)) continue
    const trace = traceRedirects(table, samplePathOf(source.parts), (path) => known.isPage(path))
    if (trace.end !== 'loop') continue
    found.set(row.id, trace)
    // A pattern may loop for one path only, which is another redirect's source.
    const circle = {
      ...trace,
      steps: trace.steps.slice(Math.max(trace.circle, 0)),
      circle: Math.min(trace.circle, 0),
    }
    for (const { id } of circle.steps) if (!found.has(id)) found.set(id, circle)
  }
  return found
}

export function createLintContext(
  rows: readonly LintRow[],
  known: KnownAddresses,
  drafts: readonly RedirectRow[],
): LintContext {
  const { table, problems } = compileRedirects(rows)
  const problemById = new Map(problems.map(({ id, problem }) => [id, problem]))
  const parsed = rows.flatMap((row) => {
    const source = parseSource(row.source ?? '')
    return typeof source === 'string' ? [] : [{ row, source }]
  })
  return {
    table,
    known,
    drafts,
    problemById,
    sourceById: new Map(parsed.map(({ row, source }) => [row.id, source])),
    rowsByKey: Map.groupBy(parsed, ({ source }) => source.key),
    loops: findLoops(parsed, { table, known, problemById }),
    pagesWithin: createPatternCover(known.pages ?? []),
    articlesWithin: createPatternCover(known.articles ?? []),
    servicePathsWithin: createPatternCover(SERVICE_PATHS),
  }
}
