/** The strong references between the current documents, and their integrity checks. */
import type { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../dataset.ts'
import { isReferenced, missingReference } from '../transactions/errors.ts'
import { strongReferences } from './references.ts'
import type { DocumentChange } from './transactions.ts'

export type Links = {
  /**
   * Applies the changes of a transaction, after its documents have been written: references are checked on the final
   * state, not per step.
   * @throws MutationError 409 when a removed document, or one with a new type, is still referenced, or a document
   *   references a missing one
   */
  update: (changes: readonly DocumentChange[]) => void
  replaceAll: (documents: readonly LakeDocument[]) => void
}

export function createLinks(database: DatabaseSync): Links {
  const insert = database.prepare('INSERT OR IGNORE INTO links VALUES (?, ?)')
  const remove = database.prepare('DELETE FROM links WHERE source = ?')
  const sources = database.prepare('SELECT source FROM links WHERE target = ? ORDER BY source')
  const exists = database.prepare('SELECT 1 FROM documents WHERE id = ?')

  function relink({ id, before, after }: DocumentChange): void {
    const known = strongReferences(before)
    const targets = strongReferences(after)
    if (known.size === targets.size && [...known].every((target) => targets.has(target))) return
    remove.run(id)
    for (const target of targets) {
      insert.run(id, target)
      // A reference that was broken before (a seed may contain some) must not block edits of the document.
      if (!known.has(target) && exists.get(target) === undefined) throw missingReference(id, target)
    }
  }

  return {
    update: (changes) => {
      for (const change of changes) relink(change)
      for (const { id, before, after } of changes) {
        // A changed type counts as a removal: existing references expect the old type.
        if (after !== undefined && (before === undefined || before._type === after._type)) continue
        const referrers = sources.all(id).flatMap(({ source }) => (source === id ? [] : [String(source)]))
        if (referrers.length > 0) throw isReferenced(id, referrers)
      }
    },
    replaceAll: (documents) => {
      database.exec('DELETE FROM links')
      for (const document of documents) {
        for (const target of strongReferences(document)) insert.run(document._id, target)
      }
    },
  }
}
