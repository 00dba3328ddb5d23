/** Finds strong references. */
import { isRecord } from '../dataset.ts'

/**
 * The distinct ids of all strong references in a value, whose targets must exist. References to other datasets
 * (`_dataset`, `_projectId`) are ignored.
 */
export function strongReferences(value: unknown): Set<string> {
  const found = new Set<string>()
  collect(value, found)
  return found
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
    return
  }
  if (!isRecord(value)) return
  if (typeof value._ref === 'string' && value._weak !== true && !('_dataset' in value) && !('_projectId' in value)) {
    found.add(value._ref)
  }
  for (const child of Object.values(value)) collect(child, found)
}
