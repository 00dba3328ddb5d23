/** The fields of a closed window's edits that are not in their document yet, and the patches that put them there. Pure. */
import { studioPath } from '@sanity/client/csm'
import type { Path } from 'sanity'
import { isSame } from '../../../lib/launch/contents.ts'
import { fieldChanges } from '../../common/field-changes.ts'
import type { CompiledType } from '../../common/untyped.ts'
import type { Unsent } from './unsent-store.ts'

/** A field that was typed in. */
export type PendingField = {
  /** Its path as a text. */
  id: string
  path: Path
  /** Titles for editors, from the outermost field to the innermost one. */
  titles: readonly string[]
  /** Undefined when it was emptied. */
  typed: unknown
  /** What the document has there. */
  current: unknown
}

/** The field, or the outermost object or item around it that the document does not have: it goes back as a whole. */
function existingOrWhole(path: Path, current: unknown): Path {
  const depths = path.map((_, index) => index + 1)
  const missing = depths.find((depth) => (studioPath.get(current, path.slice(0, depth)) ?? null) === null)
  return path.slice(0, missing)
}

/**
 * The fields that were typed in, are not decided, and do not have the typed value already.
 * @param current the document as it is now
 */
export function pendingFields(
  type: CompiledType,
  { base, edited, decided = [] }: Pick<Unsent, 'base' | 'edited' | 'decided'>,
  current: unknown,
): PendingField[] {
  const fields = fieldChanges(type, base ?? {}, edited).map((change): PendingField => {
    const path = existingOrWhole(change.path, current)
    const titles = change.titles.slice(0, path.length).filter(Boolean)
    return {
      id: studioPath.toString(path),
      path,
      titles,
      typed: studioPath.get(edited, path),
      current: studioPath.get(current, path),
    }
  })
  const unique = [...new Map(fields.map((field) => [field.id, field])).values()]
  return unique.filter((field) => !decided.includes(field.id) && !isSame(field.typed, field.current))
}

export type FieldPatch =
  | { set: Readonly<Record<string, unknown>> }
  | { unset: string[] }
  | { insert: { after: string; items: unknown[] } }

/** The patch that gives a field what was typed; an item that the document has not any more comes last in its list. */
export function patchOf({ id, path, typed, current }: PendingField): FieldPatch {
  if (typed === undefined) return { unset: [id] }
  const isItem = typeof path.at(-1) === 'object'
  if (!isItem || current !== undefined) return { set: { [id]: typed } }
  return { insert: { after: `${studioPath.toString(path.slice(0, -1))}[-1]`, items: [typed] } }
}
