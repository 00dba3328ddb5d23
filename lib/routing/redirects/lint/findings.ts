/** What the lint of redirects reports. Pure. */
import type { RedirectRow } from '../table.ts'

export type LintRow = RedirectRow & {
  /** The target page exists, but is not published. */
  isTargetDraft?: boolean
}

export type FindingKind =
  | 'bad-source'
  | 'own-address'
  | 'live-page'
  | 'duplicate'
  | 'bad-target'
  | 'loop'
  | 'unpublished'
  | 'missing'
  | 'chain'
  | 'useless'
  | 'pages-within'
  | 'articles-within'

/** An error keeps the redirect from working; a warning may surprise an editor. */
export const LEVELS = {
  'bad-source': 'error',
  'own-address': 'error',
  'live-page': 'error',
  duplicate: 'error',
  'bad-target': 'error',
  loop: 'error',
  unpublished: 'warning',
  missing: 'warning',
  chain: 'warning',
  useless: 'warning',
  'pages-within': 'warning',
  'articles-within': 'warning',
} as const satisfies Record<FindingKind, 'error' | 'warning'>

/** Kinds of findings that concern the target rather than the source. */
export const TARGET_KINDS: readonly FindingKind[] = ['bad-target', 'loop', 'unpublished', 'missing', 'chain']

export type RedirectFinding = {
  /** Id of the redirect. */
  id: string
  source: string | null
  level: 'error' | 'warning'
  kind: FindingKind
  field: 'source' | 'target'
  /** A sentence for editors. */
  problem: string
  /** Ids of other redirects involved. */
  related: readonly string[]
}

/** A finding about one row, before it is joined with the row. */
export type Found = { kind: FindingKind; problem: string; related?: readonly string[] }
