/**
 * Parses redirect sources with wildcards: `/narration/*` matches /narration and everything below it, `/blog/:slug` any
 * one segment below /blog. The target may use the captured values. Pure.
 */
import { segmentsOf } from './normalise.ts'

export type PatternPart = { kind: 'literal'; key: string } | { kind: 'name'; name: string } | { kind: 'rest' }

export type Source = {
  /** Normalised, for display. */
  path: string
  /** Equal for sources that match the same paths: parameter names do not count. */
  key: string
  parts: readonly PatternPart[]
  isPattern: boolean
}

/** Key of the star in `Captures`. */
export const REST = '*'

const NAME = /^:[a-z][a-z0-9_]*$/

/** More segments than any real path has. */
const MAX_PARTS = 20

function parsePart(key: string): PatternPart {
  if (key === REST) return { kind: 'rest' }
  if (NAME.test(key)) return { kind: 'name', name: key.slice(1) }
  return { kind: 'literal', key }
}

/** @returns what is wrong with the parts, as a sentence for editors, or null */
function problemOf(parts: readonly PatternPart[]): string | null {
  const names = parts.flatMap((part) => (part.kind === 'name' ? [part.name] : []))
  if (parts.length === 0) return 'The old address is missing.'
  if (parts.length > MAX_PARTS) return `The old address has more than ${MAX_PARTS} steps.`
  if (parts.slice(0, -1).some(({ kind }) => kind === 'rest')) return 'A star can only be the end of the old address.'
  if (parts.some((part) => part.kind === 'literal' && (part.key.includes('*') || part.key.startsWith(':'))))
    return 'A star or a name has to stand alone between slashes in the old address.'
  if (new Set(names).size < names.length) return 'The old address has the same name twice.'
  if (parts[0]?.kind !== 'literal')
    return 'The old address has to begin with a fixed word, or it would match the whole site.'
  return null
}

/** @returns the source, or what is wrong with it */
export function parseSource(source: string): Source | string {
  const parts = segmentsOf(source).map(({ key }) => parsePart(key))
  const problem = problemOf(parts)
  if (problem) return problem
  const written = (withNames: boolean) =>
    parts.map((part) => {
      if (part.kind === 'literal') return `/${part.key}`
      if (part.kind === 'rest') return `/${REST}`
      return withNames ? `/:${part.name}` : '/:'
    })
  return {
    path: written(true).join(''),
    key: written(false).join(''),
    parts,
    isPattern: parts.some(({ kind }) => kind !== 'literal'),
  }
}

/** Whether the parts match a path, given as the keys of its segments. A star matches any number of them, also none. */
export function matchesParts(parts: Source['parts'], keys: readonly string[]): boolean {
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'rest') return true
    const key = keys[index]
    if (key === undefined || (part.kind === 'literal' && part.key !== key)) return false
  }
  return keys.length === parts.length
}

/** Sorts at each step: a fixed word, a name, the end, a star. */
const RANKS = { literal: 'a', name: 'b', rest: 'd' } as const
const END_RANK = 'c'

function rankOf(parts: Source['parts']): string {
  return `${parts.map(({ kind }) => RANKS[kind]).join('')}${END_RANK}`
}

/** @returns negative if, of two sources that match the same path, the first is the more specific one */
export function compareSpecificity(one: Source['parts'], other: Source['parts']): number {
  const [a, b] = [rankOf(one), rankOf(other)]
  return a < b ? -1 : Number(a > b)
}
