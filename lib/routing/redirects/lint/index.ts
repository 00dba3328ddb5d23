/**
 * Lints the redirects as a whole, for the Studio's forms, its list of problems and `npm run check`. Pure.
 *
 * The order of patterns does not matter: the most specific one applies.
 */
import type { KnownAddresses } from '../reserved-paths.ts'
import type { RedirectRow } from '../table.ts'
import { createLintContext, type LintContext } from './context.ts'
import { type FindingKind, type Found, KINDS, type LintRow, type RedirectFinding } from './findings.ts'
import { redundancyFindings, sourceFindings } from './source-findings.ts'
import { invalidRowFindings, targetFindings } from './target-findings.ts'

export type { FindingKind, LintRow, RedirectFinding }

type Options = {
  /** Checks this redirect alone. */
  only?: string
  /** Unpublished redirects, whose sources count as used. */
  drafts?: readonly RedirectRow[]
}

/** Findings that make the others pointless: the table reports such a row only once. */
const DECISIVE: readonly FindingKind[] = ['duplicate', 'own-address', 'live-page']

function findingsOf(row: LintRow, context: LintContext): Found[] {
  const source = context.sourceById.get(row.id)
  const invalid = invalidRowFindings(row, context)
  if (!source) return invalid ?? []
  const found = sourceFindings(row, source, context)
  if (found.some(({ kind }) => DECISIVE.includes(kind))) return found
  return [
    ...found,
    ...(invalid ?? [...targetFindings(row, source, context), ...redundancyFindings(row, source, context)]),
  ]
}

/** @returns every finding, in the order of the rows */
export function lintRedirects(
  rows: readonly LintRow[],
  known: KnownAddresses,
  { only, drafts = [] }: Options = {},
): RedirectFinding[] {
  const context = createLintContext(rows, known, drafts)
  return rows
    .filter(({ id }) => only === undefined || id === only)
    .flatMap((row) =>
      findingsOf(row, context).map(({ kind, problem, related = [] }) => ({
        id: row.id,
        source: row.source,
        ...KINDS[kind],
        kind,
        problem,
        related,
      })),
    )
}
