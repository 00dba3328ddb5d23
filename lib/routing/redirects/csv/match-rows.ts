/** Compares the rows of a file with the stored redirects: create, change, unchanged or unusable. Pure. */
import { parseSource } from '../pattern.ts'
import { type AddressRules, type CellProblem, cellProblems, readPermanent, readTarget } from './read-cells.ts'
import type { FileRow } from './read-file.ts'
import {
  type Cells,
  COLUMNS,
  type Column,
  cellsOf,
  keyOf,
  type PagePaths,
  type Site,
  type StoredRedirect,
  type StoredTarget,
} from './stored.ts'

export type PlannedWrite = {
  line: number
  /** The published version; null for a new one. */
  before: StoredRedirect | null
  /** A new one has a temporary id in the plan and gets its real one from the Content Lake. */
  after: StoredRedirect
  cells: { before: Cells | null; after: Cells }
  changed: Column[]
  /** Does not block the row. */
  warnings: string[]
}

export type RefusedRow = {
  /** Null when it is not in the file. */
  line: number | null
  source: string
  problems: CellProblem[]
  /** The redirect whose unpublished changes block the row. */
  draftId?: string
}

/** Input of every planning step. */
export type PlanContext = { site: Site; pages: PagePaths }

export type Matched = { writes: PlannedWrite[]; same: number; refused: RefusedRow[] }

const DRAFT_OF_SAME =
  'This redirect has changes that are not published yet, and they would be lost. Publish or discard them first.'
const DRAFT_AT_SOURCE =
  'A redirect from this address is being written and not published yet. Publish or discard it first.'

/** Whether the row equals the redirect character by character. */
function isWrittenAs(row: FileRow, cells: Cells): boolean {
  return row.problem === null && COLUMNS.every((column) => row[column] === undefined || row[column] === cells[column])
}

function isSameTarget(a: StoredTarget | null, b: StoredTarget): boolean {
  if (a?.kind !== b.kind) return false
  if (b.kind === 'external') return a.url === b.url
  return (b.kind === 'page' ? a.pageId === b.pageId : a.path === b.path) && (a.anchor || null) === b.anchor
}

/** The source normalised for comparison, parameter names included, because the target may use them. */
function normalSource(source: string | null): string {
  const parsed = parseSource(source ?? '')
  return typeof parsed === 'string' ? (source ?? '') : parsed.path
}

/** @returns the planned write, null when nothing changes, or why the row cannot be used */
function planRow(
  row: FileRow,
  before: StoredRedirect | null,
  context: { pages: PagePaths; rules: AddressRules; pageAt: (path: string) => string | undefined },
): PlannedWrite | null | CellProblem[] {
  if (row.problem) return [{ column: null, problem: row.problem }]
  const cells = before && cellsOf(before, context.pages)
  const problems = cellProblems(row, context.rules)
  // An unchanged target keeps its stored form.
  const kept = before?.target && cells?.target === row.target ? before.target : null
  const target = kept ?? readTarget(row.target, context.rules, context.pageAt)
  if (typeof target === 'string') problems.push({ column: 'target', problem: target })
  if (typeof target === 'string' || problems.length > 0) return problems

  const isNamedAnew = before !== null && normalSource(before.source) !== normalSource(row.source)
  const changed = new Set<Column>(before ? [] : COLUMNS)
  const after: StoredRedirect = {
    id: before?.id ?? `line ${row.line}`,
    source: before && !isNamedAnew ? before.source : row.source,
    target: before?.target && isSameTarget(before.target, target) ? before.target : target,
    permanent: row.permanent === undefined ? (before?.permanent ?? true) : (readPermanent(row.permanent) ?? true),
    note: row.note === undefined || row.note === cells?.note ? (before?.note ?? null) : row.note || null,
  }
  if (isNamedAnew) changed.add('source')
  if (after.target !== before?.target) changed.add('target')
  if (after.permanent !== before?.permanent) changed.add('permanent')
  if (after.note !== before?.note && before) changed.add('note')
  if (changed.size === 0) return null
  return {
    line: row.line,
    before,
    after,
    cells: { before: cells, after: cellsOf(after, context.pages) },
    changed: COLUMNS.filter((column) => changed.has(column)),
    warnings: [],
  }
}

/** Compares the rows with the stored redirects. Does not check how the redirects work together. */
export function matchRows(
  rows: readonly FileRow[],
  { site, pages, rules }: PlanContext & { rules: AddressRules },
): Matched {
  const existingByKey = Map.groupBy(site.redirects, ({ source }) => keyOf(source))
  const draftsByKey = Map.groupBy(site.drafts, ({ source }) => keyOf(source))
  const draftsById = new Map(site.drafts.map((draft) => [draft.id, draft]))
  const idByPath = new Map(site.pages.filter(({ isPublished }) => isPublished).map(({ id, path }) => [path, id]))
  const context = { pages, rules, pageAt: (path: string) => idByPath.get(path) }
  const matched: Matched = { writes: [], same: 0, refused: [] }

  function refuse({ line, source }: FileRow, problems: CellProblem[], draftId?: string): void {
    matched.refused.push({ line, source, problems, ...(draftId !== undefined && { draftId }) })
  }

  /** Why a draft blocks a row. */
  function draftInTheWay(
    { before }: PlannedWrite,
    key: string,
  ): { draftId: string; column: Column | null; problem: string } | null {
    const own = before && draftsById.get(before.id)
    if (own) return { draftId: own.id, column: null, problem: DRAFT_OF_SAME }
    const other = draftsByKey.get(key)?.[0]
    return other ? { draftId: other.id, column: 'source', problem: DRAFT_AT_SOURCE } : null
  }

  /** Several rows with the same source are valid only when the same ones are stored. */
  function areAllStored(group: readonly FileRow[], existing: readonly StoredRedirect[]): boolean {
    const left = existing.map((redirect) => cellsOf(redirect, pages))
    return (
      group.length === left.length &&
      group.every((row) => {
        const index = left.findIndex((cells) => isWrittenAs(row, cells))
        if (index === -1) return false
        left.splice(index, 1)
        return true
      })
    )
  }

  for (const [key, group] of Map.groupBy(rows, (row) => (row.problem ? `line ${row.line}` : keyOf(row.source)))) {
    const existing = existingByKey.get(key) ?? []
    const [first, ...repeated] = group
    if (!first) continue
    if (areAllStored(group, existing)) {
      matched.same += group.length
      continue
    }
    const planned = planRow(first, existing[0] ?? null, context)
    if (planned === null) matched.same += 1
    else if (Array.isArray(planned)) refuse(first, planned)
    else {
      const draft = draftInTheWay(planned, key)
      if (draft) refuse(first, [{ column: draft.column, problem: draft.problem }], draft.draftId)
      else matched.writes.push(planned)
    }
    for (const row of repeated)
      refuse(row, [{ column: 'source', problem: `The same old address is on line ${first.line} already.` }])
  }
  return matched
}
