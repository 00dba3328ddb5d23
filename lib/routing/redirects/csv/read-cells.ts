/** What the cells of a row say, or what is wrong with them. Pure. */
import { normaliseSource } from '../normalise.ts'
import type { FileRow } from './read-file.ts'
import type { Column, StoredTarget } from './stored.ts'

/** What is wrong with an address, in plain words; null when it is good. The rules of the form in the Studio. */
export type AddressRules = {
  source(source: string): string | null
  path(path: string): string | null
  anchor(anchor: string): string | null
  url(url: string): string | null
}

export type CellProblem = {
  /** Null where it is the row as a whole. */
  column: Column | null
  problem: string
}

const TARGET_HELP = 'Write a path of this site that starts with a slash, or a whole address that starts with https://.'

const PERMANENT: ReadonlyMap<string, boolean> = new Map([
  ...['', 'yes', 'true', '308', '301'].map((word) => [word, true] as const),
  ...['no', 'false', '307', '302'].map((word) => [word, false] as const),
])

/** @returns what the word means, or null when it means nothing */
export function readPermanent(word: string): boolean | null {
  return PERMANENT.get(word.toLowerCase()) ?? null
}

const EMPTY = { pageId: null, path: null, anchor: null, url: null }

/**
 * Reads where a row leads. The address of a published page becomes that page, so that the redirect follows when it moves.
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

/** Everything that is wrong with the old address and the permanence of a row. */
export function cellProblems(row: FileRow, rules: AddressRules): CellProblem[] {
  const problems: CellProblem[] = []
  const source = rules.source(row.source)
  if (source) problems.push({ column: 'source', problem: source })
  if (readPermanent(row.permanent ?? '') === null)
    problems.push({ column: 'permanent', problem: 'Write yes or no (or 308 or 307), or leave it empty for yes.' })
  return problems
}
