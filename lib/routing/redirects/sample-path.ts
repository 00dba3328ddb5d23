/** One address that stands for all that a pattern matches, so that patterns can be followed as addresses are. Pure. */
import { segmentsOf } from './normalise.ts'
import { type PatternPart, REST } from './pattern.ts'

/** Steps that nobody writes: each is matched by names and stars alone. */
const STAR = '~~'
const NAME = /~([a-z][a-z0-9_]*)~/g

/** The address of a source's parts; of a source without names and star, itself. */
export function samplePathOf(parts: readonly PatternPart[]): string {
  const steps = parts.map((part) => {
    if (part.kind === 'literal') return part.key
    return part.kind === 'name' ? `~${part.name}~` : STAR
  })
  return `/${steps.join('/')}`
}

/** An address that was reached from a probe, in the words of the pattern. */
export function patternOfSamplePath(address: string): string {
  return address.replaceAll(STAR, REST).replace(NAME, ':$1')
}

type Address = { address: string; keys: string[] }

function byFirstStep(addresses: Iterable<string>): Map<string, Address[]> {
  const steps = Array.from(addresses, (address) => ({ address, keys: segmentsOf(address).map(({ key }) => key) }))
  return Map.groupBy(steps, ({ keys }) => keys[0] ?? '')
}

function isCovered(parts: readonly PatternPart[], keys: readonly string[]): boolean {
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'rest') return true
    const key = keys[index]
    if (key === undefined || (part.kind === 'literal' && part.key !== key)) return false
  }
  return keys.length === parts.length
}

/**
 * Makes addresses ready to be asked which of them a pattern matches; only when the first pattern asks.
 * @returns what answers with the addresses that match
 */
export function createPatternCover(addresses: Iterable<string>): (parts: readonly PatternPart[]) => string[] {
  let known: Map<string, Address[]> | undefined
  return (parts) => {
    known ??= byFirstStep(addresses)
    const [first] = parts
    const near = first?.kind === 'literal' ? known.get(first.key) : undefined
    return (near ?? []).filter(({ keys }) => isCovered(parts, keys)).map(({ address }) => address)
  }
}
