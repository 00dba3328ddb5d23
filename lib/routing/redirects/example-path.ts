/** Example paths of patterns, so that a pattern can be followed through redirects like a path. Pure. */
import { type PatternPart, REST } from './pattern.ts'

/** Placeholder segments that nobody writes, so that only parameters and stars match them. */
const STAR = '~~'
const NAME = /~([a-z][a-z0-9_]*)~/g

/** An example path of a source's parts; for a source without wildcards, the source itself. */
export function examplePathOf(parts: readonly PatternPart[]): string {
  const steps = parts.map((part) => {
    if (part.kind === 'literal') return part.key
    return part.kind === 'name' ? `~${part.name}~` : STAR
  })
  return `/${steps.join('/')}`
}

/** Turns a path reached from an example path back into the notation of the pattern. */
export function patternOfExamplePath(path: string): string {
  return path.replaceAll(STAR, REST).replace(NAME, ':$1')
}
