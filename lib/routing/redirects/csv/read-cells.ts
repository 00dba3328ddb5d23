/** Parses and validates the cells of a row. Pure. */
import { normaliseSource } from '../normalise.ts'
import type { FileRow } from './read-file.ts'
import type { Column, StoredTarget } from './stored.ts'

/** Validators of source and target: what is wrong, or null. The same as in the Studio's form. */
export type AddressRules = {
  source(source: string): string | null
  path(path: string): string | null
  anchor(anchor: string): string | null
  url(url: string): string | null
}

export type CellProblem = {
  /** Null when the problem concerns the whole row. */
  column: Column | null
  problem: string
}

const TARGET_HELP = 'Write a path of this site that starts with a slash, or a whole address that starts with https://.'

const PERMANENT: ReadonlyMap<string, boolean> = new Map([
  ...['', 'yes', 'true', '308', '301'].map((word) => [word, true] as const),
  ...['no', 'false', '307', '302'].map((word) => [word, false] as const),
])

/** @returns the boolean, or null when the word is not recognised */
export function readPermanent(word: string): boolean | null {
  return PERMANENT.get(word.toLowerCase()) ?? null
}

const EMPTY = { pageId: null, path: null, anchor: null, url: null }

/**
 * Parses a row's target. The path of a published page becomes a reference to that page, so that the redirect follows
 * when it moves.
 * @param pageAt the id of the page published at a normalised path
 * @returns the target, or what is wrong with the cell
 */
export function readTarget(
  cell: string,
  rules: AddressRules,
  pageAt: (path: string) => string | undefined,
): StoredTarget | string {
  if (/^https?:/i.test(cell)) return rules.url(cell) ?? { ...EMPTY, kind: 'external', url: cell }
  if (!cell.startsWith('/') || cell.startsWith('//')) return TARGET_HELP
  const [path = '', ...rest] = cell.split('#')
  const anchor = rest.join('#') || null
  const problem = rules.path(path) ?? (anchor && rules.anchor(anchor))
  if (problem) return problem
  const pageId = path.includes('?') ? undefined : pageAt(normaliseSource(path))
  return pageId === undefined ? { ...EMPTY, kind: 'path', path, anchor } : { ...EMPTY, kind: 'page', pageId, anchor }
}

/** All problems of a row's source and permanence. */
export function cellProblems(row: FileRow, rules: AddressRules): CellProblem[] {
  const problems: CellProblem[] = []
  const source = rules.source(row.source)
  if (source) problems.push({ column: 'source', problem: source })
  if (readPermanent(row.permanent ?? '') === null)
    problems.push({ column: 'permanent', problem: 'Write yes or no (or 308 or 307), or leave it empty for yes.' })
  return problems
}
