/** Which documents a document points at. */
import { isRecord } from '../dataset.ts'

/**
 * The ids of all strong references in a value, once each: those that demand that their target exists. References to
 * other datasets (`_dataset`, `_projectId`) are not this lake's to keep.
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
