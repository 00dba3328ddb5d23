/**
 * Compiles the published redirects for look-up. Pure.
 *
 * An invalid row is left out and reported; it never stops the others. Exact sources are in a map, patterns in a list
 * that is read from the most specific one on.
 */
import { normaliseSource, pathOf, type Segment, segmentsOf } from './normalise.ts'
import { compareSpecificity, matchesParts, parseSource, REST, type Source } from './pattern.ts'
import { type Captures, compileTarget, fillTemplate, type Target, type TargetRow, type Template } from './target.ts'

/** A redirect document as queried; an editor may have left any field empty. */
export type RedirectRow = { id: string; source: string | null; target: TargetRow | null; permanent: boolean }

export type Redirect = {
  id: string
  /** Normalised. */
  source: string
  /** The source's pattern parts; empty for an exact source. */
  parts: Source['parts']
  permanent: boolean
  target: Target | Template
}

/** `problem` is a sentence for editors. */
export type RedirectProblem = { id: string; source: string | null; problem: string }

export type RedirectTable = {
  /** Redirects with an exact source, by normalised source. */
  exact: ReadonlyMap<string, Redirect>
  /** Redirects with wildcards, the most specific first. */
  patterns: readonly Redirect[]
}

/** First segments reserved for the framework: nothing below them is looked up. */
const RESERVED_SEGMENTS = new Set(['api', 'studio', '_next'])

/** Whether a page or a redirect may exist at this normalised path. */
export function hasReservedSegment(path: string): boolean {
  return RESERVED_SEGMENTS.has(path.split('/')[1] ?? '')
}

const NO_PARTS: Source['parts'] = []

/** Whether every request that matches the source would be redirected to itself. */
function leadsToItself(target: Target | Template, source: Source): boolean {
  if (!('steps' in target)) return !source.isPattern && target.next === source.path
  return target.origin === '' && normaliseSource(target.steps.join('/')) === source.path
}

/** Source and target of a row, or what is wrong with them. */
function compileRow(row: RedirectRow): { source: Source; target: Target | Template } | string {
  const source = parseSource(row.source ?? '')
  if (typeof source === 'string') return source
  if (hasReservedSegment(source.path)) return 'The site answers this address itself, so it cannot be redirected.'
  const target = compileTarget(row.target, source)
  if (typeof target === 'string') return target
  return leadsToItself(target, source) ? 'It leads back to the old address.' : { source, target }
}

export type CompiledRedirects = {
  /** The valid redirects. */
  table: RedirectTable
  /** Problems of the invalid ones. */
  problems: RedirectProblem[]
}

/** Compiles all rows. Of rows with the same source the first valid one is used. */
export function compileRedirects(rows: readonly RedirectRow[]): CompiledRedirects {
  const exact = new Map<string, Redirect>()
  const patterns = new Map<string, Redirect>()
  const problems: RedirectProblem[] = []

  for (const row of rows) {
    const { id, source: written, permanent } = row
    const compiled = compileRow(row)
    if (typeof compiled === 'string') {
      problems.push({ id, source: written, problem: compiled })
      continue
    }
    const { source, target } = compiled
    const redirects = source.isPattern ? patterns : exact
    if (redirects.has(source.key)) {
      problems.push({ id, source: written, problem: 'Another redirect already starts at this address.' })
      continue
    }
    redirects.set(source.key, {
      id,
      source: source.path,
      parts: source.isPattern ? source.parts : NO_PARTS,
      permanent,
      target,
    })
  }
  const sorted = [...patterns.values()].sort((a, b) => compareSpecificity(a.parts, b.parts))
  return { table: { exact, patterns: sorted }, problems }
}

function capture(parts: Source['parts'], segments: readonly Segment[]): Captures {
  const captures = new Map<string, string>()
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'name') captures.set(`:${part.name}`, segments[index]?.text ?? '')
    if (part.kind === 'rest') {
      const rest = segments.slice(index).map(({ text }) => text)
      captures.set(REST, rest.join('/'))
    }
  }
  return captures
}

/** A redirect applied to one path. */
export type Match = Target & Pick<Redirect, 'id' | 'source' | 'permanent'>

/**
 * The redirect of a requested path: an exact one, or else the most specific pattern.
 * @param except id of a redirect to ignore, to learn what would happen without it
 */
export function matchRedirect(table: RedirectTable, path: string, except?: string): Match | null {
  const segments = segmentsOf(path)
  const keys = segments.map(({ key }) => key)
  const own = table.exact.get(pathOf(segments))
  const found =
    own && own.id !== except ? own : table.patterns.find(({ id, parts }) => id !== except && matchesParts(parts, keys))
  if (!found) return null
  const { id, source, permanent, target, parts } = found
  const { href, next } = 'steps' in target ? fillTemplate(target, capture(parts, segments)) : target
  return { id, source, permanent, href, next }
}
