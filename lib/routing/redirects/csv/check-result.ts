/** Checks the redirects as they would be after an import: errors block a row, the rest become warnings. Pure. */
import { type LintRow, lintRedirects, type RedirectFinding } from '../lint/index.ts'
import { knownAddresses } from '../reserved-paths.ts'
import type { PlanContext, PlannedWrite, RefusedRow } from './match-rows.ts'
import { keyOf, type StoredRedirect, tableRow } from './stored.ts'

export type SideEffect = { source: string; problem: string }

export type Checked = {
  writes: PlannedWrite[]
  refused: RefusedRow[]
  /** New problems of redirects that the file does not touch. */
  sideEffects: SideEffect[]
}

function signature({ id, problem }: RedirectFinding): string {
  return `${id} ${problem}`
}

/** @param removed ids of the redirects that are removed */
export function checkResult(
  planned: readonly PlannedWrite[],
  removed: ReadonlySet<string>,
  { site, pages }: PlanContext,
): Checked {
  const published = site.pages.flatMap(({ isPublished, path }) => (isPublished ? [path] : []))
  const known = knownAddresses(new Set(published), site.articles)

  function rowsAfter(writes: readonly PlannedWrite[]): LintRow[] {
    const changed = new Map(writes.flatMap(({ before, after }) => (before ? [[before.id, after] as const] : [])))
    const keys = new Set(writes.map(({ after }) => keyOf(after.source)))
    const kept = site.redirects.flatMap((redirect): StoredRedirect[] => {
      const after = changed.get(redirect.id)
      if (after) return [after]
      // A duplicate of the same source is superseded by the row that is written.
      return removed.has(redirect.id) || keys.has(keyOf(redirect.source)) ? [] : [redirect]
    })
    const created = writes.flatMap(({ before, after }) => (before ? [] : [after]))
    return [...kept, ...created].map((redirect) => tableRow(redirect, pages))
  }

  const refused: RefusedRow[] = []
  let writes = [...planned]
  let findings = lintRedirects(rowsAfter(writes), known)
  for (;;) {
    const errors = Map.groupBy(
      findings.filter(({ level }) => level === 'error'),
      ({ id }) => id,
    )
    const kept = writes.filter(({ after }) => !errors.has(after.id))
    if (kept.length === writes.length) break
    for (const { line, after } of writes) {
      const problems = errors.get(after.id)?.map(({ field, problem }) => ({ column: field, problem }))
      if (problems) refused.push({ line, source: after.source ?? '', problems })
    }
    // Without the blocked rows other redirects may apply, so the rest is checked again.
    writes = kept
    findings = lintRedirects(rowsAfter(writes), known)
  }

  const findingsById = Map.groupBy(findings, ({ id }) => id)
  const written = new Set(writes.map(({ after }) => after.id))
  return {
    writes: writes.map((write) => ({
      ...write,
      warnings: (findingsById.get(write.after.id) ?? []).map(({ problem }) => problem),
    })),
    refused,
    sideEffects: newAmong(findings.filter(({ id }) => !written.has(id))),
  }

  /** Findings that do not exist now. */
  function newAmong(others: readonly RedirectFinding[]): SideEffect[] {
    if (others.length === 0) return []
    const now = site.redirects.map((redirect) => tableRow(redirect, pages))
    const wrongNow = new Set(lintRedirects(now, known).map(signature))
    return others
      .filter((finding) => !wrongNow.has(signature(finding)))
      .map(({ source, problem }) => ({ source: source ?? '', problem }))
  }
}
