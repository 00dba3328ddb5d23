/** Plans what a file of redirects would change. Pure. */
import type { Mutation } from '@sanity/client'
import { isDraftId } from '@sanity/client/csm'
import { lintRedirects } from '../../../../lib/routing/redirects/lint/index.ts'
import { parseSource } from '../../../../lib/routing/redirects/pattern.ts'
import { knownAddresses } from '../../../../lib/routing/redirects/reserved-paths.ts'
import { type LakeRoutes, type LakeRow, type RedirectFields, tableRow } from '../../../routes/lake-routes.ts'
import { redirectSourceProblem } from '../../../rules/redirect.ts'
import { targetFields } from '../../plan.ts'
import { cellsOf, readTarget } from './cells.ts'
import { type Cells, COLUMNS, type FileRow } from './file.ts'

export type Change = {
  line: number
  /** The published redirect; null for a new one. */
  stored: LakeRow | null
  fields: RedirectFields
  before: Cells | null
  after: Cells
}

export type WrongRow = { line: number; source: string; problems: string[] }

export type ImportPlan = {
  changes: Change[]
  /** Number of rows that change nothing. */
  same: number
  /** Nothing can be written while there are any. */
  wrong: WrongRow[]
}

const DRAFT = 'This redirect has changes that are not published yet. Publish or discard them first.'

const PERMANENT: ReadonlyMap<string, boolean> = new Map([
  ['', true],
  ['yes', true],
  ['no', false],
])

/** Equal for sources that match the same paths. An invalid source is its own key. */
function keyOf(source: string): string {
  const parsed = parseSource(source)
  return typeof parsed === 'string' ? `? ${source}` : parsed.key
}

/** The published redirects by key; of several with the same source the first is the one that works. */
function publishedByKey({ redirects }: LakeRoutes): Map<string, LakeRow> {
  const published = redirects.filter(({ _id }) => !isDraftId(_id))
  return new Map(published.toReversed().map((row) => [keyOf(row.source ?? ''), row]))
}

/** @returns the change, null when there is none, or what is wrong with the row */
function planRow(row: FileRow, stored: LakeRow | null, { pages, pagesById }: LakeRoutes): Change | null | string[] {
  const before = stored && cellsOf(stored, pagesById)
  // An unchanged target keeps its stored form.
  const target = stored && before?.target === row.target ? stored.target : readTarget(row.target, pages)
  const permanent = row.permanent === undefined ? (stored?.permanent ?? true) : PERMANENT.get(row.permanent)
  const sourceProblem = redirectSourceProblem(row.source)
  const problems = [
    ...(sourceProblem ? [`source: ${sourceProblem}`] : []),
    ...(typeof target === 'string' ? [`target: ${target}`] : []),
    ...(permanent === undefined ? ['permanent: Write yes or no, or leave it empty for yes.'] : []),
  ]
  if (problems.length > 0 || typeof target === 'string' || permanent === undefined) return problems
  const fields = { source: row.source, target, permanent, note: row.note ?? stored?.note ?? null }
  const after = cellsOf(fields, pagesById)
  if (before && COLUMNS.every((column) => after[column] === before[column])) return null
  return { line: row.line, stored, fields, before, after }
}

/** What would be wrong with the changed redirects among all others. */
function problemsAmongAll(changes: readonly Change[], routes: LakeRoutes, articles: ReadonlySet<string> | null) {
  const rows = changes.map(({ line, stored, fields }) =>
    tableRow(stored?._id ?? `line ${line}`, fields, routes.pagesById),
  )
  const changed = new Set(rows.map(({ id }) => id))
  const others = routes.published.filter(({ id }) => !changed.has(id))
  const findings = lintRedirects([...others, ...rows], knownAddresses(routes.pages, articles), (id) => changed.has(id))
  const errors = Map.groupBy(
    findings.filter(({ level }) => level === 'error'),
    ({ id }) => id,
  )
  return changes.flatMap(({ line, fields }, index): WrongRow[] => {
    const found = errors.get(rows[index]?.id ?? '')
    const problems = found?.map(({ field, problem }) => `${field}: ${problem}`)
    return problems ? [{ line, source: fields.source ?? '', problems }] : []
  })
}

/** Compares a file with the published redirects. @param articles null when unknown */
export function planImport(
  rows: readonly FileRow[],
  routes: LakeRoutes,
  articles: ReadonlySet<string> | null,
): ImportPlan {
  const published = publishedByKey(routes)
  const drafts = new Set<string>(routes.redirects.map(({ _id }) => _id).filter(isDraftId))
  const lines = new Map<string, number>()
  const plan: ImportPlan = { changes: [], same: 0, wrong: [] }
  for (const row of rows) {
    const { line, source } = row
    const key = keyOf(source)
    const earlier = lines.get(key)
    lines.set(key, earlier ?? line)
    const stored = published.get(key) ?? null
    const planned = planRow(row, stored, routes)
    if (earlier !== undefined) {
      plan.wrong.push({ line, source, problems: [`source: The same old address is on line ${earlier} already.`] })
    } else if (planned === null) plan.same += 1
    else if (Array.isArray(planned)) plan.wrong.push({ line, source, problems: planned })
    else if (stored && drafts.has(`drafts.${stored._id}`)) plan.wrong.push({ line, source, problems: [DRAFT] })
    else plan.changes.push(planned)
  }
  plan.wrong.push(...problemsAmongAll(plan.changes, routes, articles))
  plan.wrong.sort((a, b) => a.line - b.line)
  return plan
}

/** The mutations of one transaction. It fails as a whole when a redirect has been changed since it was read. */
export function mutationsOf(changes: readonly Change[]): Mutation[] {
  return changes.map(({ stored, fields: { source, target, permanent, note } }) => {
    const set = { source, target: targetFields(target ?? {}), permanent, ...(note && { note }) }
    if (!stored) return { create: { _type: 'redirect', ...set } }
    return { patch: { id: stored._id, ifRevisionID: stored._rev, set, ...(!note && { unset: ['note'] }) } }
  })
}
