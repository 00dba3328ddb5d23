/** What the lint of redirects reports, and what the checks of one row look up. Pure. */
import type { Source } from '../pattern.ts'
import type { SitePaths } from '../reserved-paths.ts'
import type { RedirectRow, RedirectTable } from '../table.ts'

export type LintRow = RedirectRow & {
  /** The target page exists, but is not published. */
  isTargetDraft?: boolean
}

/**
 * Kinds of findings, with their level and the field of the form that they concern. An error keeps the redirect from
 * working; a warning may surprise an editor.
 */
export const KINDS = {
  'bad-source': { level: 'error', field: 'source' },
  'own-address': { level: 'error', field: 'source' },
  'live-page': { level: 'error', field: 'source' },
  duplicate: { level: 'error', field: 'source' },
  'bad-target': { level: 'error', field: 'target' },
  loop: { level: 'error', field: 'target' },
  unpublished: { level: 'warning', field: 'target' },
  missing: { level: 'warning', field: 'target' },
  chain: { level: 'warning', field: 'target' },
  useless: { level: 'warning', field: 'source' },
  'live-article': { level: 'warning', field: 'source' },
} as const

export type FindingKind = keyof typeof KINDS

export type RedirectFinding = {
  /** Id of the redirect. */
  id: string
  source: string | null
  level: 'error' | 'warning'
  kind: FindingKind
  field: 'source' | 'target'
  /** A sentence for editors. */
  problem: string
}

/** A finding about one row, before it is joined with the row. */
export type Found = { kind: FindingKind; problem: string }

export type ParsedRow = { row: LintRow; source: Source }

export type LintContext = {
  table: RedirectTable
  known: SitePaths
  /** Rows with a valid source, by its key. */
  rowsByKey: ReadonlyMap<string, readonly ParsedRow[]>
}
