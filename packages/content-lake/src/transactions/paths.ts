/** Paths of patches: what Sanity's JSONMatch has and @sanity/mutator, which applies patches here, does not. */
import { isRecord } from '../dataset.ts'
import { invalid } from './errors.ts'

/** Texts, which may hold anything, and brackets with an asterisk or nothing in them. */
const TEXT_OR_BRACKETS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\[\s*\*?\s*\]/g

/** @throws MutationError 400 for empty brackets, which @sanity/mutator would take for no item at all */
function normalizePath(path: string): string {
  return path.replaceAll(TEXT_OR_BRACKETS, (part) => {
    if (!part.startsWith('[')) return part
    if (part.includes('*')) return '[0:]'
    throw invalid(`The path "${path}" has empty brackets: "[*]" matches all items of an array`)
  })
}

/**
 * The operations of a patch with `[*]`, all items of an array, as the range `[0:]`.
 * @throws MutationError 400 for a path with empty brackets
 */
export function withNormalPaths(operations: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(operations).map(([kind, operation]) => {
    if (kind === 'unset' && Array.isArray(operation)) {
      return [kind, operation.map((path) => (typeof path === 'string' ? normalizePath(path) : path))]
    }
    if (!isRecord(operation)) return [kind, operation]
    if (kind === 'insert') return [kind, Object.fromEntries(Object.entries(operation).map(withNormalPosition))]
    return [kind, Object.fromEntries(Object.entries(operation).map(([path, value]) => [normalizePath(path), value]))]
  })
  return Object.fromEntries(entries)
}

/** `before`, `after` and `replace` of an insertion name a path; `items` are values. */
function withNormalPosition([name, value]: [string, unknown]): [string, unknown] {
  return [name, name !== 'items' && typeof value === 'string' ? normalizePath(value) : value]
}
