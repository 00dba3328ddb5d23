/** The integrity of strong references. */
import type { DatabaseSync } from 'node:sqlite'
import { isRecord, type LakeDocument } from '../dataset.ts'
import { isReferenced, missingReference } from '../transactions/errors.ts'
import type { DocumentChange } from './transactions.ts'

/**
 * Creates the check of a transaction's changes, to be run after its documents have been written: references are checked
 * on the final state, not per step. It throws a MutationError (409) when a removed document, or one with a new type, is
 * still referenced, or a document references a missing one.
 */
export function createReferenceCheck(database: DatabaseSync): (changes: readonly DocumentChange[]) => void {
  const exists = database.prepare('SELECT 1 FROM documents WHERE id = ?')
  const mentioning = database.prepare(
    `SELECT id, json FROM document_references JOIN documents ON id = source
      WHERE target = ? AND source <> ? ORDER BY source`,
  )

  function referrersOf(target: string): string[] {
    return mentioning
      .all(target, target)
      .flatMap(({ id, json }) => (strongReferences(JSON.parse(String(json))).has(target) ? [String(id)] : []))
  }

  return (changes) => {
    for (const { id, before, after } of changes) {
      // A reference that was broken before (a seed may contain some) must not block edits of the document.
      const known = strongReferences(before)
      const missing = [...strongReferences(after)].find((target) => !known.has(target) && !exists.get(target))
      if (missing !== undefined) throw missingReference(id, missing)
    }
    for (const { id, before, after } of changes) {
      // A changed type counts as a removal: existing references expect the old type.
      if (before === undefined || before._type === after?._type) continue
      const referrers = referrersOf(id)
      if (referrers.length > 0) throw isReferenced(id, referrers)
    }
  }
}

/** The distinct ids of all references in a document, strong and weak, also to other datasets. */
export function referencesIn(document: LakeDocument): Set<string> {
  const found = new Set<string>()
  collect(document, ({ _ref }) => {
    if (typeof _ref === 'string') found.add(_ref)
  })
  return found
}

/** The names of the datasets of the same project to which a document refers by this id. */
export function datasetsReferredTo(document: LakeDocument, id: string, project: string): Set<string> {
  const found = new Set<string>()
  collect(document, ({ _ref, _dataset, _projectId = project }) => {
    if (_ref === id && _projectId === project && typeof _dataset === 'string') found.add(_dataset)
  })
  return found
}

/**
 * The distinct ids of all strong references in a document, whose targets must exist. References to other datasets
 * (`_dataset`, `_projectId`) are ignored.
 */
function strongReferences(document: LakeDocument | undefined): Set<string> {
  const found = new Set<string>()
  collect(document, (value) => {
    const { _ref, _weak } = value
    if (typeof _ref === 'string' && _weak !== true && !('_dataset' in value) && !('_projectId' in value)) {
      found.add(_ref)
    }
  })
  return found
}

function collect(value: unknown, visit: (object: Readonly<Record<string, unknown>>) => void): void {
  if (Array.isArray(value)) for (const item of value) collect(item, visit)
  if (!isRecord(value)) return
  visit(value)
  for (const child of Object.values(value)) collect(child, visit)
}
