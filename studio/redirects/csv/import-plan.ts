/** Plans what a file of redirects would change. Pure. */

import type { Mutation } from '@sanity/client'
import { isDraftId } from '@sanity/client/csm'
import { lintRedirects, type RedirectFinding } from '../../../lib/routing/redirects/lint/index.ts'
import { normaliseSource } from '../../../lib/routing/redirects/normalise.ts'
import { parseSource } from '../../../lib/routing/redirects/pattern.ts'
import { sitePaths } from '../../../lib/routing/redirects/reserved-paths.ts'
import type { StoredTarget } from '../../../lib/routing/redirects/stored-redirect.ts'
import { TARGET_KINDS } from '../../../lib/routing/redirects/target-kinds.ts'
import { cleanCell } from '../../common/csv/parse-csv.ts'
import { targetFields } from '../redirect-plan.ts'
import { type LakeRoutes, type LakeRow, type RedirectFields, tableRow } from '../routes/lake-routes.ts'
import { cellsOf, readTarget } from './file/cells.ts'
import { type Cells, COLUMNS } from './file/columns.ts'
import { readPermanent } from './file/read-permanent.ts'
import type { FileRow, RedirectFile, SkippedRow } from './file/read-redirect-file.ts'
import { type OwnHosts, otherHost, readSource } from './urls.ts'

export type Change = {
  row: FileRow
  /** The published redirect; null for a new one. */
  stored: LakeRow | null
  fields: RedirectFields
  before: Cells | null
  after: Cells
  /** What does not keep the redirect from working, but may surprise an editor. */
  warnings: string[]
}

export type ImportPlan = {
  changes: Change[]
  /** Number of rows that change nothing. */
  same: number
  /** Lines that are not imported, in the order of the file. */
  skipped: SkippedRow[]
  /** Hosts of old addresses that are not this site, in the order of the file. */
  otherHosts: string[]
}

type Site = {
  routes: LakeRoutes
  /** Null when unknown. */
  articles: ReadonlySet<string> | null
  /** Whole addresses of these hosts are addresses of this site. */
  ownHosts: OwnHosts
}

const FIELDS = { source: 'Old address', target: 'New address', permanent: 'Moved for good' } as const

const DRAFT = 'This redirect has changes that are not published yet. Publish or discard them first.'
const NOT_NEEDED = 'Not needed: capitals and a slash at the end make no difference, so both addresses are the same.'
const PERMANENT_HELP = 'Write yes or no, or a code such as 301 or 302, or leave it empty for yes.'

/** Signs that word processors write in place of plain ones. */
const TYPOGRAPHIC = /[\u2010-\u201F\u2026\u2212]/

function skippedRow({ line, lastLine, text }: FileRow, problems: string[]): SkippedRow {
  return { line, lastLine, text, problems }
}

/** Equal for sources that match the same paths. An invalid source is its own key. */
function keyOf(source: string): string {
  const parsed = parseSource(source)
  return typeof parsed === 'string' ? `? ${source}` : parsed.key
}

function isElsewhere(target: StoredTarget | null): boolean {
  return Boolean(target?.kind && !TARGET_KINDS[target.kind].isOwn)
}

/** The published redirects by key; of several with the same source the first is the one that works. */
function publishedByKey({ redirects }: LakeRoutes): Map<string, LakeRow> {
  const published = redirects.filter(({ _id }) => !isDraftId(_id))
  return new Map(published.toReversed().map((row) => [keyOf(row.source ?? ''), row]))
}

/** A row whose cells are valid. */
type ReadRow = Omit<Change, 'warnings'> & { key: string }

