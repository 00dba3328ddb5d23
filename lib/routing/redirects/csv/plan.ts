/** Plans what an import would change, without writing anything. Pure. */
import { checkResult, type SideEffect } from './check-result.ts'
import { matchRows, type PlannedWrite, type RefusedRow } from './match-rows.ts'
import type { AddressRules } from './read-cells.ts'
import type { RedirectFile } from './read-file.ts'
import { type Cells, cellsOf, keyOf, pagePaths, type Site } from './stored.ts'

export type ImportPlan = {
  create: PlannedWrite[]
  change: PlannedWrite[]
  /** Number of rows that change nothing. */
  same: number
  remove: { id: string; cells: Cells }[]
  refused: RefusedRow[]
  sideEffects: SideEffect[]
  /** Why removal was requested but is not possible; null otherwise. */
  removalProblem: string | null
}

export type PlanOptions = {
  rules: AddressRules
  /** Remove published redirects that are missing from the file. */
  removesMissing: boolean
}

const DRAFT_OF_REMOVED =
  'It is not in the file, but it has changes that are not published yet. Publish or discard them before it is removed.'

const UNREADABLE =
  'Nothing is removed while there are rows whose old address cannot be read: one of them may be what looks missing.'

/** Compares a file with the stored redirects. */
export function planImport({ rows }: RedirectFile, site: Site, { rules, removesMissing }: PlanOptions): ImportPlan {
  const pages = pagePaths(site.pages)
  const context = { site, pages }
  const matched = matchRows(rows, { ...context, rules })
  const refusedLines = new Set(matched.refused.map(({ line }) => line))
  const isUnreadable = rows.some(
    ({ line, source, problem }) => refusedLines.has(line) && (problem !== null || rules.source(source) !== null),
  )
  const named = new Set(rows.map(({ source }) => keyOf(source)))
  const missing =
    removesMissing && !isUnreadable ? site.redirects.filter(({ source }) => !named.has(keyOf(source))) : []
  const drafts = new Set(site.drafts.map(({ id }) => id))
  const removed = missing.filter(({ id }) => !drafts.has(id))
  const checked = checkResult(matched.writes, new Set(removed.map(({ id }) => id)), context)
  const keptForDraft = missing
    .filter(({ id }) => drafts.has(id))
    .map(
      ({ id, source }): RefusedRow => ({
        line: null,
        source: source ?? '',
        draftId: id,
        problems: [{ column: null, problem: DRAFT_OF_REMOVED }],
      }),
    )
  return {
    create: checked.writes.filter(({ before }) => before === null),
    change: checked.writes.filter(({ before }) => before !== null),
    same: matched.same,
    remove: removed.map((redirect) => ({ id: redirect.id, cells: cellsOf(redirect, pages) })),
    refused: [
      ...[...matched.refused, ...checked.refused].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
      ...keptForDraft,
    ],
    sideEffects: checked.sideEffects,
    removalProblem: removesMissing && isUnreadable ? UNREADABLE : null,
  }
}

/** Number of documents that the plan would write. */
export function sizeOf({ create, change, remove }: ImportPlan): number {
  return create.length + change.length + remove.length
}
