/** Finds the references of documents, cached per document, because documents are immutable. */
import { isRecord, type LakeDocument } from '../dataset.ts'

const known = new WeakMap<LakeDocument, ReadonlySet<string>>()

/** Every `_ref` in a document, strong and weak. */
export function referencesIn(document: LakeDocument): ReadonlySet<string> {
  const cached = known.get(document)
  if (cached !== undefined) return cached
  const found = new Set<string>()
  collect(document, found)
  known.set(document, found)
  return found
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found)
  else if (isRecord(value)) {
    if (typeof value._ref === 'string') found.add(value._ref)
    for (const child of Object.values(value)) collect(child, found)
  }
}
