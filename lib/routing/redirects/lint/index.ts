/**
 * Lints the redirects as a whole, for the Studio's forms, its list of problems and `npm run check`. Pure.
 *
 * The order of patterns does not matter: the most specific one applies.
 */
import { parseSource } from '../pattern.ts'
import type { SitePaths } from '../reserved-paths.ts'
import { compileRedirects } from '../table.ts'
import {
  type FindingKind,
  type Found,
  KINDS,
  type LintContext,
  type LintRow,
  type RedirectFinding,
} from './findings.ts'
import { redundancyFindings, sourceFindings } from './source-findings.ts'
import { invalidTargetFinding, targetFindings } from './target-findings.ts'

export type { LintRow, RedirectFinding }

/** Findings that make the others pointless: the table reports such a row only once. */
const DECISIVE: readonly FindingKind[] = ['duplicate', 'own-address', 'live-page']

/** @param problem why the table has left the row out; undefined when it holds it */
function findingsOf(row: LintRow, problem: string | undefined, context: LintContext): Found[] {
  const source = parseSource(row.source ?? '')
  if (typeof source === 'string') return [{ kind: 'bad-source', problem: source }]
  const parsed = { row, source }
  const found = sourceFindings(parsed, context)
  if (found.some(({ kind }) => DECISIVE.includes(kind))) return found
  if (problem !== undefined) return [...found, invalidTargetFinding(row, problem)]
  return [...found, ...targetFindings(parsed, context), ...redundancyFindings(parsed, context)]
}

/**
 * @param isWanted whether to check a row; the others count as what it is checked against
 * @returns every finding, in the order of the rows
 */
export function lintRedirects(
  rows: readonly LintRow[],
  known: SitePaths,
  isWanted: (id: string) => boolean = () => true,
): RedirectFinding[] {
  const { table, problems } = compileRedirects(rows)
  const problemById = new Map(problems.map(({ id, problem }) => [id, problem]))
  const parsed = rows.flatMap((row) => {
    const source = parseSource(row.source ?? '')
    return typeof source === 'string' ? [] : [{ row, source }]
  })
  const context = { table, known, rowsByKey: Map.groupBy(parsed, ({ source }) => source.key) }
  return rows
    .filter(({ id }) => isWanted(id))
    .flatMap((row) =>
      findingsOf(row, problemById.get(row.id), context).map(({ kind, problem }) => ({
        id: row.id,
        source: row.source,
        ...KINDS[kind],
        kind,
        problem,
      })),
    )
}
