/** Sample paths of patterns, so that a pattern can be followed through redirects like a path. Pure. */
import { segmentsOf } from './normalise.ts'
import { matchesParts, type PatternPart, REST } from './pattern.ts'

/** Placeholder segments that nobody writes, so that only parameters and stars match them. */
const STAR = '~~'
const NAME = /~([a-z][a-z0-9_]*)~/g

/** A sample path of a source's parts; for a source without wildcards, the source itself. */
export function samplePathOf(parts: readonly PatternPart[]): string {
  const steps = parts.map((part) => {
    if (part.kind === 'literal') return part.key
    return part.kind === 'name' ? `~${part.name}~` : STAR
  })
  return `/${steps.join('/')}`
}

/** Turns a path reached from a sample path back into the notation of the pattern. */
export function patternOfSamplePath(address: string): string {
  return address.replaceAll(STAR, REST).replace(NAME, ':$1')
}

type Address = { address: string; keys: string[] }

function byFirstStep(addresses: Iterable<string>): Map<string, Address[]> {
  const steps = Array.from(addresses, (address) => ({ address, keys: segmentsOf(address).map(({ key }) => key) }))
  return Map.groupBy(steps, ({ keys }) => keys[0] ?? '')
}

/**
 * Indexes paths for matching against patterns, lazily on first use.
 * @returns a function that returns the paths that a pattern matches
 */
export function createPatternCover(addresses: Iterable<string>): (parts: readonly PatternPart[]) => string[] {
  let known: Map<string, Address[]> | undefined
  return (parts) => {
    known ??= byFirstStep(addresses)
    const [first] = parts
    const near = first?.kind === 'literal' ? known.get(first.key) : undefined
    return (near ?? []).filter(({ keys }) => matchesParts(parts, keys)).map(({ address }) => address)
  }
}