/** @returns what is wrong with the cells, where they are not valid */
function readRow(row: FileRow, published: ReadonlyMap<string, LakeRow>, { routes, ownHosts }: Site) {
  const { pages, pagesById } = routes
  const read = readSource(row.source, ownHosts)
  const key = 'source' in read ? keyOf(read.source) : null
  const stored = (key !== null && published.get(key)) || null
  const before = stored && cellsOf(stored, pagesById)
  // What is stored keeps its form, also where an exported file loses what is invisible in it.
  const isAsBefore = (column: 'source' | 'target') => before !== null && cleanCell(before[column]) === row[column]
  const target = stored && isAsBefore('target') ? stored.target : readTarget(row.target, pages, ownHosts)
  const permanence =
    row.permanent === undefined ? { permanent: stored?.permanent ?? true } : readPermanent(row.permanent)
  const problems = [
    ...('problem' in read ? [`${FIELDS.source}: ${read.problem}`] : []),
    ...(typeof target === 'string' ? [`${FIELDS.target}: ${target}`] : []),
    ...(permanence === null ? [`${FIELDS.permanent}: ${PERMANENT_HELP}`] : []),
    ...(permanence && 'problem' in permanence ? [`${FIELDS.permanent}: ${permanence.problem}`] : []),
  ]
  if (key === null || 'problem' in read || typeof target === 'string' || !permanence || 'problem' in permanence) {
    return problems
  }
  const source = stored && isAsBefore('source') ? stored.source : read.source
  const fields = { source, target, permanent: permanence.permanent, note: row.note ?? stored?.note ?? null }
  const after = cellsOf(fields, pagesById)
  if (!/[?#]/.test(after.target) && !isElsewhere(target) && keyOf(after.target) === key) return [NOT_NEEDED]
  return { row, key, stored, fields, before, after }
}

/** Equal for rows that say the same about one old address. */
function meaningOf({ fields: { target, permanent }, after }: ReadRow): string {
  const [path = '', end = ''] = after.target.split(/(?=[?#])(.*)/s, 2)
  return `${permanent} ${isElsewhere(target) ? after.target : `${normaliseSource(path)}${end}`}`
}

/** Of rows with one old address: the first where all say the same, none where they do not. */
function withoutRepeated(rows: readonly ReadRow[]): { unique: ReadRow[]; repeated: SkippedRow[] } {
  const unique: ReadRow[] = []
  const repeated: SkippedRow[] = []
  for (const group of Map.groupBy(rows, ({ key }) => key).values()) {
    const [first, ...others] = group
    if (!first) continue
    const differing = others.find((row) => meaningOf(row) !== meaningOf(first))
    if (!differing) {
      unique.push(first)
      const note = ({ row }: ReadRow) => (row.note === first.row.note ? '' : ', with another note')
      repeated.push(...others.map((row) => skippedRow(row.row, [`The same as line ${first.row.line}${note(row)}.`])))
      continue
    }
    for (const one of group) {
      const { row, after } = meaningOf(one) === meaningOf(first) ? differing : first
      const says = `${after.target}, ${after.permanent === 'yes' ? 'for good' : 'for a while'}`
      repeated.push(skippedRow(one.row, [`Line ${row.line} sends the same old address to ${says}. Keep one of them.`]))
    }
  }
  return { unique, repeated }
}

/** The findings about the changed redirects among all others, by change. */
function findingsAmongAll(changes: readonly ReadRow[], { routes, articles }: Site) {
  const idOf = ({ stored, row }: ReadRow) => stored?._id ?? `line ${row.line}`
  const rows = changes.map((change) => tableRow(idOf(change), change.fields, routes))
  const changed = new Set(rows.map(({ id }) => id))
  const others = routes.published.filter(({ id }) => !changed.has(id))
  const findings = lintRedirects([...others, ...rows], sitePaths(routes.pages, articles), (id) => changed.has(id))
  const byId = Map.groupBy(findings, ({ id }) => id)
  return new Map(changes.map((change) => [change, byId.get(idOf(change)) ?? []]))
}

function sentences(findings: readonly RedirectFinding[], level: RedirectFinding['level']): string[] {
  return findings
    .filter((finding) => finding.level === level)
    .map(({ field, problem }) => `${FIELDS[field]}: ${problem}`)
}

function typographic({ source, target }: Cells): string[] {
  const fields = { source, target }
  return (['source', 'target'] as const).flatMap((field) => {
    const sign = TYPOGRAPHIC.exec(fields[field])?.[0]
    return sign ? [`${FIELDS[field]}: Word processors write “${sign}” for a plain sign. Is it really so?`] : []
  })
}

/** Takes out the changes that would not work, until all of the others do: without one, another may not. */
function workable(wished: readonly ReadRow[], site: Site): { changes: Change[]; failing: SkippedRow[] } {
  const failing: SkippedRow[] = []
  let changes = wished
  for (;;) {
    const findings = findingsAmongAll(changes, site)
    const wrong = changes.filter((change) => findings.get(change)?.some(({ level }) => level === 'error'))
    for (const change of wrong) failing.push(skippedRow(change.row, sentences(findings.get(change) ?? [], 'error')))
    if (wrong.length === 0) {
      const warned = changes.map((change) => ({
        ...change,
        warnings: [...sentences(findings.get(change) ?? [], 'warning'), ...typographic(change.after)],
      }))
      return { changes: warned, failing }
    }
    const isWrong = new Set(wrong)
    changes = changes.filter((change) => !isWrong.has(change))
  }
}

/** Compares a file with the published redirects. */
export function planImport(file: RedirectFile, site: Site): ImportPlan {
  const { routes, ownHosts } = site
  const published = publishedByKey(routes)
  const drafts = new Set<string>(routes.redirects.map(({ _id }) => _id).filter(isDraftId))
  const unreadable: SkippedRow[] = []
  const read = file.rows.flatMap((row) => {
    const result = readRow(row, published, site)
    if (!Array.isArray(result)) return [result]
    unreadable.push(skippedRow(row, result))
    return []
  })
  const { unique, repeated } = withoutRepeated(read)
  const differing = unique.filter(
    ({ before, after }) => !before || COLUMNS.some((column) => after[column] !== before[column]),
  )
  const isInDraft = ({ stored }: ReadRow) => stored !== null && drafts.has(`drafts.${stored._id}`)
  const inDraft = differing.filter(isInDraft).map(({ row }) => skippedRow(row, [DRAFT]))
  const { changes, failing } = workable(
    differing.filter((change) => !isInDraft(change)),
    site,
  )
  const out = [...file.skipped, ...unreadable, ...repeated, ...inDraft, ...failing]
  return {
    changes,
    same: unique.length - differing.length,
    skipped: out.sort((a, b) => a.line - b.line),
    otherHosts: [...new Set(file.rows.flatMap(({ source }) => otherHost(source, ownHosts) ?? []))],
  }
}

/** What a transaction does with one redirect. */
export type WrittenRedirect = { id: string; stored: LakeRow | null; fields: RedirectFields }

/** Each new redirect gets its id here, by which the import can be undone. */
export function withIds(changes: readonly Pick<Change, 'stored' | 'fields'>[]): WrittenRedirect[] {
  return changes.map(({ stored, fields }) => ({ id: stored?._id ?? crypto.randomUUID(), stored, fields }))
}

/** The fields of a redirect as a patch writes them. */
export function patchOf({ source, target, permanent, note }: RedirectFields) {
  const set = { source, target: targetFields(target ?? {}), permanent, ...(note && { note }) }
  return { set, ...(!note && { unset: ['note'] }) }
}

/** The mutations of one transaction. It fails as a whole when a redirect has been changed since it was read. */
export function mutationsOf(written: readonly WrittenRedirect[]): Mutation[] {
  return written.map(({ id, stored, fields }) => {
    const patch = patchOf(fields)
    if (!stored) return { create: { _id: id, _type: 'redirect', ...patch.set } }
    return { patch: { id, ifRevisionID: stored._rev, ...patch } }
  })
}
